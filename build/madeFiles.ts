import type { Plugin } from 'vite';

/** A file of the site that is made from others: the build writes it, and `npm run dev` makes it when it is asked for. */
export interface MadeFile {
  path: string;
  type: string;
  make: () => Uint8Array | Promise<Uint8Array>;
}

export function madeFiles(files: readonly MadeFile[]): Plugin {
  return {
    name: 'made-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = files.find(({ path }) => path === request.url);
        if (!asked) {
          next();
          return;
        }
        const send = (content: Uint8Array) =>
          response.setHeader('Content-Type', asked.type).end(content);
        Promise.resolve(asked.make()).then(send, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { path, make } of files) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await make() });
      }
    },
  };
}
