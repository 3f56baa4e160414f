import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createServer, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { followPublished, publicProject } from '../publication/followPublished.ts';
import { answerFailure, API_PATH, apiApp } from './api.ts';
import { type SiteApp, siteApp, type SiteOptions } from './siteApp.ts';

/** Options of `originApp`. */
interface OriginOptions extends SiteOptions {
  /** How many proxies are in front of the server (`setCaller`). Default 0. */
  proxies?: number;
  /** Answers /functions/v1/translate; by default as the environment says. */
  translate?: (request: Request) => Promise<Response>;
}

/** Whether a request may change what is published; only those of staff can. */
async function isStaffWrite(request: Request, backend: EmbeddedBackend): Promise<boolean> {
  const isWrite = request.method !== 'GET' && new URL(request.url).pathname.startsWith('/rest/');
  return isWrite && backend.isVerified(request);
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
    options.published ?? (backend && dist ? followPublished(publicProject(backend)) : undefined);
  if (backend) {
    // `count` reads Content-Range.
    if (!dist) app.use(cors({ origin: '*', exposeHeaders: ['Content-Range'] }));
    const api = apiApp(backend, options.proxies, options.translate);
    app.all('*', async (c, next) => {
      if (!API_PATH.test(c.req.path)) return next();
      const response = await api.fetch(c.req.raw, c.env);
      // A post that a save withdraws is not served once the save is answered.
      if (await isStaffWrite(c.req.raw, backend)) await published?.refresh();
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

/** Anything that handles requests: the origin, or the API alone. */
type Served = { fetch: Parameters<typeof getRequestListener>[0] };

/**
 * In ms; a slower request is answered with 408, and a connection on which nothing moves is closed.
 * Uploading an image of 2 MiB takes half a minute on a slow connection.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000 };
const IDLE_MS = 90_000;

const MOST_CONNECTIONS = 1_000;

/** How many requests a connection may have open, since the answer to each would be held in memory. */
const MOST_PIPELINED = 2;

/** What all answers that their clients do not read may hold together, in bytes. */
const MOST_UNREAD = 64 * 1024 * 1024;

/** Closes the connections that hold most, until the rest is within bounds. */
function shed(responses: ReadonlySet<ServerResponse>): void {
  const bySize = [...responses].sort((a, b) => a.writableLength - b.writableLength);
  let held = 0;
  for (const response of bySize) {
    held += response.writableLength;
    if (held > MOST_UNREAD) response.destroy();
  }
}

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
  const answer = getRequestListener(app.fetch);
  const open = new WeakMap<Socket, number>();
  const responses = new Set<ServerResponse>();
  const server = createServer({ ...TIMEOUTS, ...limits }, (request, response) => {
    const { socket } = request;
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    responses.add(response);
    response.on('close', () => {
      responses.delete(response);
      open.set(socket, (open.get(socket) ?? 1) - 1);
    });
    if (count > MOST_PIPELINED) socket.destroy();
    else void answer(request, response);
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = IDLE_MS;
  const shedding = setInterval(() => shed(responses), 250).unref();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, hostname, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        close: () => {
          clearInterval(shedding);
          server.closeAllConnections();
          return new Promise((done) => server.close(() => done()));
        },
      });
    });
  });
}
