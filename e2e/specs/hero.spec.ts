import { firm } from '../../src/site/firm';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { LANGUAGE_FACTS, LANGUAGES } from '../../src/site/languages';

test(
  'the hero leads to services, chat and video consultation, with an extra link below 768 px',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = textsOf('ar', 'common').hero;
    const link = (name: string) => page.locator('#home').getByRole('link', { name });
    await page.goto('/ar');
    await expect(page.locator('#home').getByRole('heading', { level: 1 })).toHaveText(t.tagline);
    await expect(link(t.services)).toHaveAttribute('href', '/ar#services');
    await expect(link(t.videoCall)).toHaveAttribute('href', '/ar/contact');
    const chat = new URL((await link(t.chat).getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/${firm.chatNumber.replace('+', '')}`);
    expect(chat.searchParams.get('text')).toBe(t.chatText);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(link(t.videoFromAbroad)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await link(t.videoFromAbroad).click();
    await expect(page).toHaveURL('/ar/contact');
  },
);

test(
  'the background fits the orientation and is mirrored in Arabic',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const picture = page.locator('#home img');
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveCSS('scale', 'none');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(source).toMatch(/hero-wide\.svg$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(source).toMatch(/hero-tall\.svg#phone$/);
    await page.goto('/ar');
    await expect(picture).toHaveCSS('scale', '-1 1');
  },
);

test(
  'the hero names the languages in their own scripts, each with its lang, and leads to its page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/de');
    await expect(
      page.locator('#home').getByText(textsOf('de', 'common').hero.facts.languages),
    ).toBeVisible();
    const names = page.locator('#home li bdi');
    await expect(names).toHaveText(LANGUAGES.map((code) => LANGUAGE_FACTS[code].name));
    const codes = await names.evaluateAll((all) => all.map((name) => name.getAttribute('lang')));
    expect(codes).toEqual(LANGUAGES);
    const language = (name: string) => page.locator('#home').getByRole('link', { name });
    expect((await language('Deutsch').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(language('Deutsch')).toHaveAttribute('aria-current', 'true');
    await language('العربية').click();
    await expect(page).toHaveURL('/ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await language('Español').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  },
);

test(
  'a phone breaks the Chinese promise between its clauses, not within a word',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/zh');
    const lines = await page.locator('#home h1').evaluate((heading) => {
      const text = heading.firstChild;
      const range = document.createRange();
      const byTop: Record<number, string> = {};
      Array.from(text?.textContent ?? '').forEach((character, index) => {
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        byTop[top] = (byTop[top] ?? '') + character;
      });
      return Object.values(byTop);
    });
    expect(lines).toEqual(['地中海畔的律师，', '用您的语言为您服务。']);
  },
);
