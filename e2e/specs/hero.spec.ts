import { firm } from '../../src/site/firm';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';
import { inOneViewport } from '../support/viewports';
import { LANGUAGE_FACTS, LANGUAGES } from '../../src/site/languages';

const TEXTS = [
  {
    language: 'es',
    home: '/',
    contact: '/contacto',
    videoCall: 'Videoconsulta',
    services: 'Ver servicios',
    chat: 'Escríbanos por WhatsApp',
    chatText: `Hola, les escribo desde la web de ${firm.name}. Me gustaría hacerles una consulta.`,
    extra: '¿Está lejos? Hablemos por vídeo',
  },
  {
    language: 'ar',
    home: '/ar',
    contact: '/ar/contact',
    videoCall: 'استشارة بالفيديو',
    services: 'خدماتنا',
    chat: 'راسلونا عبر واتساب',
    chatText: `مرحبًا، أكتب إليكم من موقع ${firm.name}. أودّ استشارتكم في مسألة قانونية.`,
    extra: 'تقيمون بعيدًا؟ لنتحدث عبر الفيديو',
  },
] as const;

for (const texts of TEXTS) {
  test(
    `the hero in ${texts.language}`,
    inOneViewport(texts.language),
    async ({ page, context }) => {
      const size = page.viewportSize();
      const hero = page.locator('#home');
      await page.goto(texts.home);

      await test.step('leads with the promise, names the firm and links to the services section of the same page', async () => {
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
          textsOf(texts.language, 'common').hero.tagline,
        );
        await expect(hero.getByText(firm.name, { exact: true })).toBeVisible();
        await hero.getByRole('link', { name: texts.services }).click();
        await expect(page).toHaveURL(`${texts.home}#services`);
      });

      await test.step('opens a chat with a prefilled message', async () => {
        await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
        const popup = context.waitForEvent('page');
        await hero.getByRole('link', { name: texts.chat }).click();
        const address = new URL((await popup).url());
        expect(address.pathname).toBe(`/${firm.chatNumber.replace('+', '')}`);
        expect(address.searchParams.get('text')).toBe(texts.chatText);
      });

      await test.step('links to the video consultation, with an extra link below 768 px', async () => {
        const extra = hero.getByRole('link', { name: texts.extra });
        await page.setViewportSize({ width: 768, height: 800 });
        await expect(extra).toBeHidden();
        await page.setViewportSize({ width: 767, height: 800 });
        await expect(extra).toBeVisible();
        await extra.click();
        await expect(page).toHaveURL(texts.contact);
        if (size) await page.setViewportSize(size);
        await page.goBack();
        await hero.getByRole('link', { name: texts.videoCall }).click();
        await expect(page).toHaveURL(texts.contact);
      });
    },
  );
}

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
