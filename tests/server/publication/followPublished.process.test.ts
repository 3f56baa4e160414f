/** What the database publishes, as the server of prerendered pages answers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOfficeClock } from '../../../e2e/support/database';
import { followPublished, publicProject } from '../../../server/publication/followPublished';
import { type Listening, listen, originApp } from '../../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { pathOf } from '@/site/pages';
import { NO_STAMP, type SiteStamp } from '@/site/siteStamp';
import { type Role, useBackend } from '../../support/backend';
import { OTHER } from '../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { temporaryFolder } from '../../support/temporaryFolder';

const db = useBackend();
const CONTACT = pathOf('contact', OTHER).slice(1);
const LIST = '<a href="/blog/one">';
const dist = temporaryFolder();
let published: ReturnType<typeof followPublished>;
let server: Listening;

beforeAll(async () => {
  mkdirSync(join(dist, OTHER, 'blog'), { recursive: true });
  mkdirSync(join(dist, 'blog'));
  for (const name of ['shell', '404', 'index', OTHER, CONTACT, 'blog/one', `${OTHER}/blog/one`]) {
    writeFileSync(join(dist, `${name}.html`), `page ${name}`);
  }
  writeFileSync(join(dist, `${OTHER}/feed.xml`), '<feed/>');
  writeFileSync(join(dist, 'feed.xml'), '<id>https://site.example/blog/one</id>');
  writeFileSync(join(dist, 'blog.html'), LIST);
  published = followPublished(publicProject(db.backend));
  server = await listen(originApp(db.backend, dist, { published }), 0);
});

afterAll(() => server.close());

/** A write over HTTP, as the admin area sends it. Resolves when it is answered. */
async function write(role: Exclude<Role, 'anon'>, method: string, path: string, body?: object) {
  const { data } = await db.clients[role].auth.getSession();
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: EMBEDDED_ANON_KEY,
      Authorization: `Bearer ${data.session?.access_token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

const change = (body: object) => write('editor', 'PATCH', 'blog_posts?slug=eq.one', body);

async function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<[status: number, body: string]> {
  const response = await fetch(server.url + path, { headers });
  return [response.status, await response.text()];
}

const NOT_FOUND = [404, 'page 404'];

beforeEach(async () => {
  await db.sql('delete from public.blog_posts');
  await db.sql('update public.language_settings set is_active = true');
  await write('editor', 'POST', 'blog_posts', {
    ...{ slug: 'one', title: 'One', date: '2026-01-01' },
    ...{ [`title_${OTHER}`]: 'Eins', [`content_${OTHER}`]: 'Ein Text.' },
  });
  published.beginWriting()();
  expect(await get('/blog/one')).toEqual([200, 'page blog/one']);
  expect(await get(`/${OTHER}/blog/one`)).toEqual([200, `page ${OTHER}/blog/one`]);
});

describe('a post', () => {
  it.each([
    ['hidden', () => change({ hidden: true })],
    ['moved to the bin', () => change({ deleted_at: '2026-02-01T00:00Z' })],
    ['put off', () => change({ date: '2999-01-01' })],
    ['deleted', () => write('editor', 'DELETE', 'blog_posts?slug=eq.one')],
  ])('is not served once the save is answered by which it is %s', async (_, save) => {
    await save();
    expect(await get('/blog/one')).toEqual(NOT_FOUND);
    expect(await get(`/${OTHER}/blog/one`)).toEqual(NOT_FOUND);
    // Nor is a file that may still name it, until all are written.
    for (const path of ['/', '/blog']) expect(await get(path)).toEqual([200, 'page shell']);
    expect((await get('/feed.xml'))[0]).toBe(503);
    published.beginWriting()();
    expect(await get('/blog')).toEqual([200, LIST]);
    expect((await get('/feed.xml'))[0]).toBe(200);
  });

  it('is served again when it is shown again, and so is what names it', async () => {
    await change({ hidden: true });
    await change({ hidden: false });
    expect(await get('/blog/one')).toEqual([200, 'page blog/one']);
    expect(await get('/blog')).toEqual([200, LIST]);
    expect((await get('/feed.xml'))[0]).toBe(200);
  });

  it('that is hidden while the files are written may be in them', async () => {
    const finished = published.beginWriting();
    await change({ hidden: true });
    finished();
    expect(await get('/blog')).toEqual([200, 'page shell']);
    published.beginWriting()();
    expect(await get('/blog')).toEqual([200, LIST]);
  });

  it('appears when its day comes, though no row changes', async () => {
    await change({ date: '2999-01-01' });
    expect(await get('/blog/one')).toEqual(NOT_FOUND);
    await db.sql('update public.blog_posts set date = private.office_today() + 1');
    expect(await get('/blog/one')).toEqual(NOT_FOUND);
    // A day is longer when the clock is put back.
    await db.sql(setOfficeClock(`now() + interval '25 hours'`));
    expect((await get('/blog/one'))[0]).toBe(200);
    await db.sql(setOfficeClock('now()'));
  });
});

it('a withdrawn post is not in the stamp, though its pages have not been written since', async () => {
  const names = async () => {
    const { posts, failures } = JSON.parse((await get('/published.json'))[1]) as SiteStamp;
    return [...Object.keys(posts), ...Object.keys(failures)];
  };
  const [path, other] = ['/blog/one', `/${OTHER}/blog/one`] as const;
  const posts = { [path]: { version: '1', since: '' } };
  const stamp = { ...NO_STAMP, posts, failures: { [other]: 'x', [`/${OTHER}`]: 'x' } };
  writeFileSync(join(dist, 'published.json'), JSON.stringify(stamp));
  expect(await names()).toEqual([path, other, `/${OTHER}`]);
  await change({ hidden: true });
  expect(await names()).toEqual([`/${OTHER}`]);
});

it('files of another revision are not served after a crash, until they are written', async () => {
  const { data } = await db.clients.anon.rpc('publication_revision');
  const written = data as unknown as string;
  const served = async (revision: string) => {
    const after = followPublished(publicProject(db.backend), revision);
    const again = await listen(originApp(db.backend, dist, { published: after }), 0);
    const read = async () => (await fetch(`${again.url}/blog`)).text();
    const before = await read();
    after.beginWriting()();
    const answers = [before, await read()];
    await again.close();
    return answers;
  };
  expect(await served(written)).toEqual([LIST, LIST]);
  await db.sql('update private.publication set revision = revision + 1');
  expect(await served(written)).toEqual(['page shell', LIST]);
});

it('a page that may show a withdrawn testimonial is not served', async () => {
  const [row] = await db.sql(
    `insert into public.testimonials (name, testimonial, active, consent_date, verification)
       values ('Ana', 'Muy bien.', true, '2026-01-01', 'Expediente 1') returning id`,
  );
  const id = String(row?.id);
  await change({ title: 'Read by the server' });
  published.beginWriting()();
  expect(await get('/')).toEqual([200, 'page index']);
  await write('editor', 'PATCH', `testimonials?id=eq.${id}`, { active: false });
  expect(await get('/')).toEqual([200, 'page shell']);
});

it('a language has no pages and no feed once it is switched off', async () => {
  const pages = [`/${OTHER}`, pathOf('contact', OTHER), `/${OTHER}/blog/one`, `/${OTHER}/feed.xml`];
  for (const path of pages) expect((await get(path))[0], path).toBe(200);
  await write('admin', 'PATCH', `language_settings?language_code=eq.${OTHER}`, {
    is_active: false,
  });
  for (const path of pages) expect((await get(path))[0], path).toBe(404);
  const inOther = { 'Accept-Language': OTHER };
  expect(await get('/', inOther)).toEqual([200, 'page index']);
  expect(await get('/blog/one', inOther)).toEqual([200, 'page blog/one']);
  expect(await get('/blog/one')).toEqual([200, 'page blog/one']);
  await write('admin', 'PATCH', `language_settings?language_code=eq.${OTHER}`, {
    is_active: true,
  });
  for (const path of pages) expect((await get(path))[0], path).toBe(200);
});

it('the revision is raised by what the public sees, and by nothing else', async () => {
  /** Whether some SQL raises it. */
  const raised = async (sql: string) => {
    const before = await db.clients.anon.rpc('publication_revision');
    await db.sql(sql);
    return (await db.clients.anon.rpc('publication_revision')).data !== before.data;
  };
  const testimonial = (active: boolean) =>
    `insert into public.testimonials (name, testimonial, active, consent_date, verification)
     values ('Ana', 'Muy bien.', ${active}, '2026-01-01', 'Expediente 1')`;
  for (const sql of [
    `update public.blog_posts set title = 'Other'`,
    testimonial(true),
    `insert into public.text_overrides values ('es', 'common', 'none', 'Otro')`,
    `update public.language_settings set is_active = language_code <> '${OTHER}'`,
    `update public.categories set name_${OTHER} = 'Alles' where name = 'General'`,
    `update public.settings set time_zone = 'Atlantic/Canary'`,
    `update public.firm_facts set phones = '{+34300000009}'`,
    'update public.blog_posts set hidden = true',
  ])
    expect.soft(await raised(sql), sql).toBe(true);
  for (const sql of [
    `update public.blog_posts set title = 'Another'`,
    'delete from public.blog_posts',
    `insert into public.blog_posts (slug, title, date) values ('x', 'X', '2999-01-01')`,
    testimonial(false),
    'update public.settings set survey_retention_months = 6',
  ])
    expect.soft(await raised(sql), sql).toBe(false);
});

it('a database that does not answer leaves posts to the browser, and is asked again', async () => {
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let works = false;
  const addresses = { languages: [SOURCE_LANGUAGE], slugs: [], testimonials: [] };
  const fetch = (url: string) =>
    works
      ? Promise.resolve(Response.json(url.endsWith('publication_revision') ? '1' : addresses))
      : Promise.reject(new Error('down'));
  const published = followPublished({ url: '', key: '', fetch });
  const has = async () => [await published.has('/blog/one'), await published.has(`/${OTHER}`)];
  expect(await has()).toEqual([true, true]);
  works = true;
  expect(await has()).toEqual([false, false]);
  works = false;
  await published.refresh();
  expect(await published.has(`/${OTHER}`)).toBe(true);
  // Logged once per outage.
  expect(error).toHaveBeenCalledTimes(2);
});
