import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The second half of `npm run test:postgres`: the tests of the database through the API of `npm start`,
 * and of the Edge Functions on Deno that call it, on a PostgreSQL server in place of PGlite.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}/src` } },
  test: {
    include: [
      'tests/postgres/server/*.spec.ts',
      'tests/database/**/*.test.ts',
      'tests/firm/seed.test.ts',
      'tests/server/embedded/{factors,passwords,tokenRules}.test.ts',
      'tests/server/embedded/migrations.process.test.ts',
      'tests/supabase/{buildSite,sendMail}.test.ts',
    ],
    // It compares the catalogue of two databases, not what they do.
    exclude: ['tests/database/schema.test.ts'],
    globalSetup: ['tests/postgres/server/template.ts'],
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    // The files of a worker share a backend (tests/support/backend.ts).
    isolate: false,
    // Figures alone: the server logs every call that the database refuses, and tests make such on purpose.
    onConsoleLog: (text) => text.includes('alerts over HTTP'),
    testTimeout: 60_000,
    // The default is a second, too little for another process on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});
