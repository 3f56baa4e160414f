import { listen, originApp } from '../../server/origin/originServer';
import { DIST } from '../../server/paths';
import { translationFor } from '../../server/translation';
import { test as base } from './fixtures';
import { type FakeService, KEY, startTranslationService } from './translationService';

/** The site with a translation service that is a stand-in. */
export const test = base.extend<{ service: FakeService; url: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
  service: async ({}, use) => {
    const service = await startTranslationService();
    await use(service);
    await service.close();
  },
  url: async ({ site, service }, use) => {
    const translate = translationFor(site.backend, {
      TRANSLATION_SERVICE: 'deepl',
      TRANSLATION_URL: service.url,
      TRANSLATION_KEY: KEY,
      TRANSLATION_TIMEOUT_MS: '20000',
    });
    const server = await listen(
      originApp(site.backend, DIST, { prerendered: false, translate }),
      0,
    );
    await use(server.url);
    await server.close();
  },
  baseURL: ({ url }, use) => use(url),
});
