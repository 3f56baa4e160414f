import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The second half of `npm run test:postgres`: the tests of the database through the API of `npm start`, on
 * a PostgreSQL server in place of PGlite. The Edge Functions call that API, whatever is beneath it: what
 * several at once get from it is in tests/postgres/{outbox,buildHook}.spec.ts.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}/src` } },
  test: {
    include: [
      'tests/postgres/server/*.spec.ts',
      'tests/database/**/*.test.ts',
      'tests/server/embedded/{factors,passwords,tokenRules}.test.ts',
      'tests/server/embedded/migrations.process.test.ts',
    ],
    // It compares the catalogue of two databases, not what they do.
    exclude: ['tests/database/schema.test.ts'],
    globalSetup: ['tests/postgres/server/template.ts'],
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    // The files of a worker share a backend (tests/support/backend.ts).
    isolate: false,
    // The server logs every call that the database refuses, and tests make such on purpose.
    onConsoleLog: () => false,
    testTimeout: 60_000,
    // The default is a second, too little for another process on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});
