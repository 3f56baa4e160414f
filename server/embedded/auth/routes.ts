import { authError, authRoute, type Handler } from './handler.ts';

/** They tell known addresses from unknown ones, and send mails without a limit. */
const MAGIC_LINKS = /^\w+ (otp|magiclink)$/;

/** Where a path may hold encoded characters, as names of files. */
const WITH_NAMES = /^\/(rest|storage)\/v1\//;

/**
 * Refuses what nobody signs in with: links without a password, and paths in an encoded form, which
 * @supabase/lite decodes, so that the rules of the other handlers would not see them ('%6ftp').
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
