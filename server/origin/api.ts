import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { tokenOfFeed } from '../../src/site/appointments.ts';
import { feedHandler } from '../../supabase/functions/_shared/calendar/feed.ts';
import { isForwarded, proxyHeaders, setCaller } from '../caller.ts';
import { logRefusal } from '../embedded/auth/eventLog.ts';
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { API_HEADERS, storedFileHeaders } from '../headers.ts';
import { log } from '../log.ts';
import { ownProject, translationFor } from '../translation.ts';
import { readBody } from './body.ts';
import { isKnownQuery } from './restRules.ts';

/** The paths of the backend; all others belong to the site. */
export const API_PATH = /^\/(rest|auth|storage|functions)\/v1(\/|$)/;

const STORED_FILE = /^\/storage\/v1\/object\/(public|sign|authenticated)\//;

const PRIVATE = { 'Cache-Control': 'no-store' };

/** Endpoints that no client needs: state and version of the services, the list of all tables. */
const FOR_OPERATORS = /^\/(rest\/v1|auth\/v1\/(health|settings)|storage\/v1\/(status|health))\/?$/;

/** In the form of PostgREST. */
const UNKNOWN_QUERY = {
  code: 'PGRST100',
  message: 'The site sends no such query',
  details: null,
  hint: null,
};

const JSON_TYPE = /^application\/json\b/;

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Pictures and subscriptions are requested without a key; hosted Supabase allows that too. */
const WITHOUT_KEY = /^\/storage\//;

let isWarned = false;

/** Warns once, because all callers behind an unannounced proxy share the limits of one caller. */
function warnOfProxy(): void {
  if (!isWarned) log('A proxy stands in front: set TRUSTED_PROXIES (docs/deploy.md)');
  isWarned = true;
}

const REFUSED_BODIES = {
  400: 'The request ended before its body',
  413: 'Payload too large',
  503: 'Too many uploads at once',
};

/** Replaces Hono's handler, which prints the whole error. The token of a calendar's address is a secret. */
export function answerFailure(error: Error, c: Context): Response {
  const path = c.req.path.replace(/[\da-f]{64}/, '…').slice(0, 100);
  log(`${c.req.method} ${path} failed`, error);
  return c.text('Internal Server Error', 500);
}

/** The embedded API with a server's limits. */
export function apiApp(
  backend: Pick<EmbeddedBackend, 'fetch' | 'serviceKey' | 'isVerified'>,
  proxies = 0,
  translate = translationFor(backend),
) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.onError(answerFailure);
  app.use(async (c, next) => {
    await next();
    // No CORS: site and API share an origin. originApp adds it where the API is served alone.
    for (const name of [...c.res.headers.keys()]) {
      if (name.startsWith('access-control-')) c.header(name, undefined);
    }
    const isFile = c.res.ok && c.req.method === 'GET' && STORED_FILE.test(c.req.path);
    const headers = {
      ...API_HEADERS,
      ...proxyHeaders(c.req.raw, proxies),
      // Rows and sessions are private; stored files have a Cache-Control of their own.
      ...(isFile ? storedFileHeaders(c.res.headers.get('Content-Type') ?? '') : PRIVATE),
    };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.use(async (c, next) => {
    setCaller(c.req.raw.headers, c.env.incoming?.socket.remoteAddress, proxies);
    if (!METHODS.includes(c.req.method)) return c.json({ message: 'Method not allowed' }, 405);
    if (FOR_OPERATORS.test(c.req.path)) return c.json({ message: 'Not found' }, 404);
    if (c.req.path.startsWith('/rest/') && c.req.method !== 'OPTIONS' && !isKnownQuery(c.req.raw)) {
      logRefusal(c.req.raw, 400);
      return c.json(UNKNOWN_QUERY, 400);
    }
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    const isOpen = WITHOUT_KEY.test(c.req.path) || tokenOfFeed(c.req.path) !== undefined;
    if (key || c.req.method === 'OPTIONS' || isOpen) return next();
    return c.json({ message: 'No API key found in request' }, 401);
  });
  app.use(async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    if (c.req.path.startsWith('/rest/') && !JSON_TYPE.test(c.req.header('content-type') ?? '')) {
      return c.json({ message: 'Unsupported media type' }, 415);
    }
    const body = await readBody(raw, await backend.isVerified(raw));
    if (typeof body === 'number') {
      logRefusal(raw, body);
      return c.json({ message: REFUSED_BODIES[body] }, body);
    }
    const { url, method, headers, signal } = raw;
    c.req.raw = new Request(url, { method, headers, body, signal });
    return next();
  });
  app.all('/functions/v1/translate', async (c) => {
    // Not by way of `backend`, which would let nobody else in until the service has answered.
    const response = await translate(c.req.raw);
    return new Response(response.body, response);
  });
  const feed = feedHandler((request) => ownProject(backend, request));
  app.get('/functions/v1/calendar/:file', (c) => feed(c.req.raw));
  app.all('/functions/*', (c) => c.json({ message: 'Not found' }, 404));
  app.all('*', (c) => {
    if (proxies === 0 && isForwarded(c.req.raw.headers)) warnOfProxy();
    return backend.fetch(c.req.raw);
  });
  return app;
}
