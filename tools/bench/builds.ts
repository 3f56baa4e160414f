import { type Browser, chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.ts';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded.ts';
import { type Listening, listen, originApp } from '../../server/origin/originServer.ts';
import { DIST } from '../../server/paths.ts';

/** The build of `npm run build`, as `withBuilds` names it. */
export const SITE = `site:${DIST}`;

/**
 * Starts a backend with the demo, Chromium, and a server for each build, and ends them after the work.
 * @param folders `name:folder` of each build, which `npm run build -- --out=FOLDER` made.
 */
export async function withBuilds(
  folders: readonly string[],
  work: (
    browser: Browser,
    builds: readonly { name: string; url: string }[],
    backend: EmbeddedBackend,
  ) => Promise<void>,
): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const browser = await chromium.launch(findChromium());
  const builds: ({ name: string } & Listening)[] = [];
  try {
    for (const entry of folders) {
      const [name = '', folder = ''] = entry.split(':');
      builds.push({ name, ...(await listen(originApp(backend, resolve(folder)), 0)) });
    }
    await work(browser, builds, backend);
  } finally {
    await browser.close();
    await Promise.all(builds.map((build) => build.close()));
    await backend.close();
  }
}
