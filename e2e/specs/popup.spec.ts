import type { Page } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { ofCategory, cards } from '../support/blogList';
import { expect, test } from '../support/fixtures';
import { banner } from '../support/siteHeader';
import { sql } from '../support/database';
import { categoriesOf, NIE } from '../support/seededPosts';
import { ANOTHER } from '../support/languages';
import { dayIn, textsOf } from '../support/texts';

const popup = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => popup(page).getByRole('heading', { level: 2 });
const title = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

// What it shows: tests/features/public/blog/posts.test.tsx.
test(
  'the popup opens from list, home page and address, also by id, and back and forward close and open it',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const pressed = cards(page).filter({ has: title(page, NIE[SOURCE_LANGUAGE]) });
    await title(page, NIE[SOURCE_LANGUAGE]).hover();
    await page.mouse.down();
    await expect(pressed).toHaveCSS('outline-style', 'solid');
    await page.mouse.up();
    await expect(page).toHaveURL(`/blog?post=${NIE.slug}`);
    await expect(popup(page)).toBeVisible();
    // It opens in place, so that nothing below needs its true height.
    await expect(cards(page).nth(5)).toHaveCSS('content-visibility', 'auto');
    await expect(popup(page)).toHaveAccessibleName(NIE[SOURCE_LANGUAGE]);
    await expect(heading(page)).toHaveText(NIE[SOURCE_LANGUAGE]);
    const { post } = textsOf(SOURCE_LANGUAGE, 'blog');
    await expect(popup(page).locator('time')).toHaveText(
      [post.publishedOn, post.reviewedOn, post.lawAsOf].map((text) =>
        text.replace('{{date}}', dayIn(SOURCE_LANGUAGE, '2026-11-10')),
      ),
    );
    await expect(popup(page)).toContainText(categoriesOf(NIE.slug, SOURCE_LANGUAGE));
    await expect(popup(page).getByRole('listitem').first()).toHaveText(
      'Impreso EX-15, cumplimentado y firmado.',
    );
    await expectAccessible(page, 'the popup', 'dialog');

    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/blog');
    await page.goForward();
    await expect(heading(page)).toHaveText(NIE[SOURCE_LANGUAGE]);
    // Closing goes back in history, so that forward opens the popup again.
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/blog');

    // Opened from another page, closing it leads to the list.
    await banner(page).locator('a[href="/"]').first().click();
    await page
      .locator('#blog')
      .getByRole('link', { name: NIE[SOURCE_LANGUAGE], exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`/blog?post=${NIE.slug}`);
    await expect(heading(page)).toHaveText(NIE[SOURCE_LANGUAGE]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(12);
    await page.goBack();
    await expect(page).toHaveURL('/');

    const [row] = await sql<{ id: string }>(site, 'select id from blog_posts where slug = $1', [
      NIE.slug,
    ]);
    await page.goto(`/blog?post=${row?.id}`);
    await expect(heading(page)).toHaveText(NIE[SOURCE_LANGUAGE]);
    await popup(page)
      .getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').popup.page })
      .click();
    await expect(page).toHaveURL(`/blog/${NIE.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NIE[SOURCE_LANGUAGE]);
    await expect(popup(page)).toHaveCount(0);
  },
);

const WAYS_TO_CLOSE: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'the button': (page, language) =>
    popup(page)
      .getByRole('button', { name: textsOf(language, 'blog').popup.close, exact: true })
      .click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside it': (page) => page.mouse.click(4, 4),
};

test(
  'the list is as it was after closing the popup in any way',
  { tag: '@phone' },
  async ({ page }) => {
    const language = ANOTHER;
    const list = `${pathOf('blog', language)}?${ofCategory('civil')}&page=1`;
    await page.goto(list);
    const link = cards(page).first().getByRole('heading').getByRole('link');
    for (const [name, close] of Object.entries(WAYS_TO_CLOSE)) {
      await test.step(name, async () => {
        await link.click();
        await expect.poll(() => page.url()).toContain(`${list}&post=`);
        await expect(heading(page)).toBeVisible();
        await close(page, language);
        await expect(popup(page)).toHaveCount(0);
        await expect(page).toHaveURL(list);
        await expect(link).toBeFocused();
      });
    }
  },
);
