import { authError, authRoute, type Handler } from './handler.ts';

/** They reveal which addresses have an account, and send mails without a limit. */
const MAGIC_LINKS = /^\w+ (otp|magiclink)$/;

/** The APIs whose paths may contain encoded characters, in names. */
const WITH_NAMES = /^\/(rest|storage)\/v1\//;

/**
 * Refuses magic links, and encoded paths ('%6ftp'): @supabase/lite decodes them, so that they
 * would bypass the rules of the other handlers.
 */
export function withKnownRoutes(next: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isEncoded = pathname.includes('%') && !WITH_NAMES.test(pathname);
    return isEncoded || MAGIC_LINKS.test(authRoute(request) ?? '')
      ? authError(404, 'not_found', 'Not found')
      : next(request);
  };
}
