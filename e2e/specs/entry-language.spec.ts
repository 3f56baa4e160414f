/** Addresses without a language prefix, opened by visitors who read another language. */
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf, postPathOf } from '../../src/site/pages';
import { slugIn } from '../../src/site/slugs';
import { expectAddresses, isReady, mark, PLAIN_HOST, watch } from '../support/entryLanguage';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { ANOTHER, LAST } from '../support/languages';
import { WILL } from '../support/seededPosts';

/** A post whose slug differs by language. Every other address: tests/server/origin/hosts.process.test.ts. */
const pathIn = (language: Language) => postPathOf(slugIn(WILL.slugs, language), language);

const language = ANOTHER;

test.describe(`a browser in ${language}`, () => {
  test.use({ locale: language });

  test(`is sent ${language} from the first byte`, { tag: '@desktop' }, async ({ page }) => {
    const seen = await watch(page);
    await page.goto(pathIn(SOURCE_LANGUAGE), { waitUntil: 'domcontentloaded' });
    await mark(page);
    await isReady(page);
    await expectAddresses(page, pathIn, language);
    const { languages, titles, headings, hydrated } = await seen();
    expect(languages).toEqual([language]);
    expect(titles).toEqual([expect.stringMatching(/./)]);
    expect(headings).toHaveLength(1);
    expect(hydrated, 'hydrated, not rendered again').toBe(true);
    await expect(page).toHaveURL(pathIn(SOURCE_LANGUAGE));
  });

  test.describe('where the host cannot choose', () => {
    test.use(PLAIN_HOST);

    test(`is led to ${language}`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${pathIn(SOURCE_LANGUAGE)}?a=1#main`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${pathIn(language)}?a=1#main`);
      await isReady(page);
      await expectAddresses(page, pathIn, language);
    });
  });
});

test.describe('a choice', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-GB' });

  test('is stored for the host, which then sends that language, and again when only the browser remembers it', async ({
    page,
    context,
  }) => {
    await page.goto(pathOf('home', LAST));
    await isReady(page);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'nf_lang');
    expect(cookie).toMatchObject({ value: LAST, path: '/', sameSite: 'Lax' });
    const seen = await watch(page);
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await isReady(page);
    expect((await seen()).languages).toEqual([LAST]);

    // When only the browser remembers it.
    await context.clearCookies({ name: 'nf_lang' });
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await expect(page.locator('html')).toHaveAttribute('lang', LAST);
    await expect(page).toHaveTitle(textsOf(LAST, 'routes').contact.title);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'nf_lang')?.value).toBe(LAST);
  });
});
