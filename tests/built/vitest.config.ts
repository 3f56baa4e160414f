import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run test:built`: tests of the files in `dist`, and of servers that deliver them. */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}/src` } },
  test: {
    include: ['tests/built/*.test.ts'],
    globalSetup: ['e2e/support/snapshot.ts'],
    setupFiles: ['tests/support/setup.ts'],
    provide: { temporary: tmpdir() },
    maxWorkers: 2,
    pool: 'threads',
    onConsoleLog: (log) => !/wasm:\/\/wasm|@supabase\/lite|EXPERIMENTAL FEATURES/.test(log),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
