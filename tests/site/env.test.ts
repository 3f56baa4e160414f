import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../src/site/env';
import { firm } from '../../src/site/firm';

const ORIGIN = 'http://localhost:4173';

describe('VITE_SITE_URL', () => {
  it("is the firm's own address where it is not given", () => {
    expect(parseEnv({}, ORIGIN).siteUrl).toBe(firm.website);
    expect(parseEnv({ VITE_SITE_URL: ' ' }, ORIGIN).siteUrl).toBe(firm.website);
  });

  it('is an origin, without its last slash', () => {
    const siteUrl = (value: string) => parseEnv({ VITE_SITE_URL: value }, ORIGIN).siteUrl;
    expect(siteUrl('https://firm.example/')).toBe('https://firm.example');
    expect(siteUrl('http://localhost:8080')).toBe('http://localhost:8080');
  });

  it.each([
    'firm.example',
    'https://firm.example/site',
    'https://',
    'ftp://firm.example',
    'https://a b',
  ])('fails by name as %s', (value) => {
    expect(() => parseEnv({ VITE_SITE_URL: value }, ORIGIN)).toThrow(/^VITE_SITE_URL /);
  });
});

describe('the hosted backend', () => {
  it('is two variables or none', () => {
    const url = 'https://project.example';
    expect(parseEnv({}, ORIGIN).supabaseUrl).toBe(ORIGIN);
    expect(
      parseEnv({ VITE_SUPABASE_URL: `${url}/`, VITE_SUPABASE_ANON_KEY: 'key' }, ORIGIN),
    ).toMatchObject({ supabaseUrl: url, supabaseAnonKey: 'key' });
    expect(() => parseEnv({ VITE_SUPABASE_URL: url }, ORIGIN)).toThrow(/VITE_SUPABASE_ANON_KEY/);
    expect(() => parseEnv({ VITE_SUPABASE_ANON_KEY: 'key' }, ORIGIN)).toThrow(/VITE_SUPABASE_URL/);
    expect(() =>
      parseEnv({ VITE_SUPABASE_URL: 'project', VITE_SUPABASE_ANON_KEY: 'key' }, ORIGIN),
    ).toThrow(/^VITE_SUPABASE_URL /);
  });
});
