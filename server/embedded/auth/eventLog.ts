import { decodeJwt } from 'jose';
import type { Connection } from '../connection.ts';
import { log } from '../../log.ts';
import { authRoute, fieldsOf, type Handler } from './handler.ts';
import { callerHash } from './limits.ts';

/** The route of a request, without anything that a caller can choose. */
function routeOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const [path = 'other'] = /^\/(rest|auth|storage)\/v1(\/rpc)?\/[a-z_]{1,40}/.exec(pathname) ?? [];
  return `${request.method} ${path}`;
}

/** Logs a request that was refused before anything was read of it. */
export const logRefusal = (request: Request, status: number) =>
  log('Refused', undefined, { route: routeOf(request), status });

function personOf({ headers }: Request): string | undefined {
  try {
    return decodeJwt(headers.get('authorization') ?? '').sub;
  } catch {
    return undefined;
  }
}

/**
 * Logs sign-ins, sign-outs, sessions that were not renewed, and requests refused for lack of
 * privileges or over a limit: the person as account id, the caller as a hash that changes daily.
 * Nothing that was sent is logged.
 */
export function withEventLog({ driver }: Connection, next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    const { ok, status } = response;
    const route = authRoute(request) ?? '';
    const grant = new URL(request.url).searchParams.get('grant_type');
    const isToken = route === 'POST token';
    const isSignIn =
      (isToken && grant !== 'refresh_token') || /^POST (verify|factors\/.+\/verify)$/.test(route);
    let event = [401, 403, 429].includes(status) ? 'Refused' : undefined;
    if (isToken && !ok) event = 'Session not renewed';
    if (isSignIn) event = ok ? 'Signed in' : 'Sign-in refused';
    if (route === 'POST logout' && ok) event = 'Signed out';
    if (!event) return response;
    const { user } = (isSignIn ? await fieldsOf(response) : {}) as { user?: { id: string } };
    log(event, undefined, {
      route: routeOf(request),
      status,
      user: user?.id ?? personOf(request) ?? 'none',
      caller: (await callerHash(driver)).slice(0, 12),
    });
    return response;
  };
}
