import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addressOf } from '../src/site/pages.ts';
import type { EmbeddedBackend } from './embedded.ts';
import { ASSET_HEADERS, securityHeaders } from './headers.ts';
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

const answerEtag = etag();

export interface SiteOptions {
  /** Answer with the prerendered pages; without them every page starts from the empty shell. Default true. */
  prerendered?: boolean;
  /** The hosted backend that the build talks to, if it is not the embedded one. */
  hostedUrl?: string | undefined;
}

/** The production build as a static host would serve it: see docs/deploy.md for the same rules elsewhere. */
export function siteApp(dist: string, { prerendered = true, hostedUrl }: SiteOptions = {}): Hono {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(hostedUrl));
  const assetHeaders = Object.entries(ASSET_HEADERS);

  app.use(async (c, next) => {
    await next();
    const immutable = c.res.ok && c.req.path.startsWith(ASSETS);
    for (const [name, value] of immutable ? assetHeaders : headers) c.header(name, value);
    c.header('Cache-Control', immutable ? CACHE.assets : CACHE.others);
    if (c.res.ok && FEED_PATHS.includes(c.req.path)) c.header('Content-Type', FEED_TYPE);
  });
  app.use((c, next) => (c.req.path.startsWith(ASSETS) ? next() : answerEtag(c, next)));
  app.use((c, next) => {
    const { path } = c.req;
    if (path === '/' || !path.endsWith('/')) return next();
    // Never two slashes in front: a browser takes the next word for a host.
    const target = `/${path.replace(/^\/+|\/+$/g, '')}${new URL(c.req.url).search}`;
    return Promise.resolve(c.redirect(target, 301));
  });
  for (const { from, to } of REDIRECTS) app.get(from, (c) => c.redirect(to, 301));
  app.get('*', async (c, next) => {
    const file = fileOf(c.req.path, dist, prerendered);
    if (!file && /\.\w+$/.test(c.req.path)) return c.text('Not found', 404);
    const send = serveStatic({ root: dist, path: file ?? '/404.html', precompressed: true });
    const answer = await send(c, next);
    return file || !answer
      ? answer
      : new Response(answer.body, { status: 404, headers: answer.headers });
  });
  return app;
}

/** The file that answers for a path, as a path below the build; undefined for an address that the site has not. */
function fileOf(path: string, dist: string, prerendered: boolean): string | undefined {
  const has = (name: string) =>
    !name.includes('..') &&
    statSync(join(dist, name), { throwIfNoEntry: false })?.isFile() === true;
  if (!addressOf(path) && !isShellPath(path)) {
    return has(path) && !HIDDEN_FILES.test(path) ? path : undefined;
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
