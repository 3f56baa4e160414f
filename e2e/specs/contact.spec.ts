import { firm } from '../../src/site/firm';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { ANOTHER, OTHER } from '../support/languages';
import { openHydrated } from '../support/publicPages';
import { holdRequests } from '../support/requests';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';

const { booking, cards, chat: texts } = textsOf(ANOTHER, 'contact');
const contact = pathOf('contact', ANOTHER);

test(
  'the home page has mail, chat and the phone numbers, which dial, and leads to the contact page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('home', ANOTHER));
    const section = page.locator('#contact');
    const mail = section.locator(`a[href="mailto:${firm.email}"]`).first();
    await expect(mail).toHaveText(cards.email.action);
    const floating = page.getByRole('link', { name: texts.open });
    await expect(floating).toBeInViewport({ ratio: 1 });
    for (const link of [section.getByRole('link', { name: cards.chat.action }), floating]) {
      const href = new URL((await link.getAttribute('href')) ?? '');
      expect(href.origin + href.pathname).toBe(`https://wa.me/${firm.chatNumber.slice(1)}`);
      expect(href.searchParams.get('text')).toBe(texts.prefilled);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }

    const button = section.getByRole('button', { name: cards.phone.action });
    const call = cards.phone.call.replace('{{phone}}', '').trim();
    const links = section.getByRole('link', { name: call });
    await button.click();
    for (const [index, phone] of firm.phones.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `tel:${phone}`);
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
      await expect(links.nth(index).locator('bdi')).toHaveAttribute('dir', 'ltr');
    }
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
    await section.getByRole('link', { name: cards.form.action }).click();
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await expect(page.locator('#enquiry')).toBeAttached();
  },
);

/** The texts or controls below the floating button, none while it is hidden. In the browser. */
function below(what: string): string[] {
  const chat = document.querySelector('.chat-button');
  if (!chat || getComputedStyle(chat).pointerEvents === 'none') return [];
  const box = chat.getBoundingClientRect();
  const isBelow = ({ left, right, top, bottom }: DOMRect) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const isSeen = (each: Element) => !chat.contains(each) && each.checkVisibility();
  if (what === 'controls')
    return (
      [...document.querySelectorAll('a, button, input, select, textarea')]
        .filter((each) => isSeen(each) && isBelow(each.getBoundingClientRect()))
        // A link as large as a card stays usable beside the button.
        .filter((each) => each.getBoundingClientRect().height < 96)
        .map((each) => each.outerHTML.slice(0, 120))
    );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement || !isSeen(node.parentElement)) continue;
    range.selectNode(node);
    if (node.textContent?.trim() && [...range.getClientRects()].some(isBelow))
      texts.push(node.textContent);
  }
  return texts;
}

test(
  'the chat button hides while one reads, also what was reached before the app started, and covers no text on arrival and no control',
  { tag: '@phone' },
  async ({ page }) => {
    const chat = page.locator('.chat-button');
    const release = await holdRequests(page, '**/*.js');
    await page.goto(postPathOf(NIE.slug, SOURCE_LANGUAGE), { waitUntil: 'commit' });
    await expect(chat).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    release();
    await expect(chat).toHaveCSS('opacity', '0');
    await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    await expect(chat).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    await expect(chat).toHaveCSS('opacity', '0');

    await page.setViewportSize({ width: 390, height: 664 });
    for (const path of [pathOf('contact', OTHER), pathOf('service-civil', ANOTHER)]) {
      await openHydrated(page, path);
      await expect(chat).toBeVisible();
      await expect.poll(() => page.evaluate(below, 'texts'), { message: path }).toEqual([]);
    }

    await page.goto(`${contact}?area=family`);
    await expect(page.locator('form')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: booking.heading }).click();
    await expect(page).toHaveURL(`${contact}?area=family#booking`);
    await expect(page.locator('#booking-heading')).toBeInViewport();
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'the errors');
    // It is shown on the way up, and hides over a control with one of the next frames.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = height; top >= 0; top -= 160) {
      await page.evaluate(async (y) => {
        scrollTo({ top: y, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }, top);
      await expect.poll(() => page.evaluate(below, 'controls')).toEqual([]);
    }
    // At the end of the page it is visible and does not cover the footer's last line.
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(chat).toHaveCSS('pointer-events', 'auto');
    const last = await page.locator('footer p').last().boundingBox();
    const box = await chat.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  },
);
