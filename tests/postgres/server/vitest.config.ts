import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The second half of `npm run test:postgres`: the tests of the database through the API of `npm start`,
 * on a PostgreSQL server in place of PGlite.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}/src` } },
  test: {
    include: [
      'tests/postgres/server/*.spec.ts',
      'tests/database/**/*.test.ts',
      'tests/server/archive.test.ts',
      'tests/server/embedded/{factors,passwords,tokenRules}.test.ts',
    ],
    // It compares the catalogue of two databases, not what they do.
    exclude: ['tests/database/schema.test.ts'],
    globalSetup: ['tests/postgres/server/template.ts'],
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    // The server logs every call that the database refuses; tests make such calls on purpose.
    onConsoleLog: () => false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
