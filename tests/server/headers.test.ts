import { describe, expect, it } from 'vitest';
import {
  API_HEADERS,
  ASSET_HEADERS,
  securityHeaders,
  storedFileHeaders,
} from '../../server/headers';

function policyOf(hostedUrl?: string): Record<string, string> {
  const policy = securityHeaders(hostedUrl)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('allows nothing but the site itself', () => {
    expect(policyOf()).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
    });
  });

  it('allows images and data from a hosted backend, and nothing else', () => {
    const hosted = policyOf('https://project.supabase.co/');
    expect(hosted).toEqual({
      ...policyOf(),
      'img-src': "'self' data: https://project.supabase.co",
      'connect-src': "'self' https://project.supabase.co",
    });
  });
});

it('a response of the API cannot run scripts, be framed or be read by another site', () => {
  expect(API_HEADERS).toMatchObject({
    'Content-Security-Policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

it('a page stays among its own windows, out of frames, and tells other sites its origin alone', () => {
  expect(securityHeaders()).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
});

it.each([
  ['a page', securityHeaders()],
  ['a script', ASSET_HEADERS],
  ['the API', API_HEADERS],
])('%s asks for TLS on its own host, and is taken for the type that it has', (_, headers) => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  });
});

it('a stored picture may be shown by other sites; any other file is downloaded', () => {
  expect(storedFileHeaders('image/webp')).toEqual({
    'Content-Disposition': 'inline',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  expect(storedFileHeaders('text/html')).toEqual({ 'Content-Disposition': 'attachment' });
});
