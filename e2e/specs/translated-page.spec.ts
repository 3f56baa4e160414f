/** The journeys of a visitor whose browser has translated the page: nothing dies, all is shown. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { readEnquiries } from '../support/database';
import { field, fillIn, submit, withFakeClock } from '../support/enquiryForm';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';

/** React's note that it renders a part anew which was translated before it was hydrated. */
const RENDERED_ANEW = /React error #418/;

/**
 * Translates each text of a page as Chrome does, also those that appear later: the text node leaves
 * the document, and two nested elements take its place.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const font = (child: Node) => {
      const element = document.createElement('span');
      element.dataset.translated = '';
      element.append(child);
      return element;
    };
    const isKept = (element: Element | null) =>
      !element ||
      element.closest('[data-translated], script, style, textarea, title, [translate=no]') !== null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || isKept(text.parentElement)) continue;
        text.replaceWith(font(font(document.createTextNode(`${text.data}\u200b`))));
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe('the form', { tag: '@phone' }, () => {
  withFakeClock();

  test('shows its errors, a failure and what was sent', async ({ page, site, pageErrors }) => {
    pageErrors.expected.push(/Failed to load resource/, RENDERED_ANEW);
    const { survey } = textsOf(SOURCE_LANGUAGE, 'contact');
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await field(page, 'name').focus();
    await expect(page.locator('[data-island=""] form')).toHaveCount(0);
    await translatePage(page);

    await submit(page).click();
    await expect(page.getByText(survey.errors.messageShort)).toBeVisible();
    await fillIn(page);
    await expect(page.getByText(survey.errors.messageShort)).toHaveCount(0);

    await page.route('**/rest/v1/contact_surveys*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await submit(page).click();
    await expect(page.getByText(survey.failed.heading)).toBeVisible();
    await expect(page.getByRole('link', { name: survey.failed.chat })).toBeInViewport();
    await expect(submit(page)).toContainText(survey.retry);
    await page.unroute('**/rest/v1/contact_surveys*');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: survey.sent.heading })).toBeVisible();
    expect(await readEnquiries(site)).toHaveLength(1);
  });
});

test(
  'filters, pages, popup and cards follow what is pressed',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(RENDERED_ANEW);
    await page.goto('/blog');
    await expect(page.getByRole('article').first()).toBeVisible();
    await translatePage(page);
    const { list } = textsOf(SOURCE_LANGUAGE, 'blog');
    await page.getByLabel(list.search).fill('zzzz');
    await expect(page.getByText(list.noMatch)).toBeVisible();
    await page.getByRole('link', { name: list.clear }).click();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto('/#services');
    await expect(page.locator('[data-island=""]')).toHaveCount(0);
    await translatePage(page);
    const { viewMore, viewLess } = textsOf(SOURCE_LANGUAGE, 'services');
    const card = page.locator('#service-civil');
    await card.getByRole('button').click();
    await expect(card.getByRole('button')).toContainText(viewLess);
    await card.getByRole('button').click();
    await expect(card.getByRole('button')).toContainText(viewMore);
  },
);
