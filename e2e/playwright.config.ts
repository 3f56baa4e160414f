import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';

export default defineConfig({
  testDir: '.',
  globalSetup: './snapshot.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: findChromium(),
  },
  // What cannot differ by the screen's size says so in its tag, and runs once.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // About documents and files, which are the same on every screen.
      testIgnore: ['head.spec.ts', 'seo.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
