/**
 * The headers of all responses: `npm start` sends them, and the build writes them into the
 * configuration files of static hosts (docs/deploy.md).
 */

/** Files named by their content browsers may cache for good; everything else is revalidated each time. */
export const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

/** Of the page that shows a post that is not public yet: neither caches nor search engines keep it. */
export const REVIEW_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** A year. Without subdomains, since the firm may run other services there. */
const TRANSPORT = 'max-age=31536000';

const EVERYWHERE = {
  'Strict-Transport-Security': TRANSPORT,
  'X-Content-Type-Options': 'nosniff',
};

/** Which sites may load a response. */
export const CORP = 'Cross-Origin-Resource-Policy';

/** Of the site's pictures: link previews and feed readers show them. */
export const IMAGE_CORP = 'cross-origin';

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** For responses that are not pages, in case a browser renders one as a page. */
const NOTHING = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Of scripts, styles and fonts: the others concern documents and would add half a kilobyte. */
export const ASSET_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy': policyOf(NOTHING),
  [CORP]: 'same-origin',
};

/** For the API and stored files, in which, on the site's origin, browsers must not execute anything. */
export const API_HEADERS = {
  ...ASSET_HEADERS,
  'Content-Security-Policy': policyOf({ ...NOTHING, sandbox: [] }),
};

/** More for a stored file: other sites may show a picture; anything else is only downloaded. */
export function storedFileHeaders(contentType: string): Record<string, string> {
  return contentType.startsWith('image/')
    ? { 'Content-Disposition': 'inline', [CORP]: IMAGE_CORP }
    : { 'Content-Disposition': 'attachment' };
}

/** The security headers of pages; a hosted backend is a source of images and data. */
export function securityHeaders(hostedUrl?: string): Record<string, string> {
  const backend = hostedUrl ? [new URL(hostedUrl).origin] : [];
  return {
    ...EVERYWHERE,
    [CORP]: 'same-origin',
    'Content-Security-Policy': policyOf({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      // sonner, the second variant of toasts (SPEC 4.6), injects its styles as an inline element.
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:', ...backend],
      'connect-src': ["'self'", ...backend],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
