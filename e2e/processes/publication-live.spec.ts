import { expect, test as base } from '@playwright/test';
import { adminPath } from '../../src/site/adminPaths';
import { firm } from '../../src/site/firm';
import { expectAccessibleAtBothWidths } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { setOfficeClock } from '../support/database';
import { type LiveSite, startLiveSite } from '../support/liveSite';
import { publishPost, writeContent } from '../support/postEditor';
import { FEW_PAGES } from '../support/publication';
import { ANOTHER, OTHER } from '../support/languages';
import { pathOf } from '../../src/site/pages';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { clientAs, signIn } from '../support/session';

const test = base.extend<object, { live: LiveSite }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use) => {
      const live = await startLiveSite(({ backend }) => backend.connection.driver.exec(FEW_PAGES));
      await use(live);
      await live.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ live }, use) => use(live.url),
});

/** Allows for a machine that runs other tests at the same time. */
const SOON = { timeout: 60_000 };

/** Whether the HTML at a path contains a text; the status if the response is not a page. */
async function has(live: LiveSite, path: string, text: string): Promise<boolean | number> {
  const response = await fetch(live.url + path);
  const body = await response.text();
  return response.ok ? body.includes(text) : response.status;
}

test.describe('publishing @desktop', () => {
  test.setTimeout(240_000);

  test('adds a saved post to page, list, feed and sitemap without a build, and removes a hidden one from them', async ({
    page,
    live,
  }) => {
    await signIn(page, live.url, 'editor');
    await page.goto(adminPath('newPost'));
    await page.getByLabel('Título').fill('Costas 2026');
    await writeContent(page, 'Qué cambia en 2026.');
    await publishPost(page);

    const title = 'Costas 2026';
    const path = '/blog/costas-2026';
    await expect.poll(() => has(live, path, `<title>${title}`), SOON).toBe(true);
    expect(await has(live, path, 'Qué cambia en 2026.')).toBe(true);
    await expect.poll(() => has(live, '/blog', title), SOON).toBe(true);
    expect(await has(live, '/feed.xml', title)).toBe(true);
    expect(await has(live, '/sitemap.xml', path)).toBe(true);

    // The editor shows what the site serves, not what was saved.
    const onSite = page.getByRole('list', { name: 'En el sitio' });
    await expect(onSite).toHaveText(/^En el sitio desde las \d{1,2}:\d\d$/, SOON);

    await page.getByRole('button', { name: 'Pasar a borrador' }).click();
    await expect.poll(() => has(live, path, '')).toBe(404);
    for (const list of ['/blog', '/feed.xml', '/sitemap.xml']) {
      await expect.poll(() => has(live, list, path), SOON).toBe(false);
    }
    await expect(onSite).toBeHidden();
  });

  test('shows a changed text on the pages of its language alone', async ({ live }) => {
    const editor = await clientAs(live.url, 'editor');
    const row = { language: OTHER, namespace: 'common', key: 'hero.tagline', value: 'Neu gesagt' };
    await editor.from('text_overrides').insert(row).throwOnError();
    await expect.poll(() => has(live, pathOf('home', OTHER), row.value), SOON).toBe(true);
    expect(await has(live, '/', row.value)).toBe(false);
  });

  test('shows the phone and hours that the firm changes on every page, then the original ones', async ({
    page,
    live,
  }) => {
    const [original] = firm.phones;
    await signIn(page, live.url, 'admin');
    await openAdminScreen(page, 'despacho', 'Datos del despacho');
    const phone = page.getByLabel('Teléfono 1');
    const save = async () => {
      await page.getByRole('button', { name: 'Guardar los datos' }).click();
    };
    await phone.fill('300 000');
    await page.getByLabel('Lunes, desde', { exact: true }).first().fill('10:15');
    await save();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Escriba el número con su país/);
    await phone.fill('+34 300 000 009');
    const preview = page.getByRole('region', { name: 'Así se verá' });
    await expect(preview.getByRole('row', { name: /Lunes/i })).toContainText('10:15–14:00');
    await expect(preview.getByRole('link', { name: '+34 300 000 009' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await save();
    await expect(page.getByText('Guardado.')).toBeVisible();

    for (const path of ['/', '/blog', pathOf('contact', ANOTHER)]) {
      await expect.poll(() => has(live, path, 'href="tel:+34300000009"'), SOON).toBe(true);
      expect(await has(live, path, original)).toBe(false);
    }
    expect(await has(live, pathOf('contact', SOURCE_LANGUAGE), '"telephone":["+34300000009"')).toBe(
      true,
    );
    expect(await has(live, pathOf('contact', SOURCE_LANGUAGE), '"opens":"10:15"')).toBe(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await page.getByRole('button', { name: 'Llamar por teléfono' }).click();
    await expect(page.locator('a[href="tel:+34300000009"]:visible').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /lunes/i })).toContainText('10:15–14:00');
    // Hydrated from the data in the page.
    expect(requests.filter((url) => url.includes('firm_facts'))).toEqual([]);

    await openAdminScreen(page, 'despacho', 'Datos del despacho');
    for (const part of ['Teléfonos y correo', 'Horario']) {
      await page.getByRole('button', { name: `Volver al valor original de «${part}»` }).click();
    }
    await save();
    await expect(page.getByText('Guardado.')).toBeVisible();
    await expect
      .poll(() => has(live, pathOf('contact', SOURCE_LANGUAGE), `"telephone":["${original}"`), SOON)
      .toBe(true);
    expect(await has(live, pathOf('contact', SOURCE_LANGUAGE), '10:15')).toBe(false);
  });

  test('handles a burst of saves while pages are served', async ({ live }) => {
    const editor = await clientAs(live.url, 'editor');
    const post = { slug: 'rafaga', title: 'Ráfaga 0' };
    await editor.from('blog_posts').insert(post).throwOnError();
    for (let save = 1; save <= 20; save += 1) {
      const title = `Ráfaga ${save}.`;
      await editor.from('blog_posts').update({ title }).eq('slug', post.slug).throwOnError();
      expect(await has(live, pathOf('contact', SOURCE_LANGUAGE), '<h1')).toBe(true);
    }
    // Title and link preview follow a correction too.
    await expect.poll(() => has(live, '/blog/rafaga', '<title>Ráfaga 20.'), SOON).toBe(true);
    await expect.poll(() => has(live, '/blog', 'Ráfaga 20.'), SOON).toBe(true);
    expect(await has(live, '/blog/rafaga', 'property="og:title" content="Ráfaga 20.')).toBe(true);
    expect(await has(live, '/blog/rafaga', 'Ráfaga 0')).toBe(false);
  });

  test('removes a language that is switched off from everywhere, and restores it', async ({
    live,
  }) => {
    const admin = await clientAs(live.url, 'admin');
    const setGerman = (is_active: boolean) =>
      admin
        .from('language_settings')
        .update({ is_active })
        .eq('language_code', OTHER)
        .throwOnError();
    await setGerman(false);
    for (const path of [pathOf('home', OTHER), pathOf('contact', OTHER), `/${OTHER}/feed.xml`]) {
      expect(await has(live, path, ''), path).toBe(404);
    }
    // hreflang, the hero's links, structured data and the switcher's data; and the sitemap.
    for (const path of [
      '/',
      '/blog',
      pathOf('contact', SOURCE_LANGUAGE),
      pathOf('home', 'en'),
      '/sitemap.xml',
      '/_redirects',
    ]) {
      await expect.poll(() => has(live, path, `href="/${OTHER}"`), SOON).not.toBe(true);
      await expect.poll(() => has(live, path, `hreflang="${OTHER}"`), SOON).not.toBe(true);
      await expect.poll(() => has(live, path, LANGUAGE_FACTS[OTHER].name), SOON).not.toBe(true);
    }
    await setGerman(true);
    await expect
      .poll(() => has(live, pathOf('home', OTHER), `hreflang="${OTHER}"`), SOON)
      .toBe(true);
    await expect.poll(() => has(live, '/', LANGUAGE_FACTS[OTHER].name), SOON).toBe(true);
  });

  test('shows a scheduled post at its hour, without a save', async ({ live }) => {
    const { query } = live.backend;
    await query(`insert into public.blog_posts (slug, title, date, publish_at)
      select 'luego', 'Para luego', moment::date, moment::time
      from (select private.office_now() + interval '1 hour' as moment) as one`);
    expect(await has(live, '/blog/luego', '')).toBe(404);
    await query(setOfficeClock(`now() + interval '1 hour'`));
    await expect
      .poll(() => has(live, '/blog/luego', '<title>Para luego'), { timeout: 60_000 })
      .toBe(true);
    await query(setOfficeClock('now()'));
  });
});
