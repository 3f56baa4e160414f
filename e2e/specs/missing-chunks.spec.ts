import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { nextLayout } from '../support/layout';
import {
  expectNoErrorScreen,
  expectReadable,
  followLink,
  prerenderedTexts,
  TRIED_PAGES,
  type TriedPage,
  useOnce,
} from '../support/triedPages';

/** The file of a chunk: its name, and the hash of its contents. */
const CHUNK = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/;

const chunkOf = (request: Request) => CHUNK.exec(new URL(request.url()).pathname)?.[1];

/** What all else waits for. Without it: islands.spec.ts and, without any script, preferences.spec.ts. */
const SHARED = ['index', 'app', 'shared'];

/** When a page requests a chunk: by itself, when it is used, or for the page that a link opens. */
type Stage = 'start' | 'use' | 'link';

/** One page for all: what stays on it, and what its links do, is decided in `src/hydration`. */
const tried: TriedPage = TRIED_PAGES.home;

async function chunksOf(page: Page): Promise<Record<Stage, string[]>> {
  const chunks: Record<Stage, string[]> = { start: [], use: [], link: [] };
  let stage: Stage = 'start';
  const record = (request: Request) => {
    const chunk = chunkOf(request);
    if (chunk && !Object.values(chunks).flat().includes(chunk)) chunks[stage].push(chunk);
  };
  page.on('request', record);
  await page.goto(tried.path);
  stage = 'use';
  await useOnce(page, tried);
  await page.waitForLoadState('networkidle');
  stage = 'link';
  await followLink(page, tried);
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  return chunks;
}

/** Answers 404 for chunks, as after a deployment that has removed them, and counts documents. */
async function removeChunks(page: Page) {
  const state = { chunks: [] as string[], failed: new Set<string>(), documents: 0 };
  await page.route(CHUNK, (route, request) => {
    const chunk = chunkOf(request) ?? '';
    if (!state.chunks.includes(chunk)) return route.continue();
    state.failed.add(chunk);
    return route.fulfill({ status: 404 });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) state.documents += 1;
  });
  return state;
}

test(
  'a page stays readable when chunks of it are missing',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/status of 404/, /Failed to fetch dynamically imported module/);
    const chunksAt = await chunksOf(page);
    const texts = await prerenderedTexts(page, tried.path);
    const removed = await removeChunks(page);
    for (const [stage, all] of Object.entries(chunksAt)) {
      const chunks = all.filter((chunk) => !SHARED.includes(chunk));
      expect(chunks.length).toBeGreaterThan(0);
      await test.step(`${stage}: ${chunks.join(', ')}`, async () => {
        Object.assign(removed, { chunks, failed: new Set(), documents: 0 });
        const isAsked = () =>
          expect.poll(() => removed.failed.size, 'one is requested').toBeGreaterThan(0);
        await page.goto(tried.path, { waitUntil: 'load' });
        if (stage !== 'start') {
          await expect(page.locator('html')).toHaveAttribute('data-ready', '');
        }
        if (stage === 'use') await page.mouse.wheel(0, 300);
        if (stage === 'link') await useOnce(page, tried);
        else await isAsked();
        await nextLayout(page);
        await expectReadable(page, texts);
        expect(removed.documents, 'nothing reloads the page').toBe(1);
        await followLink(page, tried);
        if (stage === 'link') await isAsked();
        await expectNoErrorScreen(page);
      });
    }
  },
);
