import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { cards, ofCategory } from '../support/blogList';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { NIE } from '../support/seededPosts';
import { banner } from '../support/siteHeader';
import { textsOf } from '../support/texts';

// What it shows: tests/features/public/blog/posts.test.tsx; what is said: transcripts.spec.ts.
test(
  'the popup opens from list, home page and address, also by id, and back and forward close and open it',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const name = NIE[SOURCE_LANGUAGE];
    const popup = page.getByRole('dialog');
    const heading = popup.getByRole('heading', { level: 2 });
    await page.goto('/blog');
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(`/blog?post=${NIE.slug}`);
    await expect(popup).toHaveAccessibleName(name);
    await expect(popup.getByRole('listitem').first()).toHaveText(
      'Impreso EX-15, cumplimentado y firmado.',
    );
    await expectAccessible(page, 'the popup', 'dialog');

    await page.goBack();
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL('/blog');
    await page.goForward();
    await expect(heading).toHaveText(name);
    // Closing goes back in history, so that forward opens the popup again.
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL('/blog');

    // Opened from another page, closing it leads to the list.
    await banner(page).locator('a[href="/"]').first().click();
    await page.locator('#blog').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/blog?post=${NIE.slug}`);
    await expect(heading).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(12);
    await page.goBack();
    await expect(page).toHaveURL('/');

    const [row] = await sql<{ id: string }>(site, 'select id from blog_posts where slug = $1', [
      NIE.slug,
    ]);
    // A former slug leads to the present one, and so does an id.
    await sql(site, `insert into public.post_old_slugs (slug, post_id) values ('vieja', $1)`, [
      row?.id,
    ]);
    await page.goto('/blog?category=Vivienda&post=vieja');
    await expect(page).toHaveURL(`/blog?category=Vivienda&post=${NIE.slug}`);
    await expect(popup).toHaveAccessibleName(name);
    await page.goto(`/blog?post=${row?.id}`);
    const { popup: t } = textsOf(SOURCE_LANGUAGE, 'blog');
    await popup.getByRole('link', { name: t.page }).click();
    await expect(page).toHaveURL(`/blog/${NIE.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(popup).toHaveCount(0);
  },
);

test(
  'the list is as it was after closing the popup in any way, which a notice outlives',
  { tag: '@phone' },
  async ({ page }) => {
    const { popup: t, share } = textsOf(ANOTHER, 'blog');
    // A device with a share function, which few desktop browsers have.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
    });
    const list = `${pathOf('blog', ANOTHER)}?${ofCategory('civil')}&page=1`;
    await page.goto(list);
    const popup = page.getByRole('dialog');
    const link = cards(page).first().getByRole('heading').getByRole('link');
    for (const close of [
      () => page.keyboard.press('Escape'),
      // Beside it.
      () => page.mouse.click(4, 4),
      () => popup.getByRole('button', { name: t.close, exact: true }).click(),
    ]) {
      await link.click();
      await expect.poll(() => page.url()).toContain(`${list}&post=`);
      await expect(popup.getByRole('heading', { level: 2 })).toBeVisible();
      await close();
      await expect(popup).toHaveCount(0);
      await expect(page).toHaveURL(list);
      await expect(link).toBeFocused();
    }

    const { toast } = textsOf(ANOTHER, 'common');
    const toasts = page.getByRole('region', { name: toast.region }).getByRole('listitem');
    await link.click();
    await page.getByRole('button', { name: share.action }).click();
    await expect(toasts).toBeVisible();
    await popup.getByRole('button', { name: t.close, exact: true }).click();
    await expect(popup).toHaveCount(0);
    await expect(toasts).toBeVisible();
  },
);
