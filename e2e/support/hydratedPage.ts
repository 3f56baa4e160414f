import type { Page, Response } from '@playwright/test';
import { PAGE_DATA_ID } from '../../src/i18n/visitorLanguage';

/**
 * Makes `goto` and `reload` move the mouse, as the app waits for an interaction, and wait until it
 * has hydrated a prerendered document: before, a link opens a document, and typing has no effect
 * yet. A test of the time before passes `waitUntil`.
 */
export function waitForHydration(page: Page): Page {
  const hydrated = async (load: Promise<Response | null>, options?: { waitUntil?: string }) => {
    const answer = await load;
    if (!options?.waitUntil) await startApp(page);
    return answer;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (url, options) => hydrated(goto(url, options), options);
  page.reload = (options) => hydrated(reload(options), options);
  return page;
}

/** Starts the app of a document by an interaction that changes nothing. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // In each frame: `expect` would look again after up to a second.
  await page.waitForFunction(isHydrated, PAGE_DATA_ID);
}

const isHydrated = (data: string) =>
  !document.getElementById(data) || 'ready' in document.documentElement.dataset;

/** Opens a page and waits for its islands too: a link in one opens a document until then. */
export async function openWithIslands(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => !document.querySelector('[data-island=""]'));
}
