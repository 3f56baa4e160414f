import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/fixtures';

/**
 * `npm run test:engines`: the main journeys in Firefox and in WebKit. Playwright runs the tests;
 * the browsers are Debian's, since Playwright's own builds are patched.
 */
export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  globalSetup: ['./engines/programs', './support/snapshot'],
  outputDir: '../test-results/engines',
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // WebKit's driver is slow: on a busy machine a journey has taken 18 s.
  timeout: 120_000,
  // They take a minute and a half, on a busy machine several times as long; then something hangs.
  globalTimeout: 900_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/retryReporter.ts']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
