import type { Connection } from '../connection.ts';
import { log } from '../../log.ts';
import { authRoute, type Handler } from './handler.ts';
import { callerHash } from './limits.ts';
import { claimsOf } from './token.ts';

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
    return claimsOf(headers.get('authorization') ?? '').sub;
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
  async function fieldsOf(request: Request, response: Response, user = personOf(request)) {
    const caller = (await callerHash(driver)).slice(0, 12);
    return { route: routeOf(request), status: response.status, user: user ?? 'none', caller };
  }

  return async (request) => {
    const response = await next(request);
    const isSignIn =
      authRoute(request) === 'POST verify' ||
      (authRoute(request) === 'POST token' &&
        new URL(request.url).searchParams.get('grant_type') !== 'refresh_token') ||
      /^POST factors\/.+\/verify$/.test(authRoute(request) ?? '');
    if (isSignIn && response.ok) {
      const body = (await response.clone().json()) as { user?: { id: string } };
      log('Signed in', undefined, await fieldsOf(request, response, body.user?.id));
    } else if (authRoute(request) === 'POST logout' && response.ok) {
      log('Signed out', undefined, await fieldsOf(request, response));
    } else if (isSignIn) {
      log('Sign-in refused', undefined, await fieldsOf(request, response));
    } else if (authRoute(request) === 'POST token' && !response.ok) {
      log('Session not renewed', undefined, await fieldsOf(request, response));
    } else if ([401, 403, 429].includes(response.status)) {
      log('Refused', undefined, await fieldsOf(request, response));
    }
    return response;
  };
}
