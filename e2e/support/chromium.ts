import { chromium, type LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env.CHROMIUM,
  // The same engine without its user interface: twice as fast for a suite.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/**
 * Launch options for a real browser: an installed one, or Playwright's own.
 * @throws with one line that says how to get a browser.
 */
export function findChromium(): LaunchOptions {
  const executablePath =
    INSTALLED.find((path) => path && existsSync(path)) ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (!executablePath) {
    throw new Error(
      'No browser found: run `npx playwright install chromium` or, on Debian as root, ' +
        '`apt-get install chromium-headless-shell`; or set CHROMIUM to one.',
    );
  }
  const args = [
    '--disable-background-networking',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return { executablePath, args: isRoot ? [...args, '--no-sandbox'] : args };
}
