import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { ROOT } from '../../server/paths';

/** Whether the audit takes pictures of what it opens in place of its checks (`npm run screenshots`). */
export const TAKES_PICTURES = Boolean(process.env.SCREENSHOTS);

/** At which widths the audit looks at what it opens at more than one. */
export const AUDITED_WIDTHS = TAKES_PICTURES ? [360, 768, 1280] : [360, 1280];

/** Writes a picture of the page as it is: all of it, or what is in sight where a dialog is open. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && word !== language);
  const width = page.viewportSize()?.width ?? 0;
  const file = [language, words.join('-') || 'home', width].join('-');
  const isDialogOpen = (await page.locator('dialog[open], [role=dialog]:visible').count()) > 0;
  await shoot(page, `screenshots/${file}.png`, !isDialogOpen);
}

/** Writes a picture once its fonts and images are there. */
export async function shoot(page: Page, file: string, fullPage: boolean): Promise<void> {
  await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
  await expect(page.locator('main .animate-spin')).toHaveCount(0);
  await page.evaluate(async (fromTop) => {
    if (fromTop) scrollTo({ top: 0, behavior: 'instant' });
    // A lazy image that is not displayed never loads, and its decode() never settles.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, fullPage);
  await page.screenshot({ path: join(ROOT, file), fullPage, animations: 'disabled' });
}
