import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../backend/headers';

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
  it('lets in nothing but the site itself', () => {
    expect(policyOf()).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
    });
  });

  it('lets pictures and data come from a hosted backend, and nothing else', () => {
    const hosted = policyOf('https://project.supabase.co/');
    expect(hosted).toEqual({
      ...policyOf(),
      'img-src': "'self' data: https://project.supabase.co",
      'connect-src': "'self' https://project.supabase.co",
    });
  });
});
