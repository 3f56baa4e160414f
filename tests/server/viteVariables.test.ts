import { expect, it, vi } from 'vitest';
import { hostedBackend } from '../../server/viteVariables';

function backendAt(url: string) {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  return hostedBackend('production');
}

it.each(['http://project.example', 'http://localhost.evil.example', 'http://192.168.1.2:54321'])(
  'a hosted backend that is reached unencrypted is refused: %s',
  (url) => expect(() => backendAt(url)).toThrow(/VITE_SUPABASE_URL must begin with https:\/\//),
);

it.each(['https://project.supabase.co', 'http://localhost:54321', 'http://[::1]:54321'])(
  'a hosted backend with encryption, or on this machine, is accepted: %s',
  (url) => expect(backendAt(url)?.supabaseUrl).toBe(url),
);
