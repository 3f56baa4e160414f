import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../../server/embedded/embedded';
import { createReader, createRenderer, type Texts } from '@/entry-server';
import { catalogueOf } from '@/features/admin/texts/catalogue';
import {
  addressOfText,
  type Place,
  placeName,
  placePath,
  placesOf,
} from '@/features/admin/texts/places';
import { postPathOf, PRERENDERED_PAGES, pathOf } from '@/site/pages';
import { TERM_IDS } from '@/site/terms';
import { localeFiles } from '../../../support/locales';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { addPostsOfAreas } from '../../../support/posts';

const catalogue = catalogueOf(localeFiles);

const PAGES: readonly Place[] = [
  ...PRERENDERED_PAGES,
  ...TERM_IDS.map((id) => `term-${id}` as const),
  'post',
  'lawyer',
  'notFound',
];

/** A file in which each text is its own id. */
function named(node: unknown, id: string): unknown {
  if (typeof node === 'string') return `⟦${id}⟧`;
  const children = Object.entries(node as object).map(([key, child]): [string, unknown] => [
    key,
    named(child, id.endsWith('/') ? id + key : `${id}.${key}`),
  ]);
  return Array.isArray(node) ? children.map(([, child]) => child) : Object.fromEntries(children);
}

const USUAL_WEEK = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [['09:00', '14:00']]]));

let backend: EmbeddedBackend;
/** The pages whose HTML contains a text, by its id in the list of texts. */
const shownOn = new Map<string, Set<Place>>();

beforeAll(async () => {
  backend = await startEmbedded();
  await addPostsOfAreas(backend);
  // A week in two lines, whatever the firm's own; another one has other texts on the home page.
  await backend.query('update public.firm_facts set opening_hours = $1', [USUAL_WEEK]);
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.fetch(new Request(input, init)),
  );
  const files = Object.entries(localeFiles[SOURCE_LANGUAGE]);
  const texts = {
    [SOURCE_LANGUAGE]: Object.fromEntries(
      files.map(([name, file]) => [name, named(file, `${name}/`)]),
    ),
  } as Texts;
  const reader = createReader(texts);
  const render = createRenderer(texts);
  const [post] = await reader.publishedPosts();
  for (const place of PAGES) {
    const slug = post?.slugs[SOURCE_LANGUAGE] ?? '';
    const path = place === 'post' ? postPathOf(slug, SOURCE_LANGUAGE) : placePath(place);
    const { head, html } = await render(path, (await reader.read(path)).state());
    // Every page links to the feed of the blog, whose title nobody sees there.
    for (const [, id = ''] of (head.replace(/<link[^>]*>/g, '') + html).matchAll(/⟦(.*?)⟧/g)) {
      const entry = id.replace(/_(one|many|other)$/, '');
      shownOn.set(entry, (shownOn.get(entry) ?? new Set()).add(place));
    }
  }
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

describe('where a text stands', () => {
  it('is on the pages that the build renders with it, and on no other', () => {
    const seen = [...shownOn].map(([id, pages]) => [id, [...pages].sort()] as const);
    const said = seen.map(([id]) => {
      const places = placesOf(id);
      return [id, (places === 'all' ? [...PAGES] : [...places]).sort()] as const;
    });
    expect(seen.length).toBeGreaterThan(300);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(seen));
  });

  it('is its page, for what header, footer, home page and practice areas always show', () => {
    const always =
      /^(services|navigation)\/|^common\/(hero|about)\.|^contact\/(section|page|footer)\./;
    const missing = catalogue.entries.filter(({ id }) => always.test(id) && !shownOn.has(id));
    expect(missing.map(({ id }) => id)).toEqual([
      'common/hero.chatText',
      'contact/footer.legal.page',
      'services/viewLess',
    ]);
  });

  it('is known of every text but the forms by which a mention is recognised', () => {
    const unknown = catalogue.entries.filter(({ id }) => placesOf(id).length === 0);
    expect(unknown.map(({ id }) => id)).toEqual(TERM_IDS.map((id) => `terms/terms.${id}.forms`));
  });

  it('has a name in the source language and an address that opens the page at the text', () => {
    const textOf = (id: string) => catalogue.shipped[SOURCE_LANGUAGE].get(id);
    const names = PAGES.map((place) => placeName(place, textOf));
    expect(new Set(names).size).toBe(PAGES.length);
    expect(names).toEqual(
      expect.arrayContaining(['services/civil.title', 'terms/terms.nie.name'].map(textOf)),
    );
    expect(names.filter((name) => name.includes('-'))).toEqual([]);
    expect(addressOfText('contact', 'contact/page.title')).toBe(
      `${pathOf('contact', SOURCE_LANGUAGE)}#elegir-texto:contact/page.title`,
    );
  });
});
