import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addressOf } from '../src/site/pages.ts';
import type { EmbeddedBackend } from './embedded.ts';
import {
  ASSETS,
  CACHE,
  FEED_PATHS,
  FEED_TYPE,
  HIDDEN_FILES,
  isShellPath,
  REDIRECTS,
} from './hostRules.ts';

/** Requests that the backend answers; all others are the site's. */
export const API_PATH = /^\/(rest|auth|storage)\/v1(\/|$)/;

export interface SiteOptions {
  /** Answer with the prerendered pages; without them every page starts from the empty shell. Default true. */
  prerendered?: boolean;
}

/** The production build as a static host would serve it: see docs/deploy.md for the same rules elsewhere. */
export function siteApp(dist: string, { prerendered = true }: SiteOptions = {}): Hono {
  const app = new Hono();
  app.use(trimTrailingSlash());
  for (const { from, to } of REDIRECTS) app.get(from, (c) => c.redirect(to, 301));
  app.use(
    serveStatic({
      root: dist,
      precompressed: true,
      // '/de/blog' is de/blog.html; the shell stands in for what was not prerendered.
      rewriteRequestPath: (path) => fileOf(path, dist, prerendered),
      onFound: (path, c) => {
        c.header('Cache-Control', path.includes(ASSETS) ? CACHE.assets : CACHE.others);
        if (FEED_PATHS.includes(c.req.path)) c.header('Content-Type', FEED_TYPE);
        if (path.endsWith('/404.html')) c.status(404);
      },
    }),
  );
  return app;
}

/** The file that answers for a path, as a path below the build. */
function fileOf(path: string, dist: string, prerendered: boolean): string {
  const has = (name: string) =>
    statSync(join(dist, name), { throwIfNoEntry: false })?.isFile() === true;
  if (!addressOf(path) && !isShellPath(path)) {
    return has(path) && !HIDDEN_FILES.test(path) ? path : '/404.html';
  }
  const page = path === '/' ? '/index.html' : `${path}.html`;
  return prerendered && has(page) ? page : '/shell.html';
}

/** The API alone or, with `dist`, the site and the API on one origin. */
export function originApp(
  backend: EmbeddedBackend | undefined,
  dist?: string,
  options?: SiteOptions,
): Hono {
  const app = new Hono();
  if (backend) {
    if (!dist) app.use(cors());
    app.all('*', (c, next) => (API_PATH.test(c.req.path) ? backend.fetch(c.req.raw) : next()));
  }
  if (dist) app.route('/', siteApp(dist, options));
  return app;
}

export interface Listening {
  url: string;
  close: () => Promise<void>;
}

/** Listens on the loopback interface only. `port` 0 takes a free one. */
export function listen(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        close: () => {
          if ('closeAllConnections' in server) server.closeAllConnections();
          return new Promise((done) => server.close(() => done()));
        },
      });
    });
    server.on('error', reject);
  });
}
