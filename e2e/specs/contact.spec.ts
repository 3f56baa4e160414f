import type { Page } from '@playwright/test';
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
    await expect(section.getByText(firm.email).first()).toBeVisible();
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
    await expect(links).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
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

/** The floating button's place, and what is below it: controls, and texts. In the browser. */
function addUnder(): void {
  const under = () => {
    const chat = document.querySelector('.chat-button');
    if (!chat) throw new Error('no chat button');
    if (getComputedStyle(chat).pointerEvents === 'none') return { hidden: true, controls: [] };
    const box = chat.getBoundingClientRect();
    const isBelow = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')]
      // A link as large as a card stays usable beside the button.
      .filter((each) => {
        const rect = each.getBoundingClientRect();
        return !chat.contains(each) && each.checkVisibility() && rect.height < 96 && isBelow(rect);
      })
      .map((each) => each.outerHTML.slice(0, 120));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const texts: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (chat.contains(node) || !node.parentElement?.checkVisibility()) continue;
      range.selectNode(node);
      if (node.textContent?.trim() && [...range.getClientRects()].some(isBelow))
        texts.push(node.textContent);
    }
    return { hidden: false, controls, texts };
  };
  Object.assign(window, { under });
}

type Watched = Window & {
  under: () => { hidden: boolean; controls: string[]; texts?: string[] };
};

/** Scrolls up the page, on which the button is shown. @returns the controls that it covers on the way. */
function coveredControls(page: Page): Promise<{ covered: string[]; hidden: number }> {
  return page.evaluate(async () => {
    const { under } = window as unknown as Watched;
    const covered: string[] = [];
    let hidden = 0;
    for (let y = document.documentElement.scrollHeight; y >= 0; y -= 160) {
      scrollTo({ top: y, behavior: 'instant' });
      // It hides with one of the next frames.
      for (let frame = 0; frame < 3 || (frame < 60 && under().controls.length > 0); frame += 1)
        await new Promise(requestAnimationFrame);
      covered.push(...under().controls);
      if (under().hidden) hidden += 1;
    }
    return { covered, hidden };
  });
}

test(
  'the chat button hides while one reads, also what was reached before the app started, and covers no text on arrival and no control',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(addUnder);
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
    const covered = () => page.evaluate(() => (window as unknown as Watched).under().texts ?? []);
    for (const path of [pathOf('contact', OTHER), pathOf('service-civil', ANOTHER)]) {
      await openHydrated(page, path);
      await expect.poll(covered, { message: path }).toEqual([]);
    }

    await page.goto(`${contact}?area=family`);
    await expect(page.locator('form')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: booking.heading }).click();
    await expect(page).toHaveURL(`${contact}?area=family#booking`);
    await expect(page.locator('#booking-heading')).toBeInViewport();
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'the errors');
    const { covered: controls, hidden } = await coveredControls(page);
    expect(controls).toEqual([]);
    expect(hidden).toBeGreaterThan(0);
    // At the end of the page it is visible and does not cover the footer's last line.
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(chat).toHaveCSS('pointer-events', 'auto');
    const last = await page.locator('footer p').last().boundingBox();
    const box = await chat.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  },
);
