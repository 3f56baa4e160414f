import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What waits for full minutes of pg_cron, at once with the others (jobs.config.ts). */
export const JOBS = ['tests/postgres/jobs.spec.ts'];

/** `npm run test:postgres`: tests that need a PostgreSQL with many sessions. */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}/src` } },
  test: {
    include: ['tests/postgres/*.spec.ts'],
    exclude: JOBS,
    globalSetup: ['tests/postgres/platform.ts'],
    // One database for all files.
    fileParallelism: false,
    testTimeout: 90_000,
    // The default is a second, too little for another process on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
