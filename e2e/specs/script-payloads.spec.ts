/**
 * Texts that would run a script, where HTML is made of what somebody has written: in prerendered
 * pages and feeds, in a post's text and in its editor, and in addresses. The policy of the pages,
 * which would stop most of them, is switched off: what is tested is that nothing depends on it. What
 * strangers write, in the admin area: tests/features/admin/screens/payloads.test.tsx.
 */
import { expect, type Page, test as base } from '@playwright/test';
import { editPostPath, LOGIN_PATH } from '../../src/site/adminPaths';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { feedPathOf, pathOf, postPathOf } from '../../src/site/pages';
import { goToScreen } from '../support/adminArea';
import { offerTimes } from '../support/booking';
import { type Site, sql } from '../support/database';
import { type LiveSite, startLiveSite } from '../support/liveSite';
import { contentOf } from '../support/postEditor';
import { inspectDocument, SCRIPT_PAYLOADS } from '../support/scriptPayloads';
import { signIn } from '../support/session';

/** The translation whose posts, testimonials and interface have payloads too. */
const TRANSLATION = 'fr';

/**
 * What a text becomes depends on its place alone, so that some payloads, of different kinds, are
 * enough for each place. What of a post's text becomes an address:
 * `tests/lib/markdown/blocks.test.ts`.
 */
const OF_POST = SCRIPT_PAYLOADS.filter((_, number) => number % 6 === 0);
const SOME = SCRIPT_PAYLOADS.slice(0, 8);

const SLUG = 'carga';
const TITLE = OF_POST.join(' ');
const SHOWN_TITLE = TITLE.replaceAll(/\s+/g, ' ');

/** No other posts and languages, whose pages would be written for nothing. */
const WITHOUT_OTHERS = `delete from public.blog_posts;
  update public.language_settings
    set is_active = language_code in ('${SOURCE_LANGUAGE}', '${TRANSLATION}')`;

/** Payloads in every field of a post, a category and a testimonial, and of their translation. */
async function insertContent(site: Site): Promise<void> {
  await site.backend.connection.driver.exec(WITHOUT_OTHERS);
  // The number keeps names apart that differ in case alone.
  await sql(
    site,
    `insert into public.categories (name, name_${TRANSLATION}) select n || payload, payload
     from unnest($1::text[]) with ordinality as p (payload, n)`,
    [OF_POST],
  );
  await sql(
    site,
    `insert into public.testimonials (name, role, testimonial, platform_name, verification, active,
       consent_date, name_${TRANSLATION}, role_${TRANSLATION}, testimonial_${TRANSLATION})
     select p, p, p, p, p, true, '2026-01-01', p, p, p from unnest($1::text[]) as p`,
    [SOME],
  );
  const categories = OF_POST.map((payload, place) => `${place + 1}${payload}`);
  await sql(
    site,
    `insert into public.blog_posts (slug, category, additional_categories, show_additional_categories,
       show_on_homepage, image_alt, title, excerpt, content,
       title_${TRANSLATION}, excerpt_${TRANSLATION}, content_${TRANSLATION})
     values ($1, $2, $3, true, true, $4, $4, $4, $4, $4, $4, $4)`,
    [SLUG, categories[0], categories.slice(1), TITLE],
  );
  await offerTimes(site);
}

/** Texts of the translation, which visitors get from the database: in the head and on the page. */
async function insertTexts(site: Site): Promise<void> {
  const keys = ['routes/home.title', 'routes/home.description', 'common/hero.tagline'];
  for (const [place, key] of keys.entries())
    await sql(site, 'insert into public.text_overrides values ($1, $2, $3, $4)', [
      TRANSLATION,
      ...key.split('/'),
      SCRIPT_PAYLOADS[13 + place],
    ]);
}

const test = base.extend<{ live: LiveSite; alerts: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
  live: async ({}, use) => {
    const live = await startLiveSite(async (site) => {
      await insertContent(site);
      await insertTexts(site);
    });
    await use(live);
    await live.close();
  },
  baseURL: ({ live }, use) => use(live.url),
  alerts: [
    async ({ page }, use) => {
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(`${page.url()}: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(alerts);
      expect(alerts, 'scripts that ran').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ bypassCSP: true });

/** No element of the page, or of the document that the server sends at a path, can run a script. @returns its heading. */
async function expectInert(page: Page, path?: string): Promise<string> {
  const html = path === undefined ? path : await (await page.request.get(path)).text();
  const { dangerous, heading } = await page.evaluate(inspectDocument, html);
  expect(dangerous, path ?? page.url()).toEqual([]);
  return heading;
}

const PAGES = ['home', 'blog', 'testimonials', 'contact', 'service-family'] as const;

test('@desktop script payloads would run where they are inserted as HTML, and are text on pages, in addresses and in the editor', async ({
  page,
  live,
  alerts,
}) => {
  test.setTimeout(300_000);
  await page.goto('/robots.txt');
  for (const payload of SCRIPT_PAYLOADS.slice(0, 12))
    await page.setContent(`<p title="${payload}">${payload}</p>`);
  await expect.poll(() => alerts.length).toBeGreaterThan(4);
  await page.setContent('<p onclick="alert(1)"><a href="javascript:alert(1)">x</a></p>');
  await expect(expectInert(page)).rejects.toThrow('onclick');
  alerts.length = 0;

  // As written by the build.
  await page.goto('/robots.txt');
  for (const language of [SOURCE_LANGUAGE, TRANSLATION] as const) {
    const document = () => expectInert(page, postPathOf(SLUG, language));
    // Until a page is written, its address has the empty one.
    await expect.poll(document, { timeout: 120_000 }).toBe(SHOWN_TITLE);
    for (const id of PAGES) await expectInert(page, pathOf(id, language));
    await expectInert(page, feedPathOf(language));
  }

  // As rendered by the app, which has the same code.
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(postPathOf(SLUG, TRANSLATION));
  await expect(heading).toHaveText(SHOWN_TITLE);
  await expectInert(page);
  const encoded = encodeURIComponent(TITLE);
  for (const path of [
    postPathOf(TITLE, SOURCE_LANGUAGE),
    `/blog?post=${encoded}&q=${encoded}&category=${encoded}#${encoded}`,
    `${LOGIN_PATH}?next=${encoded}`,
  ]) {
    await page.goto(path);
    // The server refuses some of them in plain text.
    await expect(heading.or(page.getByText('Not found', { exact: true }))).toBeVisible();
    await expectInert(page);
  }

  await signIn(page, live.url, 'editor');
  const [post] = await sql<{ id: string; title: string }>(
    live,
    'select id, title from public.blog_posts where slug = $1',
    [SLUG],
  );
  await page.goto(editPostPath(post?.id ?? ''));
  await expect(page.getByLabel('Título')).toHaveValue(post?.title ?? '');
  await expect(contentOf(page)).toBeVisible();
  await expectInert(page);
  await goToScreen(page, `traducciones?languages=${TRANSLATION}`, 'Textos');
  await expect(page.getByText('alert(1)').first()).toBeVisible();
  await expectInert(page);
});
