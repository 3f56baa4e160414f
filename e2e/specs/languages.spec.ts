import type { Page } from '@playwright/test';
import { loadEnv } from 'vite';
import { ROOT } from '../../server/paths';
import { parseEnv } from '../../src/site/env';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { slugIn } from '../../src/site/slugs';
import { expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';
import { ANOTHER, OTHER } from '../support/languages';
import { openPage, scrollTo } from '../support/scroll';
import { WILL } from '../support/seededPosts';
import { textsOf } from '../support/texts';

const { siteUrl } = parseEnv(loadEnv('production', ROOT), 'http://localhost');

/** A post whose slug differs by language. */
const postIn = (language: Language, slugs: Language = language) =>
  postPathOf(slugIn(WILL.slugs, slugs), language);

const expectLanguage = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** The header's switcher, on a page in a language. */
function switcherOf(page: Page, language: Language) {
  const name = `${textsOf(language, 'navigation').language}: ${LANGUAGE_FACTS[language].name}`;
  return page.getByRole('banner').getByRole('button', { name });
}

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await switcherOf(page, from).click();
  await page.getByRole('banner').locator(`li a[hreflang=${to}]`).click();
  await expectLanguage(page, to);
}

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('selectedLanguage'),
    localStorage.getItem('preferredLanguage'),
  ]);

// What the list has: tests/features/public/navigation.
test(
  'switching keeps scroll position, focus and history; the switcher is named by what it shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, pathOf('service-civil', SOURCE_LANGUAGE));
    await scrollTo(page, 700);
    const tops = () =>
      page
        .locator('main :is(h2, h3, p, li)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    const before = await tops();
    const read = before.findIndex((top) => top > 100);
    await choose(page, SOURCE_LANGUAGE, OTHER);
    await expect(page).toHaveURL(pathOf('service-civil', OTHER));
    // The content in view keeps its position, except for lines that wrap differently. Polled: the
    // address changes before the page of that address is in place.
    await expect
      .poll(async () => Math.abs(((await tops())[read] ?? NaN) - (before[read] ?? NaN)))
      .toBeLessThan(100);
    await expect(page.locator('main')).not.toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('service-civil', SOURCE_LANGUAGE));
    // An entry of the history is shown in the language that it had; the choice stays.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'services').civil.heading,
    );
    expect(await stored(page)).toEqual([OTHER, OTHER]);

    await choose(page, SOURCE_LANGUAGE, ANOTHER);
    const button = switcherOf(page, ANOTHER);
    const code = new RegExp(`^(${LANGUAGE_FACTS[ANOTHER].flag}|${ANOTHER})$`);
    for (const width of [360, 700, 1100, 1400]) {
      await page.setViewportSize({ width, height: 700 });
      // On Windows a flag is drawn as the same letters.
      await expect(button.locator('span:visible', { hasText: code })).toHaveCount(1);
      if (width === 700 || width === 1400) continue;
      await expect(button.getByText(ANOTHER, { exact: true })).toBeVisible();
      await expect(button).toHaveAccessibleName(new RegExp(`\\b${ANOTHER}$`, 'i'));
    }
  },
);

// Every path: tests/site/pages.test.ts; the answer of the host: tests/server/origin/movedAddresses.test.ts.
test(
  'a post has an address in each language, to which those of other languages lead',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(postIn('fr', SOURCE_LANGUAGE));
    await expect(page).toHaveURL(postIn('fr'));
    await choose(page, 'fr', 'en');
    await expect(page).toHaveURL(postIn('en'));
    // In the app, without the host.
    await navigateInApp(page, postIn('fr', SOURCE_LANGUAGE));
    await expect(page).toHaveURL(postIn('fr'));
    await navigateInApp(page, `/blog?post=${WILL.slugs.en}`);
    await expect(page).toHaveURL(`/blog?post=${WILL.slugs['fr']}`);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  },
);

// Every address and visitor: tests/server/origin/hosts.process.test.ts.
test.describe(`a browser in ${ANOTHER}`, () => {
  test.use({ locale: ANOTHER });

  test(
    'is sent its language from the first byte, and led to it where the host cannot choose',
    { tag: '@phone' },
    async ({ page }) => {
      const source = postIn(SOURCE_LANGUAGE);
      const answer = await page.goto(source, { waitUntil: 'domcontentloaded' });
      expect(await answer?.text()).toContain(`<html lang="${ANOTHER}"`);
      const sent = await page.locator('main').elementHandle();
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      expect(await sent.evaluate((main) => main.isConnected), 'not rendered again').toBe(true);
      await expectLanguage(page, ANOTHER);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', siteUrl + postIn(ANOTHER));
      await expect(page).toHaveURL(source);

      await page.context().clearCookies();
      // A host without language rules serves the file at the address to every browser.
      await page.route(`**${source}?**`, async (route, request) => {
        const headers = { ...request.headers(), 'accept-language': SOURCE_LANGUAGE };
        const response = await route.fetch({ headers });
        const { 'server-timing': _, ...others } = response.headers();
        await route.fulfill({ response, headers: others });
      });
      await page.goto(`${source}?a=1#main`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${postIn(ANOTHER)}?a=1#main`);
      await expectLanguage(page, ANOTHER);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    },
  );
});

test.describe('at an unprefixed URL in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test(
    'every language can be chosen, Spanish at the same URL, and the host sends it from then on',
    { tag: '@phone' },
    async ({ page, context }) => {
      const contact = pathOf('contact', SOURCE_LANGUAGE);
      await page.goto(contact);
      await expectLanguage(page, 'en');
      const before = await page.evaluate(() => history.length);
      await choose(page, 'en', SOURCE_LANGUAGE);
      await expect(page).toHaveURL(contact);
      await expect(page).toHaveTitle(textsOf(SOURCE_LANGUAGE, 'routes').contact.title);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await choose(page, SOURCE_LANGUAGE, 'fr');
      await expect(page).toHaveURL(pathOf('contact', 'fr'));
      // Also in what has not been hydrated before.
      const { survey } = textsOf('fr', 'contact');
      await expect(page.locator('#enquiry form')).toContainText(survey.fields.message);
      expect(await stored(page)).toEqual(['fr', 'fr']);

      const cookie = async () =>
        (await context.cookies()).find(({ name }) => name === 'nf_lang') ?? {};
      expect(await cookie()).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
      const answer = await page.goto(contact);
      expect(await answer?.text()).toContain('<html lang="fr"');
    },
  );
});
