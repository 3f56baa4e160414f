import { expect, it } from 'vitest';
import {
  API_HEADERS,
  ASSET_HEADERS,
  securityHeaders,
  storedFileHeaders,
} from '../../server/headers';

/** Exact, since the tests of the servers compare them with these constants. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
  "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; " +
  "base-uri 'none'; form-action 'self'";

it('a page allows nothing but the site itself, stays out of frames, and tells other sites its origin alone', () => {
  expect(securityHeaders()).toMatchObject({
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  // Every answer asks for TLS on its own host, and is taken for the type that it has.
  for (const headers of [securityHeaders(), ASSET_HEADERS, API_HEADERS])
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    });
});

it('a page allows images and data from a hosted backend, and nothing else', () => {
  const url = 'https://project.supabase.co';
  expect(securityHeaders(`${url}/`)['Content-Security-Policy']).toBe(
    POLICY.replace('data:', `data: ${url}`).replace(
      "connect-src 'self'",
      `connect-src 'self' ${url}`,
    ),
  );
});

it('a response of the API cannot run scripts, be framed or be read by another site', () => {
  expect(API_HEADERS).toMatchObject({
    'Content-Security-Policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('a stored picture may be shown by other sites; any other file is downloaded', () => {
  expect(storedFileHeaders('image/webp')).toEqual({
    'Content-Disposition': 'inline',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  expect(storedFileHeaders('text/html')).toEqual({ 'Content-Disposition': 'attachment' });
});
