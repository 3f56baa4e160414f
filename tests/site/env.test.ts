import { expect, it } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { parseEnv } from '@/site/env';
import { firm } from '@/site/firm';
import { keyHeaders } from '@/site/keys';

const ORIGIN = 'https://site.example';
const parse = (VITE_SUPABASE_URL?: unknown, VITE_SUPABASE_ANON_KEY?: unknown) =>
  parseEnv({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY }, ORIGIN);
const siteUrl = (VITE_SITE_URL: string) => parseEnv({ VITE_SITE_URL }, ORIGIN).siteUrl;

it('the backend is the embedded one on the site’s own origin without variables, the hosted one with both', () => {
  const embedded = { supabaseUrl: ORIGIN, supabaseAnonKey: EMBEDDED_ANON_KEY };
  expect(parse()).toEqual({ ...embedded, siteUrl: firm.website });
  expect(parse('  ', ' ')).toMatchObject(embedded);
  // Without blanks and trailing slash.
  expect(parse(' https://project.supabase.co/ ', ' key ')).toMatchObject({
    supabaseUrl: 'https://project.supabase.co',
    supabaseAnonKey: 'key',
  });
  expect(siteUrl('http://localhost:8080/')).toBe('http://localhost:8080');
});

it('a malformed variable is reported by its name', () => {
  for (const url of [
    'project.supabase.co',
    'ftp://project.example',
    'https://a b.example',
    'https://project.example/rest/v1',
    'https://user:word@project.example',
  ]) {
    expect(() => parse(url, 'key')).toThrow('VITE_SUPABASE_URL is not an address');
    expect(() => siteUrl(url)).toThrow(/^VITE_SITE_URL /);
  }
  const url = 'https://project.example';
  expect(() => parse(url)).toThrow(/^VITE_SUPABASE_ANON_KEY is missing/);
  expect(() => parse('', 'key')).toThrow(/^VITE_SUPABASE_URL is missing/);
  expect(() => parse(url, 'a key')).toThrow(/^VITE_SUPABASE_ANON_KEY /);
});

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) =>
  `${text({ alg: 'HS256', typ: 'JWT' })}.${text({ role, ref: 'ñ÷' })}.c2ln`;

it.each([
  ['sb_publishable_abc_1', 'sb_secret_abc_1'],
  [token('anon'), token('service_role')],
])(
  'a build takes the public key %s, and refuses the secret one without repeating it',
  (key, secret) => {
    const build = (one: string) => parse('https://project.supabase.co', one);
    expect(build(key).supabaseAnonKey).toBe(key);
    expect(() => build(secret)).toThrow(/^VITE_SUPABASE_ANON_KEY is the secret key/);
    expect(() => build(secret)).not.toThrow(secret);
    // A legacy key is a token too.
    for (const one of [key, secret])
      expect(keyHeaders(one)).toEqual({
        apikey: one,
        ...(!one.startsWith('sb_') && { Authorization: `Bearer ${one}` }),
      });
  },
);
