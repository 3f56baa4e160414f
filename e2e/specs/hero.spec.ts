import { firm } from '../../src/site/firm';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { ANOTHER, OTHER } from '../support/languages';
import { pathOf } from '../../src/site/pages';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';

test(
  'the hero leads to services, chat and video consultation, before a background of its orientation',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = textsOf(ANOTHER, 'common').hero;
    const link = (name: string) => page.locator('#home').getByRole('link', { name });
    await page.goto(pathOf('home', ANOTHER));
    const picture = page.locator('#home img');
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect.poll(source).toMatch(/hero-wide\.svg$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(source).toMatch(/hero-tall\.svg#phone$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { dir } = LANGUAGE_FACTS[ANOTHER];
    await expect(picture).toHaveCSS('scale', dir === 'rtl' ? '-1 1' : 'none');
    await expect(page.locator('#home').getByRole('heading', { level: 1 })).toHaveText(t.tagline);
    await expect(link(t.services)).toHaveAttribute('href', '#services');
    await expect(link(t.videoCall)).toHaveAttribute('href', pathOf('contact', ANOTHER));
    const chat = new URL((await link(t.chat).getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/${firm.chatNumber.replace('+', '')}`);
    expect(chat.searchParams.get('text')).toBe(t.chatText);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(link(t.videoFromAbroad)).toBeHidden();
    const call = page.locator(`#home a[href="tel:${firm.phones[0]}"]`);
    await expect(call).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(call).toBeHidden();
    await link(t.videoFromAbroad).click();
    await expect(page).toHaveURL(pathOf('contact', ANOTHER));
  },
);

test(
  'the hero names the languages in their own scripts, each with its lang, and leads to its page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pathOf('home', OTHER));
    await expect(page.locator('#home img')).toHaveCSS('scale', 'none');
    await expect(
      page.locator('#home').getByText(textsOf(OTHER, 'common').hero.facts.languages),
    ).toBeVisible();
    const names = page.locator('#home li bdi');
    await expect(names).toHaveText(LANGUAGES.map((code) => LANGUAGE_FACTS[code].name));
    const codes = await names.evaluateAll((all) => all.map((name) => name.getAttribute('lang')));
    expect(codes).toEqual(LANGUAGES);
    const language = (name: string) => page.locator('#home').getByRole('link', { name });
    expect(
      (await language(LANGUAGE_FACTS[OTHER].name).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
    await expect(language(LANGUAGE_FACTS[OTHER].name)).toHaveAttribute('aria-current', 'true');
    await language(LANGUAGE_FACTS[ANOTHER].name).click();
    await expect(page).toHaveURL(pathOf('home', ANOTHER));
    // At once, while the page is still in the language before.
    await language(LANGUAGE_FACTS[SOURCE_LANGUAGE].name).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', SOURCE_LANGUAGE);
    await language(LANGUAGE_FACTS[ANOTHER].name).click();
    await expect(page.locator('html')).toHaveAttribute('lang', ANOTHER);
    await expect(page.locator('html')).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
  },
);
