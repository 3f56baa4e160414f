import { defineConfig } from '@playwright/test';
import { firm } from '../src/site/firm';
import { findChromium } from './support/chromium';
import { HOME_LOCALE } from './support/homeLocale';

// For the pages that tests write: how small those of a build are is tested in tests/built.
process.env.COMPRESSION = 'fast';

export default defineConfig({
  testDir: './specs',
  globalSetup: './support/snapshot.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/../transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Generous, because a busy machine is no fault: a test that passes waits no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/retryReporter.ts']],
  use: {
    locale: HOME_LOCALE,
    timezoneId: firm.timeZone,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: findChromium(),
  },
  // Tests whose result cannot depend on the viewport are tagged to run in one project only.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
