import { expect } from '@playwright/test';
import { DIST } from '../../server/paths';
import { listen, originApp } from '../../server/origin/originServer';
import { test as base } from '../support/served';
import type { Engine } from './engine';
import { EnginePage } from './enginePage';
import { startFirefox } from './firefox';
import { withErrorReports } from './pageErrors';
import { findPrograms } from './programs';
import { startWebKit } from './webkit';
import { HOME_LOCALE } from '../support/homeLocale';

export interface EngineOptions {
  engineName: 'firefox' | 'webkit';
}

interface WorkerFixtures extends EngineOptions {
  started: { engine: Engine; url: string };
}

interface TestFixtures {
  /** As in `Accept-Language`. */
  visitorLocale: string;
  /** A new window; the test fails on errors in its pages. */
  enginePage: EnginePage;
}

/** The production build with a worker's own backend, in Firefox or in WebKit. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ backend, engineName }, use) => {
      const programs = findPrograms();
      const site = originApp(backend, DIST);
      const errors: string[] = [];
      const isWebKit = engineName === 'webkit';
      const served = isWebKit ? withErrorReports(site, (text) => errors.push(text)) : site;
      const server = await listen(served, 0);
      const engine = isWebKit
        ? await startWebKit(programs, () => errors.splice(0))
        : await startFirefox(programs.firefox);
      await use({ engine, url: server.url });
      await engine.close();
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitorLocale: [HOME_LOCALE, { option: true }],
  enginePage: async ({ started: { engine, url }, visitorLocale }, use) => {
    const window = await engine.open(visitorLocale);
    await window.resize(1280, 900);
    await use(new EnginePage(window, url));
    const errors = await window.errors();
    await window.close();
    expect(errors, 'errors in the page').toEqual([]);
  },
});

export { expect };
