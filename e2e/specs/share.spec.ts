import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';

// What is shared and said: tests/features/public/blog/ShareButton.test.tsx and tests/ui/toast.
test(
  'a toast, whose code comes with the first, is reachable over the popup and stays when that closes',
  { tag: '@phone' },
  async ({ page }) => {
    const { toast } = textsOf(SOURCE_LANGUAGE, 'common');
    const { share, popup } = textsOf(SOURCE_LANGUAGE, 'blog');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const loaded = () => scripts.filter((path) => /\/Toasts-.*\.js/.test(path));
    // A device with a share function, which few desktop browsers have.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
    });
    await page.goto(`/blog?post=${NIE.slug}`);
    const button = page.getByRole('button', { name: share.action });
    const toasts = page.getByRole('region', { name: toast.region }).getByRole('listitem');
    await expect(button).toBeVisible();
    expect(loaded()).toEqual([]);
    await button.click();
    await expect(toasts).toBeVisible();
    expect(loaded()).toHaveLength(1);
    await page.getByRole('button', { name: toast.close }).click();
    await expect(toasts).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();

    await button.click();
    await expect(toasts).toBeVisible();
    await page.getByRole('button', { name: popup.close, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toasts).toBeVisible();
  },
);
