import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { palette } from '../../src/styles/palette';
import { rgbOf } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { textsOf } from '../support/texts';

test(
  'the ring around the card of a post is not clipped, that of the chat button has two colours, and the focus moves to the list with its next page',
  { tag: '@desktop' },
  async ({ page }) => {
    const { list } = textsOf(SOURCE_LANGUAGE, 'blog');
    await page.goto('/blog');
    const card = page.getByRole('article').first();
    await tabTo(page, card.getByRole('link').first());
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
    await page.getByRole('link', { name: list.next }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('region', { name: list.heading })).toBeFocused();
  },
);
