import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { API_PATH } from './server.ts';
import type { EmbeddedBackend } from './embedded.ts';
import { hostedBackend } from './hosted.ts';

/** One backend for a process, though Vite makes its server anew when its configuration changes. */
const RUNNING = Symbol.for('despacho.embedded-backend');
const process_ = globalThis as { [RUNNING]?: Promise<EmbeddedBackend> };

/** `npm run dev`: the embedded API on Vite's own origin, unless a hosted project is configured. */
export function embeddedApi(): Plugin {
  return {
    name: 'embedded-api',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      if (hostedBackend('development')) return;
      const { startEmbedded } = await import('./embedded.ts');
      process_[RUNNING] ??= startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' });
      const backend = await process_[RUNNING];
      const listener = getRequestListener((request) => backend.fetch(request));
      server.middlewares.use((request, response, next) => {
        if (API_PATH.test(request.url ?? '')) void listener(request, response);
        else next();
      });
    },
  };
}
