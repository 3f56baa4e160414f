import { tryDecode } from 'hono/utils/url';
import { MAX_MAIL_ADDRESS } from '../../../src/site/mailAddress.ts';
import { authError, authRoute, fieldsOf, type Handler } from './handler.ts';

/**
 * What the site calls, and the sign-up that the settings refuse. @supabase/lite has more: links that
 * sign in without a password or put tokens into an address, and mails without a limit.
 */
const KNOWN =
  /^(OPTIONS .+|POST (token|verify|recover|logout|signup|factors(\/[^/]+\/(challenge|verify))?)|(GET|PUT) user|DELETE factors\/[^/]+)$/;

/** The APIs whose paths may contain encoded characters, in names. */
const WITH_NAMES = /^\/(rest|storage)\/v1\//;

/** A URL by which its holder may store a file for two hours, even after leaving the staff. */
const SIGNED_UPLOAD = /^\/storage\/v1\/object\/upload\/sign\//;

/** Of which neither PostgreSQL nor a file system has one in a name. */
const CONTROL = /%([01][0-9a-f]|7f)/i;

/** The fields that are compared with what is stored, which an object or a list would make fail. */
const TEXTS = ['email', 'password', 'code', 'challenge_id', 'token', 'token_hash', 'refresh_token'];

async function hasTexts(request: Request): Promise<boolean> {
  if (!/^(POST|PUT) /.test(authRoute(request) ?? '')) return true;
  const fields = await fieldsOf(request);
  // The limits keep addresses for a while.
  if (typeof fields.email === 'string' && fields.email.length > MAX_MAIL_ADDRESS) return false;
  return TEXTS.every((name) => ['string', 'undefined'].includes(typeof fields[name]));
}

/**
 * Refuses all other ways to sign in, signed uploads, and encoded paths ('%6ftp'): @supabase/lite
 * decodes them, so that they would bypass the rules of the other handlers.
 */
export function withKnownRoutes(next: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isEncoded =
      (pathname.includes('%') && !WITH_NAMES.test(pathname)) || CONTROL.test(pathname);
    const isOther = pathname.startsWith('/auth/') && !KNOWN.test(authRoute(request) ?? '');
    // As the package reads the path: what is well encoded is decoded, also beside what is not.
    const path = tryDecode(pathname, decodeURI);
    return isEncoded || isOther || SIGNED_UPLOAD.test(path)
      ? authError(404, 'not_found', 'Not found')
      : (await hasTexts(request))
        ? next(request)
        : authError(400, 'bad_json', 'A value is not valid');
  };
}
