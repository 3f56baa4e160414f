import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { PAGE_LOADERS } from '@/app/pageLoaders';
import { queriesOf } from '@/app/routes';
import { createReader, createRenderer, type Texts } from '@/entry-server';
import { placeOf } from '@/features/admin/texts/places';
import { categoryPostsOptions } from '@/features/public/blog/queries';
import { env } from '@/lib/db';
import { createQueryClient } from '@/lib/queryClient';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { firm } from '@/site/firm';
import { lawyerPathOf, pathOf, postPathOf, PRERENDERED_PAGES, termPathOf } from '@/site/pages';
import { CATEGORY_OF_SERVICE } from '@/site/services';
import { TERM_IDS } from '@/site/terms';
import { startMigrated } from '../support/backend';
import { ANOTHER } from '../support/languages';
import { localeFiles } from '../support/locales';
import { pictureName } from '../support/pictures';
import { addPostsOfAreas } from '../support/posts';

const LISTED = PRERENDERED_PAGES.map((page) => pathOf(page, SOURCE_LANGUAGE));
const BLOG = pathOf('blog', SOURCE_LANGUAGE);

/** A file in which each text is its own id. */
function named(node: unknown, id: string): unknown {
  if (typeof node === 'string') return `⟦${id}⟧`;
  const children = Object.entries(node as object).map(([key, child]): [string, unknown] => [
    key,
    named(child, id.endsWith('/') ? id + key : `${id}.${key}`),
  ]);
  return Array.isArray(node) ? children.map(([, child]) => child) : Object.fromEntries(children);
}

/** The newest post, on the home page, with a stored image; here every testimonial has one too. */
const slug = 'with-picture';
const picture = `${env.supabaseUrl}/storage/v1/object/public/images/${pictureName(1)}`;
const USUAL_WEEK = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [['09:00', '14:00']]]));

let backend: EmbeddedBackend;
/** The paths of pages whose HTML contains a text, by its id in the list of texts. */
const shownOn = new Map<string, Set<string>>();
/** The paths to which another page links. */
const linked = new Set<string>();

const askBackend = () =>
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.fetch(new Request(input, init)),
  );

beforeAll(async () => {
  backend = await startMigrated({ seed: true });
  askBackend();
  await backend.query(
    `insert into public.blog_posts (slug, title, image, show_on_homepage) values ($1, 'Foto', $2, true)`,
    [slug, picture],
  );
  await addPostsOfAreas(backend);
  await backend.query('update public.testimonials set image = $1, platform_logo = $1', [picture]);
  // A week in two lines, whatever the firm's own; another one has other texts on the home page.
  await backend.query('update public.firm_facts set opening_hours = $1', [USUAL_WEEK]);

  const files = Object.entries(localeFiles[SOURCE_LANGUAGE]);
  const texts = {
    [SOURCE_LANGUAGE]: Object.fromEntries(
      files.map(([name, file]) => [name, named(file, `${name}/`)]),
    ),
  } as Texts;
  const [reader, render] = [createReader(texts), createRenderer(texts)];
  const slugs = (await reader.publishedPosts()).map((post) => post.slugs[SOURCE_LANGUAGE] ?? '');
  const post = slugs.find((one) => one !== slug && !one.startsWith('of-area')) ?? '';
  const postPath = postPathOf(post, SOURCE_LANGUAGE);
  const terms = TERM_IDS.map((id) => termPathOf(id, SOURCE_LANGUAGE));
  const lawyer = lawyerPathOf(firm.lawyers[0].id, SOURCE_LANGUAGE);
  for (const path of [...LISTED, ...terms, lawyer, postPath, '/404']) {
    const { head, html } = await render(path, await reader.read(path));
    // A term links back to its glossary, which is no way to get there.
    const leads = LISTED.includes(path);
    for (const [, to = ''] of leads ? html.matchAll(/ href="([^"#]+)/g) : [])
      if (to !== path) linked.add(to);
    // Every page links to the feed of the blog, whose title nobody sees there.
    for (const [, id = ''] of (head.replace(/<link[^>]*>/g, '') + html).matchAll(/⟦(.*?)⟧/g)) {
      const entry = id.replace(/_(one|many|other)$/, '');
      // The list of texts leads to the blog for those of a post.
      const place = path === postPath ? BLOG : path;
      shownOn.set(entry, (shownOn.get(entry) ?? new Set()).add(place));
    }
  }
});

beforeEach(askBackend);
afterAll(() => backend.close());

it('every page has a link on another page', () => {
  expect(LISTED.filter((path) => !linked.has(path))).toEqual([]);
});

it('a text is on the page that the list of texts names', () => {
  const elsewhere = [...shownOn].filter(([id, paths]) => !paths.has(placeOf(id).path));
  expect(shownOn.size).toBeGreaterThan(300);
  expect(Object.fromEntries(elsewhere)).toEqual({});
  expect(placeOf('contact/page.title').address).toBe(
    `${pathOf('contact', SOURCE_LANGUAGE)}#elegir-texto:contact/page.title`,
  );
});

const checked = new Set<string>();
const LATER = Date.now() + 3_600_000;

describe('the data of a prerendered page survives JSON unchanged, and a refetch an hour later finds nothing new', () => {
  it.each(Object.entries(PAGE_LOADERS))('%s', async (_, page) => {
    for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
      const place = { language, params: new URLSearchParams({ post: slug }), slug };
      for (const read of [...queriesOf(page, place), ...(page.optionalQueries?.(place) ?? [])]) {
        const name = JSON.stringify(read.queryKey);
        // Pages share many of them.
        if (checked.has(name)) continue;
        checked.add(name);
        const data: unknown = await createQueryClient().query(read);
        expect(JSON.parse(JSON.stringify(data)), name).toStrictEqual(data);
        vi.useFakeTimers({ now: LATER, toFake: ['Date'] });
        expect(await createQueryClient().query(read), name).toStrictEqual(data);
        vi.useRealTimers();
      }
    }
  });
});

it('a practice area keeps its posts when its category is renamed', async () => {
  const posts = () =>
    createQueryClient().query(
      categoryPostsOptions(SOURCE_LANGUAGE, CATEGORY_OF_SERVICE.immigration),
    );
  const rename = (from: string, to: string) =>
    backend.query('update public.categories set name = $2 where name = $1', [from, to]);
  const before = await posts();
  await rename(CATEGORY_OF_SERVICE.immigration, 'Inmigración');
  try {
    expect(before.length).toBeGreaterThan(0);
    expect((await posts()).map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
  } finally {
    await rename('Inmigración', CATEGORY_OF_SERVICE.immigration);
  }
});
