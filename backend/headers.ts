/** What a script, a style or a font needs of them: the others are for documents, and weigh half a kilobyte each time. */
export const ASSET_HEADERS = { 'X-Content-Type-Options': 'nosniff' };

/**
 * The security headers of the site's answers; other hosts send the same (docs/deploy.md).
 * @param hostedUrl the hosted backend's address, where there is one: pictures and data come from it.
 */
export function securityHeaders(hostedUrl?: string): Record<string, string> {
  const backend = hostedUrl ? [new URL(hostedUrl).origin] : [];
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // sonner, the second kind of toast (SPEC 4.6), brings its styles as an inline element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...backend],
    'connect-src': ["'self'", ...backend],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    ...ASSET_HEADERS,
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
