import type { Locator, Page } from '@playwright/test';
import { firm } from '../../src/site/firm';
import { pathOf, postPathOf } from '../../src/site/pages';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { holdRequests } from '../support/requests';
import { NIE } from '../support/seededPosts';
import { isPhone } from '../support/siteHeader';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER, OTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

type Texts = ReturnType<typeof textsOf<'contact'>>;

const CHAT_PATH = `https://wa.me/${firm.chatNumber.slice(1)}`;

/** Checks the links that the contact section and the contact page share. */
async function expectLinks(page: Page, { cards, chat: t }: Texts): Promise<void> {
  const main = page.locator('main');
  await expect(main.locator(`a[href="mailto:${firm.email}"]`).first()).toHaveText(
    cards.email.action,
  );
  await expect(main.getByText(firm.email).first()).toBeVisible();
  const floating = page.getByRole('link', { name: t.open });
  await expect(floating).toBeInViewport({ ratio: 1 });
  for (const link of [main.getByRole('link', { name: cards.chat.action }), floating]) {
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe(CHAT_PATH);
    expect(href.searchParams.get('text')).toBe(t.prefilled);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
}

const language = ANOTHER;
const texts = textsOf(language, 'contact');
const { form, phone: numbers } = texts.cards;
const [home, contact] = [pathOf('home', language), pathOf('contact', language)];
const call = numbers.call.replace('{{phone}}', '').trim();

test('contact on the home page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(home);
  const section = page.locator('#contact');
  await expectLinks(page, texts);

  await test.step('the phone card opens the numbers, which dial', async () => {
    const button = section.getByRole('button', { name: numbers.action });
    const links = section.getByRole('link', { name: call });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);

    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveCount(firm.phones.length);
    for (const [index, phone] of firm.phones.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `tel:${phone}`);
      await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
      await expect(links.nth(index).locator('bdi')).toHaveAttribute('dir', 'ltr');
    }

    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(links).toHaveCount(firm.phones.length);
    await section.getByRole('heading', { level: 2 }).click();
    await expect(links).toHaveCount(0);
  });
  await test.step('a button links to the contact page', async () => {
    await section.getByRole('link', { name: form.action }).click();
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await expect(page.locator('#enquiry')).toBeAttached();
    await expectLinks(page, texts);
  });
});

/** The text below the chat button, if it can be seen. */
const coveredText = (chat: Locator) =>
  chat.evaluate((button) => {
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
        (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
      );
      if (isUnder) return node.textContent;
    }
    return '';
  });

test(
  'the chat button hides while one reads, also what was reached before the app started, and covers no text on arrival',
  { tag: '@phone' },
  async ({ page }) => {
    const chat = page.locator('.chat-button');
    const release = await holdRequests(page, '**/*.js');
    await page.goto(postPathOf(NIE.slug, SOURCE_LANGUAGE), { waitUntil: 'commit' });
    await expect(chat).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    release();
    await expect(chat).toHaveCSS('opacity', '0');
    for (const [moved, opacity] of [
      [-200, '1'],
      [200, '0'],
      [-200, '1'],
    ] as const) {
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), moved);
      await expect(chat).toHaveCSS('opacity', opacity);
    }
    await page.setViewportSize({ width: 390, height: 664 });
    for (const path of [pathOf('contact', OTHER), pathOf('service-civil', ANOTHER)]) {
      await openHydrated(page, path);
      await expect.poll(() => coveredText(chat), path).toBe('');
    }
  },
);

/** Scrolls down the page. @returns the controls that the floating chat button covers on the way. */
function coveredControls(page: Page): Promise<{ covered: string[]; hidden: number }> {
  return page.evaluate(async () => {
    const chat = document.querySelector<HTMLElement>('.chat-button');
    if (!chat) throw new Error('no chat button');
    const isHidden = () => getComputedStyle(chat).pointerEvents === 'none';
    const under = () => {
      if (isHidden()) return [];
      const box = chat.getBoundingClientRect();
      return [...document.querySelectorAll('form *, a, button')]
        .filter(
          (each) => !chat.contains(each) && each.matches('a, button, input, select, textarea'),
        )
        .filter((each) => {
          const { left, right, top, bottom, height } = each.getBoundingClientRect();
          return (
            height > 0 &&
            height < 96 &&
            left < box.right &&
            right > box.left &&
            top < box.bottom &&
            bottom > box.top &&
            getComputedStyle(each).visibility === 'visible'
          );
        })
        .map((each) => each.outerHTML.slice(0, 120));
    };
    const covered: string[] = [];
    let hidden = 0;
    // Islands grow once they are there.
    for (let y = 0; y < document.documentElement.scrollHeight; y += 160) {
      scrollTo({ top: y, behavior: 'instant' });
      // It hides with one of the next frames.
      for (let frame = 0; frame < 3 || (frame < 60 && under().length > 0); frame += 1)
        await new Promise(requestAnimationFrame);
      covered.push(...under());
      if (isHidden()) hidden += 1;
    }
    return { covered, hidden };
  });
}

for (const [language, path, enquiryForm] of [
  [
    SOURCE_LANGUAGE,
    pathOf('contact', SOURCE_LANGUAGE),
    textsOf(SOURCE_LANGUAGE, 'contact').cards.form.actionHere,
  ],
  [ANOTHER, pathOf('contact', ANOTHER), textsOf(ANOTHER, 'contact').cards.form.actionHere],
] as const) {
  test(
    `${path}: the popover covers nothing and axe finds no violation`,
    inOneViewport(language),
    async ({ page }) => {
      await page.goto(`${path}?area=family`);
      await expect(page.locator('form')).toBeVisible();
      const chat = page.locator('.chat-button');

      await test.step('the floating chat button covers no control on any page', async () => {
        const { covered, hidden } = await coveredControls(page);
        expect(covered).toEqual([]);
        if (isPhone(page)) expect(hidden).toBeGreaterThan(0);
        // At the end of the page it is visible and does not cover the footer's last line.
        await expect(chat).toHaveCSS('pointer-events', 'auto');
        const last = await page.locator('footer p').last().boundingBox();
        const box = await chat.boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      });
      await test.step('a link leads to the form and keeps the query', async () => {
        // A phone shows the enquiry form at once, and the times behind a heading.
        const { heading } = textsOf(language, 'contact').booking;
        const name = isPhone(page) ? heading : enquiryForm;
        const section = isPhone(page) ? 'booking' : 'enquiry';
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page).toHaveURL(`${path}?area=family#${section}`);
        await expect(page.locator(`#${section}-heading`)).toBeInViewport();
      });
      await test.step('axe finds no violation with errors shown', async () => {
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page, 'the errors');
      });
    },
  );
}
