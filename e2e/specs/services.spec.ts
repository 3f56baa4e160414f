import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { anchorOf, SERVICE_IDS, type ServiceId } from '../../src/site/services';
import { expect, test } from '../support/fixtures';
import { openPage } from '../support/scroll';
import { textsOf } from '../support/texts';
import { ANOTHER } from '../support/languages';

const card = (page: Page, id: ServiceId) => page.locator(`#${anchorOf(id)}`);
const toggle = (page: Page, id: ServiceId) => card(page, id).getByRole('button');

/** Distance between the centre of a card and the centre of the viewport below the header. */
const offCentre = (page: Page, id: ServiceId) =>
  card(page, id).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round(Math.abs((top + bottom) / 2 - (100 + innerHeight) / 2));
  });

const isOdd = SERVICE_IDS.length % 2 === 1;
const language = ANOTHER;
const t = textsOf(language, 'services');
const home = pathOf('home', language);

test('the services section', { tag: '@desktop' }, async ({ page }) => {
  const size = page.viewportSize();
  await openPage(page, home);

  await test.step('has two columns from the medium breakpoint up, and an odd last one centred', async () => {
    // In one call, because web fonts above them move all of them.
    const boxes = () =>
      page.locator('#services article').evaluateAll((cards) =>
        cards.map((each) => {
          const { x, y, width } = each.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
        }),
      );
    await page.setViewportSize({ width: 767, height: 800 });
    await expect.poll(async () => new Set((await boxes()).map(({ x }) => x)).size).toBe(1);

    await page.setViewportSize({ width: 768, height: 800 });
    await expect
      .poll(async () => new Set((await boxes()).map(({ x }) => x)).size)
      .toBe(isOdd ? 3 : 2);
    const all = await boxes();
    const [first, second, third, fourth] = all;
    const last = all.at(-1);
    if (!first || !second || !third || !fourth || !last) throw new Error('fewer than four');
    expect([second.y, fourth.y]).toEqual([first.y, third.y]);
    expect([third.x, fourth.x]).toEqual([first.x, second.x]);
    expect(last.width).toBe(first.width);
    const middle = isOdd ? (first.x + second.x) / 2 : second.x;
    expect(Math.abs(last.x - middle)).toBeLessThanOrEqual(1);
    if (size) await page.setViewportSize(size);
  });

  await test.step('expands and collapses the full description', async () => {
    const button = toggle(page, 'family');
    const description = card(page, 'family').getByText(t.family.description);
    await expect(button).toHaveText(t.viewMore);
    await expect(button).toHaveAccessibleName(`${t.viewMore} ${t.family.title}`);
    await button.click();
    await expect(description).toBeVisible();
    await expect(button).toHaveText(t.viewLess);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Enter');
    await expect(description).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(home);
  });

  await test.step('opens another card by its hash, in the centre', async () => {
    await page.evaluate((hash) => (location.hash = hash), anchorOf('civil'));
    await expect(toggle(page, 'civil')).toBeFocused();
    await expect(toggle(page, 'civil')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => offCentre(page, 'civil')).toBeLessThanOrEqual(1);
  });

  await test.step('navigates to the service page from anywhere on the card', async () => {
    await card(page, 'immigration').click({ position: { x: 20, y: 150 } });
    await expect(page).toHaveURL(pathOf('service-immigration', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.immigration.heading);
  });
});
