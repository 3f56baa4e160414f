import { existsSync } from 'node:fs';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

const CANDIDATES = {
  firefox: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webKitDriver: ['/usr/bin/WebKitWebDriver'],
  miniBrowser: LIBRARIES.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
  display: ['/usr/bin/Xvfb'],
};

export type Programs = Record<keyof typeof CANDIDATES, string>;

/**
 * Where the browsers and what drives them are installed.
 * @throws with one line that says what to install.
 */
export function findPrograms(): Programs {
  const find = (paths: (string | undefined)[]) =>
    paths.find((path) => path && existsSync(path)) ?? '';
  const programs = {
    firefox: find(CANDIDATES.firefox),
    webKitDriver: find(CANDIDATES.webKitDriver),
    miniBrowser: find(CANDIDATES.miniBrowser),
    display: find(CANDIDATES.display),
  };
  if (Object.values(programs).some((path) => !path)) {
    throw new Error(
      'Firefox and WebKit are needed: on Debian as root, ' +
        '`apt-get install firefox-esr webkit2gtk-driver xvfb`; FIREFOX may name another Firefox.',
    );
  }
  return programs;
}

/** Checked before any test, so that missing programs are reported once. */
export default function setup(): void {
  findPrograms();
}
