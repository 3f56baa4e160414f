import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/fixtures';

/**
 * `npm run test:engines`: the main journeys in Firefox and in WebKit. Playwright runs the tests;
 * the browsers are Debian's, since Playwright's own builds are patched.
 */
export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  globalSetup: ['./engines/programs', './support/snapshot'],
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // They take a minute and a half; longer than four, something hangs.
  globalTimeout: 240_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
