/**
 * What a lawyer publishes and withdraws on a server of one's own, as docs/deploy.md sets it up: a
 * hosted project, Debian's nginx before the folder of a build, and `npm run publisher`.
 */
import { expect, test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { listen, originApp } from '../../server/origin/originServer';
import { ROOT } from '../../server/paths';
import { prerender } from '../../server/publication/prerenderProcess';
import { VARIABLES_FILE } from '../../server/viteVariables';
import { onSite, type PostVersion } from '../../src/features/admin/publication/onSite';
import type { TablesUpdate } from '../../src/lib/database.types';
import { titleWithFirm } from '../../src/seo/title';
import { adminPath } from '../../src/site/adminPaths';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { hasNginx, startNginx } from '../support/nginx';
import { copyBuild, FEW_PAGES, forgetPages, removeBuild } from '../support/publication';
import { startApp } from '../support/hydratedPage';
import { setOfficeClock } from '../support/database';
import { publishPost, savePost, writeContent } from '../support/postEditor';
import { OTHER } from '../support/languages';
import { feedPathOf, pathOf, postPathOf } from '../../src/site/pages';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp';
import { slugIn } from '../../src/site/slugs';
import { clientAs, signIn } from '../support/session';
import { startSeeded } from '../support/snapshot';

interface NginxSite {
  url: string;
  /** The address of the project: the embedded backend's API, in place of a hosted one's. */
  project: string;
  backend: EmbeddedBackend;
}

/** Runs one of the project's programs; what it says of failures is shown. */
function program(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function endOf(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
}

/**
 * Makes the build that is there one for a project: its program that writes the pages is built anew,
 * while the scripts of the browser stay, which takes a fifth of the time of a whole build.
 */
async function buildFor(url: string): Promise<string> {
  const root = copyBuild();
  const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: EMBEDDED_ANON_KEY };
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const out = join(root, '.vite/server');
  await endOf(
    program([vite, 'build', '--ssr', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'], {
      ...variables,
      NODE_ENV: 'production',
    }),
  );
  writeFileSync(join(root, VARIABLES_FILE), JSON.stringify(Object.entries(variables)));
  forgetPages(root);
  const code = await prerender(root, []);
  if (code !== 0) throw new Error('The pages could not be written: see what was printed.');
  return root;
}

const test = base.extend<object, { site: NginxSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use) => {
      const backend = await startSeeded({ captureEmails: true });
      await backend.connection.driver.exec(FEW_PAGES);
      const project = await listen(originApp(backend), 0);
      const root = await buildFor(project.url);
      const nginx = await startNginx(root, `log_not_found off; include ${root}/.nginx.conf;`);
      const server = join(ROOT, 'server/programs/publisher.ts');
      const publisher = program(['--import', 'tsx', server, `--root=${root}`]);
      await use({ url: nginx.url, project: project.url, backend });
      const ended = endOf(publisher);
      publisher.kill('SIGTERM');
      await ended;
      await nginx.close();
      await project.close();
      await backend.close();
      removeBuild(root);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** Allows for a machine that runs other tests at the same time. */
const SOON = { timeout: 60_000, intervals: [200] };

const WRITTEN_IN: Language[] = [SOURCE_LANGUAGE, OTHER];

/** A post in the database, with its titles. */
interface SavedPost extends PostVersion {
  titles: Partial<Record<Language, string>>;
}

/** Requests a path as a browser in a language does. */
async function readAs({ url }: NginxSite, path: string, language: Language = SOURCE_LANGUAGE) {
  const response = await fetch(url + path, { headers: { 'Accept-Language': language } });
  return { status: response.status, text: await response.text() };
}

const readStamp = async (site: NginxSite) =>
  JSON.parse((await readAs(site, STAMP_PATH)).text) as SiteStamp;

/** What a site tells readers, feed readers, search engines and the editor of a post. */
async function servedPost(site: NginxSite, post: SavedPost, language: Language) {
  const title = post.titles[language] ?? '';
  const path = postPathOf(slugIn(post.slugs, language), language);
  // The site's report first: what it says must be true from then on.
  const states = onSite(await readStamp(site), post);
  const page = await readAs(site, path);
  const has = async (list: string, text: string) => (await readAs(site, list)).text.includes(text);
  return {
    status: page.status,
    title: page.status === 200 ? /<title>(.*?)<\/title>/.exec(page.text)?.[1] : undefined,
    inBlog: await has(pathOf('blog', language), title),
    inFeed: await has(feedPathOf(language), `<title>${title}</title>`),
    inSitemap: await has('/sitemap.xml', `${path}</loc>`),
    editor: states.find(([code]) => code === language)?.[1].state,
  };
}

/** Waits until the site serves a post as it was saved, in both languages. */
async function follow(site: NginxSite, step: string, post: SavedPost): Promise<void> {
  const untrue: unknown[] = [];
  for (const language of WRITTEN_IN) {
    const is = post.languages.includes(language);
    const title = is ? titleWithFirm(post.titles[language] ?? '') : undefined;
    const look = async () => {
      const served = await servedPost(site, post, language);
      // What the editor is told may not contradict the page, which was read after it.
      const isTrue =
        served.editor === 'current'
          ? served.title === title
          : served.editor !== undefined || served.status === 404;
      if (!isTrue) untrue.push(served);
      return served;
    };
    await expect.poll(look, { ...SOON, message: `${step}, ${language}` }).toEqual({
      status: is ? 200 : 404,
      title,
      inBlog: is,
      inFeed: is,
      inSitemap: is,
      editor: is ? 'current' : undefined,
    });
  }
  expect(untrue, `${step}: what the editor was told`).toEqual([]);
}

/** What the site has in the other language. */
async function other(site: NginxSite, slug: string) {
  const home = (await readAs(site, '/')).text;
  const entry = (await readAs(site, '/', OTHER)).text;
  const blog = pathOf('blog', OTHER);
  const statuses = [];
  for (const path of [pathOf('contact', OTHER), `${blog}/${slug}`, `/${OTHER}/feed.xml`])
    statuses.push((await readAs(site, path)).status);
  return {
    statuses,
    alternate: home.includes(`hreflang="${OTHER}"`),
    link: home.includes(`href="/${OTHER}"`),
    inSitemap: (await readAs(site, '/sitemap.xml')).text.includes(`/${OTHER}<`),
    browser: /<html[^>]* lang="(\w+)"/.exec(entry)?.[1],
    editor: Object.keys((await readStamp(site)).posts).some((path) => path.startsWith(`${blog}/`)),
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
      const old = await servedPost(site, { ...post, titles }, language);
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
      await languages
        .update({ is_active: state === 1 })
        .eq('language_code', OTHER)
        .throwOnError();
      await expect.poll(seen, SOON).toEqual(right);
    }
  });

  test('the editor says what a browser gets', async ({ site, page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // The browser's calls of its own origin go to the project.
    await page
      .context()
      .route(/\/(rest|auth|storage|functions)\/v1\//, (route) =>
        route.continue({ url: route.request().url().replace(site.url, site.project) }),
      );
    await signIn(page, site.url, 'editor', { backendUrl: site.project });
    await page.goto(adminPath('newPost'));
    await writeContent(page, 'Qué cambia en 2026.');
    const onSite = page.getByRole('list', { name: 'En el sitio' });
    for (const title of ['Herencias 2026', 'Herencias 2027']) {
      await page.getByLabel('Título').fill(title);
      await (title.endsWith('2026') ? publishPost(page) : savePost(page));
      await expect(onSite).toHaveText(/^En el sitio desde las \d{1,2}:\d\d$/, SOON);
      const { text } = await readAs(site, '/blog/herencias-2026');
      expect(text).toContain(`<title>${title}`);
    }
    const reader = await page.context().newPage();
    await reader.goto('/blog/herencias-2026');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Herencias 2027');
    await startApp(reader);

    await page.getByRole('button', { name: 'Pasar a borrador' }).click();
    await expect(onSite).toBeHidden(SOON);
    const { status } = await readAs(site, '/blog/herencias-2026');
    expect(status).toBe(404);
    await reader.reload();
    await expect(reader.getByText('Qué cambia en 2026.')).toBeHidden();
    expect(errors).toEqual([]);
  });
});
