import type { Request } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';
import {
  expectNoErrorScreen,
  expectReadable,
  followLink,
  prerenderedTexts,
  TRIED_PATH,
  useOnce,
} from '../support/triedPages';

/** The file of a chunk: its name, and the hash of its contents. */
const CHUNK = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/;

const chunkOf = (request: Request) => CHUNK.exec(new URL(request.url()).pathname)?.[1];

/** What all else waits for. Without it: islands.spec.ts and, without any script, preferences.spec.ts. */
const SHARED = ['index', 'app', 'shared'];

/** From when on chunks are missing: the page's own, those of what is used, that of the next page. */
const STAGES = ['start', 'use', 'link'] as const;

// One page for all: what stays on it, and what its links do, is decided in `src/hydration`.
test(
  'a page stays readable when chunks of it are missing',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/status of 404/, /Failed to fetch dynamically imported module/);
    let isDeployed = false;
    let failed = 0;
    let documents = 0;
    // Answers 404 for chunks, as after a deployment that has removed them.
    await page.route(CHUNK, (route, request) => {
      if (!isDeployed || SHARED.includes(chunkOf(request) ?? '')) return route.continue();
      failed += 1;
      return route.fulfill({ status: 404 });
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const isAsked = () => expect.poll(() => failed, 'one is requested').toBeGreaterThan(0);
    for (const stage of STAGES) {
      await test.step(stage, async () => {
        isDeployed = stage === 'start';
        [failed, documents] = [0, 0];
        await page.goto(TRIED_PATH, { waitUntil: 'load' });
        const texts = await prerenderedTexts(page);
        if (stage !== 'start') await expect(page.locator('html')).toHaveAttribute('data-ready', '');
        if (stage === 'use') {
          isDeployed = true;
          await page.mouse.wheel(0, 300);
        }
        if (stage === 'link') {
          await useOnce(page);
          isDeployed = true;
        } else await isAsked();
        await nextLayout(page);
        await expectReadable(page, texts);
        expect(documents, 'nothing reloads the page').toBe(1);
        await followLink(page);
        if (stage === 'link') await isAsked();
        await expectNoErrorScreen(page);
      });
    }
  },
);
