import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { PAGE_LOADERS } from '@/app/pageLoaders';
import { queriesOf } from '@/app/routes';
import { createReader, createRenderer, type Texts } from '@/entry-server';
import { categoryPostsOptions } from '@/features/public/blog/queries';
import { env } from '@/lib/db';
import { createQueryClient } from '@/lib/queryClient';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf, PRERENDERED_PAGES } from '@/site/pages';
import { CATEGORY_OF_SERVICE } from '@/site/services';
import { startMigrated } from '../support/backend';
import { ANOTHER } from '../support/languages';
import { localeFiles } from '../support/locales';
import { pictureName } from '../support/pictures';
import { addPostsOfAreas } from '../support/posts';

const LISTED = PRERENDERED_PAGES.map((page) => pathOf(page, SOURCE_LANGUAGE));

/** The newest post, on the home page, with a stored image; here every testimonial has one too. */
const slug = 'with-picture';
const picture = `${env.supabaseUrl}/storage/v1/object/public/images/${pictureName(1)}`;

let backend: EmbeddedBackend;
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
  const texts = { [SOURCE_LANGUAGE]: localeFiles[SOURCE_LANGUAGE] } as Texts;
  const [reader, render] = [createReader(texts), createRenderer(texts)];
  for (const path of LISTED) {
    const { html } = await render(path, await reader.read(path));
    for (const [, to = ''] of html.matchAll(/ href="([^"#]+)/g)) if (to !== path) linked.add(to);
  }
});

beforeEach(askBackend);
afterAll(() => backend.close());

it('every page has a link on another page', () => {
  expect(LISTED.filter((path) => !linked.has(path))).toEqual([]);
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
  onTestFinished(async () => {
    await rename('Inmigración', CATEGORY_OF_SERVICE.immigration);
  });
  expect(before.length).toBeGreaterThan(0);
  expect((await posts()).map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
});
