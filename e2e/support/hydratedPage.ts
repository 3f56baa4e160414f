import type { Page, Response } from '@playwright/test';
import { PAGE_DATA_ID } from '../../src/i18n/visitorLanguage';

/**
 * Makes `goto` and `reload` wait until the app has hydrated a prerendered document: before, a link
 * opens a document, and typing has no effect yet. A test of the time before passes `waitUntil`.
 */
export function waitForHydration(page: Page): Page {
  const hydrated = async (load: Promise<Response | null>, options?: { waitUntil?: string }) => {
    const answer = await load;
    // In each frame: `expect` would look again after up to a second.
    if (!options?.waitUntil) await page.waitForFunction(isHydrated, PAGE_DATA_ID);
    return answer;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (url, options) => hydrated(goto(url, options), options);
  page.reload = (options) => hydrated(reload(options), options);
  return page;
}

const isHydrated = (data: string) =>
  !document.getElementById(data) || 'ready' in document.documentElement.dataset;

/**
 * Opens a page and interacts once, so that its islands are hydrated too: a link in one opens a
 * document until then.
 */
export async function openWithIslands(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => !document.querySelector('[data-island=""]'));
}
