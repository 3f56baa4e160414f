import { LANGUAGE_FACTS, LANGUAGES } from '../src/site/languages';
import { type PageId, PAGE_IDS, pathOf } from '../src/site/pages';
import { expect, test } from './fixtures';
import { expectAtOffset } from './scrolling';
import { textsOf } from './texts';

const isPage = (id: PageId): id is Exclude<PageId, 'services'> => id !== 'services';

const pages = PAGE_IDS.filter(isPage);

for (const language of LANGUAGES) {
  const routes = textsOf(language, 'routes');
  const services = textsOf(language, 'services');

  test(`every page answers at its address in ${language}`, async ({ page }) => {
    test.slow();
    expect(pages).toHaveLength(9);
    for (const id of pages) {
      const response = await page.goto(pathOf(id, language));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(routes[id].title);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', LANGUAGE_FACTS[language].dir);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      if (id.startsWith('service-')) {
        const service = id.slice('service-'.length) as 'civil';
        await expect(heading).toHaveText(services[service].heading);
      }
    }
  });

  test(`the bare services base leads to the services section in ${language}`, async ({ page }) => {
    await page.goto(pathOf('services', language));
    await expect(page).toHaveURL(`${pathOf('home', language)}#services`);
    await expectAtOffset(page.locator('#services'));
    await expect(page.locator('#services h2')).toHaveText(services.heading);
  });
}

for (const path of ['/de/contact', '/contact', '/es', '/es/contacto', '/de/referenzen/x', '/it']) {
  test(`${path} is a 404 page`, async ({ page, pageErrors }) => {
    pageErrors.expected.push(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      path.startsWith('/de') ? '/de' : '/',
    );
  });
}
