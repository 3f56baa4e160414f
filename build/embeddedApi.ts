import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { API_PATH, apiApp } from '../server/origin/api.ts';
import type { EmbeddedBackend } from '../server/embedded/embedded.ts';
import { hostedBackend } from '../server/viteVariables.ts';

/** One backend per process: Vite recreates its server when the configuration changes. */
const RUNNING = Symbol.for('despacho.embedded-backend');
const process_ = globalThis as { [RUNNING]?: Promise<EmbeddedBackend> | undefined };

/**
 * Serves the embedded API on the origin of `npm run dev`, unless a hosted project is configured.
 */
export function embeddedApi(): Plugin {
  return {
    name: 'embedded-api',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    async configureServer(server) {
      if (hostedBackend('development')) return;
      const { startEmbedded } = await import('../server/embedded/embedded.ts');
      process_[RUNNING] ??= startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' });
      const backend = await process_[RUNNING];
      const listener = getRequestListener(apiApp(backend).fetch);
      server.middlewares.use((request, response, next) => {
        if (API_PATH.test(request.url ?? '')) void listener(request, response);
        else next();
      });
    },
  };
}
