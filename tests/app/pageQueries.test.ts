import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded';
import { PAGE_LOADERS } from '@/app/pageLoaders';
import { queriesOf } from '@/app/routes';
import { createReader, createRenderer, type Texts } from '@/entry-server';
import { categoryPostsOptions, featuredPostsOptions } from '@/features/public/blog/queries';
import { testimonialsOptions } from '@/features/public/testimonials/queries';
import { env } from '@/lib/db';
import { firm } from '@/site/firm';
import { createQueryClient } from '@/lib/queryClient';
import { lawyerPathOf, type PageId, pathOf, PRERENDERED_PAGES, termPathOf } from '@/site/pages';
import { CATEGORY_OF_SERVICE } from '@/site/services';
import { localeFiles } from '../support/locales';
import { pictureName } from '../support/pictures';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { addPostsOfAreas } from '../support/posts';

let backend: EmbeddedBackend;

/** The newest post, on the home page, with a stored image; here every testimonial has one too. */
const slug = 'with-picture';
const picture = `${env.supabaseUrl}/storage/v1/object/public/images/${pictureName(1)}`;

beforeAll(async () => {
  backend = await startEmbedded();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.fetch(new Request(input, init)),
  );
  const { driver } = backend.connection;
  await driver.query(
    `insert into public.blog_posts (slug, title, image, show_on_homepage) values ($1, 'Foto', $2, true)`,
    [slug, picture],
  );
  await addPostsOfAreas(backend);
  await driver.query('update public.testimonials set image = $1, platform_logo = $1', [picture]);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

const LATER = Date.now() + 3_600_000;

afterEach(() => vi.useRealTimers());

describe('the data of a prerendered page survives JSON unchanged, and a refetch an hour later finds nothing new', () => {
  it.each(Object.entries(PAGE_LOADERS))('%s', async (_, page) => {
    for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
      const place = { language, params: new URLSearchParams({ post: slug }), slug };
      for (const read of [...queriesOf(page, place), ...(page.optionalQueries?.(place) ?? [])]) {
        const name = JSON.stringify(read.queryKey);
        const data: unknown = await createQueryClient().query(read);
        expect(JSON.parse(JSON.stringify(data)), name).toStrictEqual(data);
        vi.useFakeTimers({ now: LATER, toFake: ['Date'] });
        expect(await createQueryClient().query(read), name).toStrictEqual(data);
        vi.useRealTimers();
      }
    }
  });

  it('stored images have a timestamp (SPEC 7.6)', async () => {
    const client = createQueryClient();
    const [post] = await client.query(featuredPostsOptions(SOURCE_LANGUAGE));
    expect(post?.image).toMatch(/\.webp\?t=\d{13}$/);
    const [testimonial] = await client.query(testimonialsOptions(SOURCE_LANGUAGE));
    expect(testimonial?.image).toMatch(/\.webp\?t=\d{13}$/);
    expect(testimonial?.platformLogo).toBe(testimonial?.image);
  });
});

/** What a query returns when there is nothing to show. */
function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  const isPage = typeof data === 'object' && data !== null && 'posts' in data;
  return isPage ? { ...data, posts: [] } : null;
}

describe('each query of a page returns something that the page shows', () => {
  const pathnameOf = (page: string) => {
    if (page === 'post') return `${pathOf('blog', OTHER)}/${slug}`;
    if (page === 'term') return termPathOf('nie', OTHER);
    if (page === 'lawyer') return lawyerPathOf(firm.lawyers[0].id, OTHER);
    return page === 'notFound' ? `/${OTHER}/404` : pathOf(page as PageId, OTHER);
  };

  it.each(Object.entries(PAGE_LOADERS))('%s', async (id, page) => {
    const texts = localeFiles as Texts;
    const pathname = pathnameOf(id);
    const data = (await createReader(texts).read(pathname)).state();
    const render = createRenderer(texts);
    const { html } = await render(pathname, data);
    const context = { language: OTHER, params: new URLSearchParams(), slug } as const;
    for (const { queryKey } of page.queries?.(context) ?? []) {
      const name = JSON.stringify(queryKey);
      const queries = data.queries.map((query) =>
        JSON.stringify(query.queryKey) === name
          ? { ...query, state: { ...query.state, data: emptied(query.state.data) } }
          : query,
      );
      const without = await render(pathname, { ...data, queries });
      expect(without.html === html, `${name} changes nothing`).toBe(false);
    }
  });
});

it('every page has a link on another page', async () => {
  const texts = localeFiles as Texts;
  const [render, reader] = [createRenderer(texts), createReader(texts)];
  const linked = new Set<string>();
  for (const page of PRERENDERED_PAGES) {
    const own = pathOf(page, OTHER);
    const { html } = await render(own, (await reader.read(own)).state());
    for (const [, path = ''] of html.matchAll(/ href="([^"#]+)/g)) {
      if (path !== own) linked.add(path);
    }
  }
  expect(PRERENDERED_PAGES.filter((page) => !linked.has(pathOf(page, OTHER)))).toEqual([]);
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
