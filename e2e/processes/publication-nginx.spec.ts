/** What a lawyer publishes and withdraws, as Debian's nginx serves it beside `npm run publisher`. */
import { expect, test as base } from '@playwright/test';
import type { TablesUpdate } from '../../src/lib/database.types';
import { adminPath } from '../../src/site/adminPaths';
import { firm } from '../../src/site/firm';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { hasNginx } from '../support/nginx';
import { setOfficeClock } from '../support/database';
import { type NginxSite, startNginxSite } from '../support/nginxSite';
import { publishPost, savePost, writeContent } from '../support/postEditor';
import {
  ABSENT,
  isUntrue,
  published,
  readAs,
  readStamp,
  type SavedPost,
  servedPost,
} from '../support/servedPost';
import { ANOTHER, OTHER } from '../support/languages';
import { pathOf } from '../../src/site/pages';
import { clientAs, signIn } from '../support/session';

const test = base.extend<object, { site: NginxSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use) => {
      const site = await startNginxSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** Allows for a machine that runs other tests at the same time. */
const SOON = { timeout: 60_000, intervals: [200] };

const WRITTEN_IN: Language[] = [SOURCE_LANGUAGE, OTHER];

/** Waits until the site serves a post as it was saved, in both languages, and says after how long. */
async function follow(site: NginxSite, step: string, post: SavedPost): Promise<void> {
  const saved = performance.now();
  const untrue: unknown[] = [];
  for (const language of WRITTEN_IN) {
    const right = post.languages.includes(language) ? published(post, language) : ABSENT;
    const look = async () => {
      const served = await servedPost(site.url, post, language);
      if (isUntrue(served, post, language)) untrue.push(served);
      return served;
    };
    await expect.poll(look, { ...SOON, message: `${step}, ${language}` }).toEqual(right);
  }
  expect(untrue, `${step}: what the editor was told`).toEqual([]);
  console.log(
    `${step}: served ${((performance.now() - saved) / 1000).toFixed(1)} s after the save`,
  );
}

/** What the site has in the other language. */
async function other({ url }: NginxSite, slug: string) {
  const [home, sitemap, entry, stamp] = await Promise.all([
    readAs(url, '/'),
    readAs(url, '/sitemap.xml'),
    readAs(url, '/', OTHER),
    readStamp(url),
  ]);
  const blog = pathOf('blog', OTHER);
  const statuses = [];
  for (const path of [pathOf('contact', OTHER), `${blog}/${slug}`, `/${OTHER}/feed.xml`])
    statuses.push((await readAs(url, path)).status);
  return {
    statuses,
    alternate: home.text.includes(`hreflang="${OTHER}"`),
    link: home.text.includes(`href="/${OTHER}"`),
    inSitemap: sitemap.text.includes(`/${OTHER}<`),
    browser: /<html[^>]* lang="(\w+)"/.exec(entry.text)?.[1],
    editor: Object.keys(stamp.posts).some((path) => path.startsWith(`${blog}/`)),
  };
}

test.describe('nginx beside the publisher @desktop', () => {
  test.skip(!hasNginx, 'nginx is not installed');
  // One after another, on one site.
  test.describe.configure({ mode: 'default', timeout: 240_000 });

  test('a post is published, corrected, hidden, scheduled and deleted', async ({ site }) => {
    const { query } = site.backend;
    const posts = (await clientAs(site.project, 'editor')).from('blog_posts');
    const changed = async (slug: string, change: TablesUpdate<'blog_posts'>) => {
      const save = posts.update(change).eq('slug', slug).select('updated_at').single();
      return (await save.throwOnError()).data.updated_at;
    };
    const add = async (post: SavedPost, at: object = {}) => {
      const { [SOURCE_LANGUAGE]: title = '', [OTHER]: translated = '' } = post.titles;
      const { [SOURCE_LANGUAGE]: slug = '', [OTHER]: own = null } = post.slugs;
      const names = ['slug', 'title', 'content'].map((name) => `${name}_${OTHER}`);
      const translation = [own, translated, 'Text.'].map((text, place) => [names[place], text]);
      const row = { slug, title, content: 'Texto.', ...at };
      const save = posts
        .insert({ ...row, ...(Object.fromEntries(translation) as object) })
        .select('updated_at')
        .single();
      post.version = (await save.throwOnError()).data.updated_at;
    };

    const titles = { [SOURCE_LANGUAGE]: 'Costas 2026', [OTHER]: 'Kosten 2026' };
    const slugs = { [SOURCE_LANGUAGE]: 'costas-2026', [OTHER]: 'kosten-2026' };
    const post: SavedPost = { slugs, version: '', languages: WRITTEN_IN, titles };
    await add(post);
    await follow(site, 'Published', post);
    const later: SavedPost = {
      slugs: { [SOURCE_LANGUAGE]: 'para-luego' },
      version: '',
      languages: [],
      titles: { [SOURCE_LANGUAGE]: 'Para luego', [OTHER]: 'Für später' },
    };
    const [moment] = await query(`select to_char(moment, 'YYYY-MM-DD') as date,
      to_char(moment, 'HH24:MI') as publish_at
      from (select private.office_now() + interval '1 hour' as moment) as one`);
    await add(later, moment);
    post.titles = { [SOURCE_LANGUAGE]: 'Costas 2027', [OTHER]: 'Kosten 2027' };
    post.version = await changed('costas-2026', {
      title: 'Costas 2027',
      ...({ [`title_${OTHER}`]: 'Kosten 2027' } as object),
    });
    await follow(site, 'Corrected', post);
    for (const language of WRITTEN_IN) {
      const old = await servedPost(site.url, { ...post, titles }, language);
      expect([old.inBlog, old.inFeed], 'the old title').toEqual([false, false]);
    }
    // The lists have been written since it was saved.
    await follow(site, 'Scheduled', later);

    post.version = await changed('costas-2026', { hidden: true });
    post.languages = [];
    await follow(site, 'Hidden', post);

    await query(setOfficeClock(`now() + interval '1 hour'`));
    later.languages = WRITTEN_IN;
    await follow(site, 'Its hour has come', later);

    await changed('para-luego', { deleted_at: new Date().toISOString() });
    await posts.delete().eq('slug', 'para-luego').throwOnError();
    later.languages = [];
    await follow(site, 'Deleted', later);
    await query(setOfficeClock('now()'));
  });

  test('a language is switched off and on again', async ({ site }) => {
    const [row] = await site.backend.query(
      `select slug from public.blog_posts where '${OTHER}' = any(languages) limit 1`,
    );
    const seen = () => other(site, String(row?.slug));
    const states = [false, true].map((is) => ({
      statuses: Array<number>(3).fill(is ? 200 : 404),
      alternate: is,
      link: is,
      inSitemap: is,
      browser: is ? OTHER : SOURCE_LANGUAGE,
      editor: is,
    }));
    await expect.poll(seen, SOON).toEqual(states[1]);
    const languages = (await clientAs(site.project, 'admin')).from('language_settings');
    for (const [state, right] of states.entries()) {
      const saved = performance.now();
      await languages
        .update({ is_active: state === 1 })
        .eq('language_code', OTHER)
        .throwOnError();
      await expect.poll(seen, SOON).toEqual(right);
      const seconds = ((performance.now() - saved) / 1000).toFixed(1);
      console.log(`A language ${state ? 'on' : 'off'}: served ${seconds} s after the save`);
    }
  });

  test('every page shows the phone and hours that the firm changes, and a text its language alone', async ({
    site,
    page,
  }) => {
    const [original] = firm.phones;
    const contact = pathOf('contact', SOURCE_LANGUAGE);
    const has = async (path: string, text: string) =>
      (await readAs(site.url, path)).text.includes(text);
    const admin = await clientAs(site.project, 'admin');
    const save = (phones: string[] | null, opening_hours: object | null) =>
      admin
        .from('firm_facts')
        .update({ phones, opening_hours } as object)
        .eq('id', true)
        .throwOnError();
    const row = { language: OTHER, namespace: 'common', key: 'hero.tagline', value: 'Neu gesagt' };
    await admin.from('text_overrides').insert(row).throwOnError();
    await save(['+34300000009'], { ...firm.openingHours, 1: [['10:15', '14:00']] });
    for (const path of ['/', '/blog', pathOf('contact', ANOTHER)]) {
      await expect.poll(() => has(path, 'href="tel:+34300000009"'), SOON).toBe(true);
      expect(await has(path, original)).toBe(false);
    }
    for (const stated of ['"telephone":["+34300000009"', '"opens":"10:15"'])
      await expect.poll(() => has(contact, stated), SOON).toBe(true);
    await expect.poll(() => has(pathOf('home', OTHER), row.value), SOON).toBe(true);
    expect(await has('/', row.value)).toBe(false);

    await site.connect(page.context());
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(contact);
    await page.getByRole('button', { name: 'Llamar por teléfono' }).click();
    await expect(page.locator('a[href="tel:+34300000009"]:visible').first()).toBeVisible();
    await expect(page.getByRole('row', { name: /lunes/i })).toContainText('10:15–14:00');
    // Hydrated from the data in the page.
    expect(requests.filter((url) => url.includes('firm_facts'))).toEqual([]);

    await save(null, null);
    await expect.poll(() => has(contact, `"telephone":["${original}"`), SOON).toBe(true);
    expect(await has(contact, '10:15')).toBe(false);
  });

  test('the editor says what a browser gets', async ({ site, page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await site.connect(page.context());
    await signIn(page, site.url, 'editor', { backendUrl: site.project });
    await page.goto(adminPath('newPost'));
    await writeContent(page, 'Qué cambia en 2026.');
    const onSite = page.getByRole('list', { name: 'En el sitio' });
    for (const title of ['Herencias 2026', 'Herencias 2027']) {
      await page.getByLabel('Título').fill(title);
      await (title.endsWith('2026') ? publishPost(page) : savePost(page));
      await expect(onSite).toHaveText(/^En el sitio desde las \d{1,2}:\d\d$/, SOON);
      const { text } = await readAs(site.url, '/blog/herencias-2026');
      expect(text).toContain(`<title>${title}`);
    }
    const reader = await page.context().newPage();
    await reader.goto('/blog/herencias-2026');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Herencias 2027');
    await expect(reader.locator('html')).toHaveAttribute('data-ready', '');

    await page.getByRole('button', { name: 'Pasar a borrador' }).click();
    await expect(onSite).toBeHidden(SOON);
    const { status } = await readAs(site.url, '/blog/herencias-2026');
    expect(status).toBe(404);
    await reader.reload();
    await expect(reader.getByText('Qué cambia en 2026.')).toBeHidden();
    expect(errors).toEqual([]);
  });
});
