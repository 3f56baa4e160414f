import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/**
 * `npm run test:processes`: what runs programs, or takes long by its nature. `npm test` leaves it
 * out where nothing has changed that it guards (tests/run.ts).
 */
export default defineConfig({
  ...config,
  testDir: './processes',
  // Emptied at the start: by itself, for these may run beside others.
  outputDir: '../test-results/processes',
  timeout: 120_000,
});
