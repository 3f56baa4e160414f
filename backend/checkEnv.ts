import { loadEnv, type Plugin } from 'vite';
import { hostedBackend } from './hosted.ts';
import { ROOT } from './paths.ts';

/**
 * Stops the build on a malformed variable, which a visitor would otherwise be the first to notice, and leaves in
 * the build which backend it is for: `npm start` builds anew for another one.
 */
export function checkEnv(): Plugin {
  let mode = 'production';
  return {
    name: 'check-env',
    apply: 'build',
    configResolved(config) {
      ({ mode } = config);
    },
    buildStart() {
      try {
        hostedBackend(mode);
      } catch (error) {
        this.error((error as Error).message);
      }
    },
    generateBundle() {
      const { VITE_SUPABASE_URL = '', VITE_SUPABASE_ANON_KEY = '' } = loadEnv(mode, ROOT);
      const source = `${VITE_SUPABASE_URL}\n${VITE_SUPABASE_ANON_KEY}`;
      this.emitFile({ type: 'asset', fileName: '.vite/backend.txt', source });
    },
  };
}
