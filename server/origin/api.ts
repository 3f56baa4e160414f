import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { isForwarded, setCaller } from '../caller.ts';
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { API_HEADERS, storedFileHeaders } from '../headers.ts';
import { log } from '../log.ts';
import { translationFor } from '../translation.ts';

/** The paths of the backend; all others belong to the site. */
export const API_PATH = /^\/(rest|auth|storage|functions)\/v1(\/|$)/;

const STORED_FILE = /^\/storage\/v1\/object\/(public|sign|authenticated)\//;

const PRIVATE = { 'Cache-Control': 'no-store' };

/**
 * Endpoints that no client needs: the state and version of the services, the list of all tables.
 */
const FOR_OPERATORS = /^\/(rest\/v1|auth\/v1\/(health|settings)|storage\/v1\/(status|health))\/?$/;

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Pictures are requested by browsers, without a key; hosted Supabase allows that too. */
const WITHOUT_KEY = /^\/storage\//;

const KIB = 1024;

/**
 * The body size limit in bytes: for an image of 2 MiB as form data, a long post in seven languages,
 * a form.
 */
function maxBodySize(c: Context): number {
  if (c.req.path.startsWith('/storage/')) return 3 * 1024 * KIB;
  return /^\/(rest|functions)\//.test(c.req.path) && hasSession(c.req.raw)
    ? 4 * 1024 * KIB
    : 64 * KIB;
}

/** Whether a request carries a session's token, which is not verified here. */
function hasSession({ headers }: Request): boolean {
  const token = headers.get('authorization')?.replace(/^Bearer /i, '');
  return token !== undefined && token !== EMBEDDED_ANON_KEY;
}

/** Whether a request may change what is published; only those of staff can. */
export function isStaffWrite(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/rest/') && request.method !== 'GET' && hasSession(request);
}

let isWarned = false;

/** Warns once, because all callers behind an unannounced proxy share the limits of one caller. */
function warnOfProxy(): void {
  if (!isWarned) log('A proxy stands in front: set TRUSTED_PROXIES (docs/deploy.md)');
  isWarned = true;
}

const tooLarge = (c: Context) => c.json({ message: 'Payload too large' }, 413);

/**
 * The embedded API with a server's limits. Bodies are read completely before the backend handles
 * them, since it handles one request at a time.
 */
export function apiApp(
  backend: Pick<EmbeddedBackend, 'fetch' | 'serviceKey'>,
  proxies = 0,
  translate = translationFor(backend),
) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use(async (c, next) => {
    await next();
    // No CORS: site and API share an origin. originApp adds it where the API is served alone.
    for (const name of [...c.res.headers.keys()]) {
      if (name.startsWith('access-control-')) c.header(name, undefined);
    }
    const isFile = c.res.ok && c.req.method === 'GET' && STORED_FILE.test(c.req.path);
    const headers = {
      ...API_HEADERS,
      // Rows and sessions are private to the caller; stored files have a Cache-Control of their
      // own.
      ...(isFile ? storedFileHeaders(c.res.headers.get('Content-Type') ?? '') : PRIVATE),
    };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.use((c, next) => {
    if (!METHODS.includes(c.req.method)) {
      return Promise.resolve(c.json({ message: 'Method not allowed' }, 405));
    }
    if (FOR_OPERATORS.test(c.req.path))
      return Promise.resolve(c.json({ message: 'Not found' }, 404));
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    if (key || c.req.method === 'OPTIONS' || WITHOUT_KEY.test(c.req.path)) return next();
    return Promise.resolve(c.json({ message: 'No API key found in request' }, 401));
  });
  app.use((c, next) => bodyLimit({ maxSize: maxBodySize(c), onError: tooLarge })(c, next));
  app.all('/functions/v1/translate', async (c) => {
    // Not by way of `backend`, which would let nobody else in until the service has answered.
    const response = await translate(c.req.raw);
    return new Response(response.body, response);
  });
  app.all('/functions/*', (c) => c.json({ message: 'Not found' }, 404));
  app.all('*', async (c) => {
    const { raw } = c.req;
    if (proxies === 0 && isForwarded(raw.headers)) warnOfProxy();
    setCaller(raw.headers, c.env.incoming?.socket.remoteAddress, proxies);
    if (!raw.body) return backend.fetch(raw);
    const body = await raw.arrayBuffer().catch(() => undefined);
    if (!body) return c.json({ message: 'The request ended before its body' }, 400);
    return backend.fetch(new Request(raw.url, { method: raw.method, headers: raw.headers, body }));
  });
  return app;
}
