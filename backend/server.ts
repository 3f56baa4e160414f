import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import type { AddressInfo } from 'node:net';
import { addressOf } from '../src/site/pages.ts';
import type { EmbeddedBackend } from './embedded.ts';
import { securityHeaders } from './headers.ts';

/** Requests that the backend answers; all others are the site's. */
export const API_PATH = /^\/(rest|auth|storage)\/v1(\/|$)/;

const ADMIN_PATH = /^\/(admin-login|config-blogmr(\/.*)?)$/;

/** What the build names by its content: a browser need never ask again. */
const ASSETS = '/assets/';

const answerEtag = etag();

/**
 * The production build as a static host would serve it: see docs/deploy.md for the same rules elsewhere.
 * @param hostedUrl the hosted backend that the build talks to, if it is not the embedded one.
 */
export function siteApp(dist: string, hostedUrl?: string): Hono {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(hostedUrl));
  const file = serveStatic({ root: dist, precompressed: true });
  const shell = serveStatic({ root: dist, path: 'index.html', precompressed: true });

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    const immutable = c.res.ok && c.req.path.startsWith(ASSETS);
    c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use((c, next) => (c.req.path.startsWith(ASSETS) ? next() : answerEtag(c, next)));
  app.use((c, next) => {
    const { path } = c.req;
    if (path === '/' || !path.endsWith('/')) return next();
    // Never two slashes in front: a browser takes the next word for a host.
    const target = `/${path.replace(/^\/+|\/+$/g, '')}${new URL(c.req.url).search}`;
    return Promise.resolve(c.redirect(target, 301));
  });
  app.use(file);
  app.get('*', async (c, next) => {
    const isPage = Boolean(addressOf(c.req.path)) || ADMIN_PATH.test(c.req.path);
    if (!isPage && /\.\w+$/.test(c.req.path)) return c.text('Not found', 404);
    const page = await shell(c, next);
    return isPage || !page ? page : new Response(page.body, { status: 404, headers: page.headers });
  });
  return app;
}

/** The API alone or, with `dist`, the site and the API on one origin. */
export function originApp(
  backend: EmbeddedBackend | undefined,
  dist?: string,
  hostedUrl?: string,
): Hono {
  const app = new Hono();
  if (backend) {
    if (!dist) app.use(cors());
    app.all('*', (c, next) => (API_PATH.test(c.req.path) ? backend.fetch(c.req.raw) : next()));
  }
  if (dist) app.route('/', siteApp(dist, hostedUrl));
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
