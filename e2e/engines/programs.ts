import { existsSync } from 'node:fs';

const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

const CANDIDATES = {
  firefox: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webKitDriver: ['/usr/bin/WebKitWebDriver'],
  miniBrowser: ['x86_64', 'aarch64'].map((one) => `/usr/lib/${one}-linux-gnu/${MINI_BROWSER}`),
  display: ['/usr/bin/Xvfb'],
};

export type Programs = Record<keyof typeof CANDIDATES, string>;

/**
 * Where the browsers and what drives them are installed.
 * @throws with one line that says what to install.
 */
export function findPrograms(): Programs {
  const found = Object.entries(CANDIDATES).map(([name, paths]) => [
    name,
    paths.find((path) => path && existsSync(path)),
  ]);
  if (found.every(([, path]) => path)) return Object.fromEntries(found) as Programs;
  throw new Error(
    'Firefox and WebKit are needed: on Debian as root, ' +
      '`apt-get install firefox-esr webkit2gtk-driver xvfb`; FIREFOX may name another Firefox.',
  );
}

/** Checked before any test, so that missing programs are reported once. */
export default function setup(): void {
  findPrograms();
}
