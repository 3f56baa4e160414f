import { LANGUAGE_FACTS, LANGUAGES } from '../src/site/languages';
import { addressOf, pathOf, PRERENDERED } from '../src/site/pages';
import { expect, test } from './fixtures';
import { NIE } from './posts';
import { navigate } from './routing';
import { expectAtOffset } from './scrolling';
import { textsOf } from './texts';
import { atOneSize } from './sizes';

test.describe.configure({ timeout: 60_000 });

for (const language of LANGUAGES) {
  const routes = textsOf(language, 'routes');
  const services = textsOf(language, 'services');
  const tag = language === 'ar' ? '@phone' : '@desktop';

  test(`every page is at its address in ${language}`, { tag }, async ({ page, request }) => {
    await page.goto(pathOf('contact', language));
    const html = page.locator('html');
    const heading = page.getByRole('heading', { level: 1 });
    expect(PRERENDERED).toHaveLength(9);
    for (const id of PRERENDERED) {
      const path = pathOf(id, language);
      expect((await request.get(path)).status(), path).toBe(200);
      await navigate(page, path);
      await expect(page).toHaveTitle(routes[id as 'home'].title);
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', LANGUAGE_FACTS[language].dir);
      await expect(heading).toHaveCount(1);
      if (id.startsWith('service-')) {
        const service = id.slice('service-'.length) as 'civil';
        await expect(heading).toHaveText(services[service].heading);
      }
    }
    const post = `${pathOf('blog', language)}/${NIE.slug}`;
    expect((await request.get(post)).status()).toBe(200);
    await navigate(page, post);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(html).toHaveAttribute('lang', language);
  });
}

for (const language of ['es', 'ar'] as const) {
  test(
    `the bare services base leads to the section in ${language}`,
    atOneSize(language),
    async ({ page }) => {
      await page.goto(pathOf('services', language));
      await expect(page).toHaveURL(`${pathOf('home', language)}#services`);
      await expectAtOffset(page.locator('#services'));
      await expect(page.locator('#services h2')).toHaveText(textsOf(language, 'services').heading);
    },
  );
}

test(
  'the bare services base of every language redirects',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const language of LANGUAGES) {
      const answer = await request.get(pathOf('services', language), { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(`${pathOf('home', language)}#services`);
    }
  },
);

test(
  "other addresses, another language's among them, are none",
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/contacto');
    // The German ones at the end: from then on the visitor's language is German.
    for (const path of [
      '/contact',
      '/es',
      '/es/contacto',
      '/it',
      '/de/contact',
      '/de/referenzen/x',
    ]) {
      expect(addressOf(path), path).toBeUndefined();
      expect((await request.get(path)).status(), path).toBe(404);
      await navigate(page, path);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
        'href',
        path.startsWith('/de') ? '/de' : '/',
      );
      // So that the next one is seen to come.
      await navigate(page, '/contacto');
      await expect(page.locator('form')).toBeVisible();
    }
  },
);
