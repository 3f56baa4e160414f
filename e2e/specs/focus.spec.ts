import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { rgbOf } from '../support/contrast';
import { palette } from '../../src/styles/palette';
import { tabTo } from '../support/keyboard';
import { textsOf } from '../support/texts';

test(
  'the ring around the card of a post is not clipped, that of the chat button has two colours, and the focus moves to the list with its next page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await sql(
      site,
      `insert into public.blog_posts (slug, title, excerpt, content, date)
     select 'entrada-' || n, 'Entrada ' || n, 'Extracto', 'Contenido', current_date - 400
     from generate_series(1, 12) as n`,
    );
    await page.goto('/blog');
    const title = page.getByRole('article').first().getByRole('link').first();
    await expect(title).toBeVisible();
    await tabTo(page, title);
    const card = page.getByRole('article').first();
    await expect(card).toHaveCSS('outline-style', 'solid');
    await expect(card).toHaveCSS('outline-width', '3px');
    // Nothing around it cuts the ring off.
    const clipped = await card.evaluate((element) => {
      const box = element.getBoundingClientRect();
      for (let up = element.parentElement; up; up = up.parentElement) {
        const around = up.getBoundingClientRect();
        if (getComputedStyle(up).overflowX === 'hidden' && around.left > box.left - 6)
          return up.outerHTML;
      }
      return '';
    });
    expect(clipped).toBe('');
    const chat = page
      .getByRole('complementary', { name: textsOf(SOURCE_LANGUAGE, 'contact').cards.chat.title })
      .getByRole('link');
    await chat.focus();
    // A white ring inside a dark one: one of the two differs from whatever is below.
    await expect(chat).toHaveCSS('outline-color', rgbOf(palette.ink[950]));
    await expect(chat).toHaveCSS('box-shadow', /rgb\(255, 255, 255\) 0px 0px 0px 3px/);
    await page.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.next }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?page=2');
    await expect(
      page.getByRole('region', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.heading }),
    ).toBeFocused();
  },
);
