import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedApi } from './backend/vitePlugin.ts';
import { checkEnv } from './backend/checkEnv.ts';
import { checkIdentity } from './backend/checkIdentity.ts';
import { precompress } from './backend/precompress.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), checkIdentity(), checkEnv(), embeddedApi(), precompress()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/snapshot.ts'],
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    // The embedded backend logs every call that the database refuses; the tests make such calls on purpose.
    onConsoleLog: (log) => !/wasm:\/\/wasm|@supabase\/lite|EXPERIMENTAL FEATURES/.test(log),
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
