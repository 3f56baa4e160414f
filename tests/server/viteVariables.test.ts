import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostedBackend } from '../../server/viteVariables';

afterEach(() => vi.unstubAllEnvs());

function backendAt(url: string) {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  return hostedBackend('production');
}

describe('the hosted backend', () => {
  it.each([
    'http://project.example',
    'http://project.example:54321',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.168.1.2:54321',
  ])('is refused when it is reached unencrypted: %s', (url) => {
    expect(() => backendAt(url)).toThrow(/VITE_SUPABASE_URL must begin with https:\/\//);
  });

  it.each([
    'https://project.supabase.co',
    'http://localhost:54321',
    'http://127.0.0.1:54321',
    'http://[::1]:54321',
  ])('is accepted with encryption, or on this machine: %s', (url) => {
    expect(backendAt(url)?.supabaseUrl).toBe(url);
  });
});
