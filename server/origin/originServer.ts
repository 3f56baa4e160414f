import { serve, type ServerType } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { log } from '../log.ts';
import { callerOf, followPublished } from '../publication/followPublished.ts';
import { API_PATH, apiApp, isStaffWrite } from './api.ts';
import { type SiteApp, siteApp, type SiteOptions } from './siteApp.ts';

/** Options of `originApp`. */
interface OriginOptions extends SiteOptions {
  /** How many proxies are in front of the server (`setCaller`). Default 0. */
  proxies?: number;
  /** Answers /functions/v1/translate; by default as the environment says. */
  translate?: (request: Request) => Promise<Response>;
}

/** Replaces Hono's handler, which prints the whole error. */
function answerFailure(error: Error, c: Context): Response {
  log(`${c.req.method} ${c.req.path.slice(0, 100)} failed`, error);
  return c.text('Internal Server Error', 500);
}

/** Serves the API alone or, with `dist`, the site and the API on one origin. */
export function originApp(
  backend: EmbeddedBackend | undefined,
  dist?: string,
  options: OriginOptions = {},
): SiteApp {
  const app: SiteApp = new Hono();
  app.onError(answerFailure);
  const published =
    options.published ?? (backend && dist ? followPublished(callerOf(backend.fetch)) : undefined);
  if (backend) {
    // `count` reads Content-Range.
    if (!dist) app.use(cors({ origin: '*', exposeHeaders: ['Content-Range'] }));
    const api = apiApp(backend, options.proxies, options.translate);
    app.all('*', async (c, next) => {
      if (!API_PATH.test(c.req.path)) return next();
      const response = await api.fetch(c.req.raw, c.env);
      // A post that a save withdraws is not served once the save is answered.
      if (isStaffWrite(c.req.raw)) await published?.refresh();
      return response;
    });
  }
  if (dist) app.route('/', siteApp(dist, { ...options, published }));
  return app;
}

/** A server that is listening. */
export interface Listening {
  url: string;
  close: () => Promise<void>;
}

/**
 * Anything that handles requests: the origin, the API alone, or the benchmarks' reference page.
 */
type Served = Pick<Parameters<typeof serve>[0], 'fetch'>;

/**
 * In ms; a slower request is answered with 408. Uploading an image of 2 MiB takes half a minute on
 * a slow connection.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000 };

interface ListenOptions extends ServerOptions {
  /** By default the loopback interface only; 0.0.0.0 is all of them. */
  hostname?: '127.0.0.1' | '0.0.0.0';
}

/** Starts listening. Port 0 takes a free one; `url` is for this machine. */
export function listen(
  app: Served,
  port: number,
  { hostname = '127.0.0.1', ...limits }: ListenOptions = {},
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = { ...TIMEOUTS, ...limits };
    const options = { fetch: app.fetch, port, hostname, serverOptions };
    const server: ServerType = serve(options, () => {
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
