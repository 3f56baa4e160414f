import { chromium, type LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env.CHROMIUM,
  // The same engine without the windows around it: twice as fast for a suite.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const DEBIAN_PACKAGE = 'chromium-headless-shell';

const isRoot = process.getuid?.() === 0;

/** On Debian as root the distribution's package can be had without asking anybody. */
function installOnDebian(): string | undefined {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', DEBIAN_PACKAGE], { stdio: 'inherit' });
  const installed = `/usr/bin/${DEBIAN_PACKAGE}`;
  return existsSync(installed) ? installed : undefined;
}

/**
 * Launch options for a real browser: an installed one, Playwright's own, or Debian's package.
 * @throws with one line that says how to get a browser.
 */
export function findChromium(): LaunchOptions {
  const executablePath =
    INSTALLED.find((path) => path && existsSync(path)) ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined) ??
    installOnDebian();
  if (!executablePath) {
    throw new Error(
      'No browser found: run `npx playwright install chromium`, or set CHROMIUM to one.',
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
