import { describe, expect, it } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { parseEnv } from '@/site/env';
import { firm } from '@/site/firm';

const parse = (VITE_SUPABASE_URL?: unknown, VITE_SUPABASE_ANON_KEY?: unknown) =>
  parseEnv({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY }, 'https://site.example');

const embedded = { supabaseUrl: 'https://site.example', supabaseAnonKey: EMBEDDED_ANON_KEY };

describe('without variables', () => {
  it.each([
    [undefined, undefined],
    ['', ''],
    ['  ', ' '],
  ])('uses the embedded backend on the site’s own origin (%j, %j)', (url, key) => {
    expect(parse(url, key)).toMatchObject(embedded);
  });
});

describe('with both variables', () => {
  it.each([
    ['https://project.supabase.co', 'https://project.supabase.co'],
    ['https://project.supabase.co/', 'https://project.supabase.co'],
    [' http://127.0.0.1:54321 ', 'http://127.0.0.1:54321'],
  ])('uses %s as the hosted backend', (url, supabaseUrl) => {
    expect(parse(url, ' key ')).toMatchObject({ supabaseUrl, supabaseAnonKey: 'key' });
  });
});

describe('a malformed variable is reported by its name', () => {
  it.each([
    'project',
    'project.supabase.co',
    'ftp://project.example',
    'https://',
    'https://a b.example',
    'https://project.example/rest/v1',
    'https://project.example?x=1',
    'https://project.example#x',
    'https://user:word@project.example',
  ])('VITE_SUPABASE_URL=%s', (url) => {
    expect(() => parse(url, 'key')).toThrow(/^VITE_SUPABASE_URL is not an address .*: /);
    expect(() => parse(url, 'key')).toThrow(url);
  });

  it('one without the other', () => {
    expect(() => parse('https://project.example')).toThrow(/^VITE_SUPABASE_ANON_KEY is missing/);
    expect(() => parse('', 'key')).toThrow(/^VITE_SUPABASE_URL is missing/);
  });

  it('a key of several words', () => {
    expect(() => parse('https://project.example', 'a key')).toThrow(/^VITE_SUPABASE_ANON_KEY /);
  });
});

const ORIGIN = 'http://localhost:4173';

describe('VITE_SITE_URL', () => {
  it("defaults to the firm's website", () => {
    expect(parseEnv({}, ORIGIN).siteUrl).toBe(firm.website);
    expect(parseEnv({ VITE_SITE_URL: ' ' }, ORIGIN).siteUrl).toBe(firm.website);
  });

  it('is an origin without a trailing slash', () => {
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
  ])('is reported by its name when it is %s', (value) => {
    expect(() => parseEnv({ VITE_SITE_URL: value }, ORIGIN)).toThrow(/^VITE_SITE_URL /);
  });
});
