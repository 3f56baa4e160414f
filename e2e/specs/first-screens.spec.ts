/** What the first screens of a phone show, and what the contact page prints. */
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { firm } from '../../src/site/firm';
import { lawyerPathOf, pathOf } from '../../src/site/pages';
import { ANOTHER, LAST, OTHER } from '../support/languages';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';

const SCREEN = 740;

test('a phone shows a way to ask and the content soon', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: SCREEN });
  for (const language of LANGUAGES) {
    const topOf = async (path: string, selector: string) => {
      await openHydrated(page, path);
      return page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top + scrollY);
    };
    const contact = pathOf('contact', language);
    expect.soft(await topOf(contact, '#booking h2'), language).toBeLessThan(SCREEN);
    expect.soft(await topOf(contact, '#enquiry form'), language).toBeLessThan(SCREEN);
    const home = pathOf('home', language);
    const answers = lawyerPathOf(firm.lawyers[0].id, language);
    expect.soft(await topOf(home, `#home a[href="${answers}"]`), language).toBeLessThan(SCREEN);
    const doors = await topOf(home, '#home nav li:last-child');
    expect.soft(doors, `${language} doors`).toBeLessThan(1.5 * SCREEN);
    for (const name of ['blog', 'privacy', 'glossary'] as const) {
      const start = await topOf(pathOf(name, language), 'main header + *');
      expect.soft(start, `${language} ${name}`).toBeLessThan(0.7 * SCREEN);
    }
  }
});

test('the chat button covers no text on arrival', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of [
    pathOf('contact', OTHER),
    pathOf('service-civil', LAST),
    pathOf('service-civil', ANOTHER),
  ]) {
    await openHydrated(page, path);
    const covered = () =>
      page.locator('a.fixed[href^="https://wa.me"]').evaluate((button) => {
        if (getComputedStyle(button).opacity === '0') return '';
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (
            button.contains(node) ||
            !node.textContent?.trim() ||
            !node.parentElement?.checkVisibility()
          )
            continue;
          range.selectNode(node);
          const isUnder = [...range.getClientRects()].some(
            (line) =>
              line.left < right && line.right > left && line.top < bottom && line.bottom > top,
          );
          if (isUnder) return node.textContent;
        }
        return '';
      });
    await expect.poll(covered, path).toBe('');
  }
});

test(
  'the contact page prints how to reach the firm, and no empty form',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, pathOf('contact', SOURCE_LANGUAGE));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('form').first()).toBeHidden();
    await expect(page.locator('#booking')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeHidden();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  },
);
