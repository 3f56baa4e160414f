import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/site/env';
import { isSecretKey, keyHeaders } from '@/site/keys';

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (role: string) =>
  `${text({ alg: 'HS256', typ: 'JWT' })}.${text({ role, ref: 'ñ÷' })}.c2ln`;

const PUBLIC = ['sb_publishable_abc_1', token('anon')];
const SECRET = ['sb_secret_abc_1', token('service_role')];

describe('a publishable or secret key', () => {
  it.each(['sb_publishable_abc_1', 'sb_secret_abc_1'])('%s is no token', (key) => {
    expect(keyHeaders(key)).toEqual({ apikey: key });
  });
});

describe('a legacy key', () => {
  it.each(['anon', 'service_role'])('is a token too: %s', (role) => {
    const key = token(role);
    expect(keyHeaders(key)).toEqual({ apikey: key, Authorization: `Bearer ${key}` });
  });
});

describe('a build', () => {
  const build = (key: string) =>
    parseEnv(
      { VITE_SUPABASE_URL: 'https://project.supabase.co', VITE_SUPABASE_ANON_KEY: key },
      'https://site.example',
    );

  it.each(PUBLIC)('takes the public key %s', (key) => {
    expect(isSecretKey(key)).toBe(false);
    expect(build(key).supabaseAnonKey).toBe(key);
  });

  it.each(SECRET)('refuses the secret key %s, without repeating it', (key) => {
    expect(() => build(key)).toThrow(/^VITE_SUPABASE_ANON_KEY is the secret key/);
    expect(() => build(key)).not.toThrow(key);
  });
});
