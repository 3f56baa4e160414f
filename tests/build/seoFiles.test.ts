// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { feed, securityTxt, sitemap } from '../../build/seoFiles';
import type { PublishedPost } from '@/features/public/blog/publishedPosts';
import { firm } from '@/site/firm';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { FIXED_PATHS } from '@/site/pages';
import { OTHER } from '../support/languages';

const SITE = 'https://firm.example';
const TEXTS = { title: 'Blog & <más>', subtitle: 'Guías' };

const post = (fields: Partial<PublishedPost> = {}): PublishedPost => ({
  id: 'a-post',
  slugs: { [SOURCE_LANGUAGE]: 'una-guia', [OTHER]: 'ein-leitfaden' },
  date: '2026-05-01',
  updatedAt: '2026-06-02T10:00:00.123456+00:00',
  categories: ['Familia & más'],
  author: firm.lawyers[0].id,
  texts: {
    [SOURCE_LANGUAGE]: { title: 'A < B & "C"', description: 'Con un \u0000 y un ]]>' },
    [OTHER]: { title: 'Titel', description: '' },
  },
  ...fields,
});

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

const texts = (parsed: Document, selector: string) =>
  [...parsed.querySelectorAll(selector)].map((element) => element.textContent);

it('sitemap lists a post in its own languages, modified when it was saved or published', () => {
  const parsed = parse(
    sitemap(SITE, [post(), post({ slugs: { [SOURCE_LANGUAGE]: 'luego' }, date: '2026-07-01' })]),
  );
  const posts = [...parsed.querySelectorAll('url')].slice(FIXED_PATHS.length * LANGUAGES.length);
  expect(posts.map((url) => url.querySelector('loc')?.textContent)).toEqual([
    `${SITE}/blog/una-guia`,
    `${SITE}/${OTHER}/blog/ein-leitfaden`,
    `${SITE}/blog/luego`,
    `${SITE}/${OTHER}/blog/luego`,
  ]);
  const saved = ['2026-06-02', '2026-06-02', '2026-07-01', '2026-07-01'];
  expect(texts(parsed, 'lastmod')).toEqual(saved);
});

it('a sitemap has no address in a language that is switched off', () => {
  const { length } = texts(parse(sitemap(SITE, [post()], [SOURCE_LANGUAGE])), 'loc');
  expect(length).toBe(FIXED_PATHS.length + 1);
});

describe('feed', () => {
  it('escapes texts', () => {
    const parsed = parse(feed(SITE, SOURCE_LANGUAGE, TEXTS, [post()]));
    expect(texts(parsed, 'feed > title')).toEqual(['Blog & <más>']);
    expect(texts(parsed, 'entry > title')).toEqual(['A < B & "C"']);
    expect(texts(parsed, 'summary')).toEqual(['Con un  y un ]]>']);
    expect(texts(parsed, 'entry > author > name')).toEqual([firm.lawyers[0].name]);
    expect(parsed.querySelector('category')?.getAttribute('term')).toBe('Familia & más');
    expect(texts(parsed, 'feed > updated')).toEqual(['2026-06-02T10:00:00.123Z']);
  });

  it('names an entry by what never changes, in each language otherwise', () => {
    const idIn = (language: Language, slug: string) =>
      texts(
        parse(feed(SITE, language, TEXTS, [post({ slugs: { [SOURCE_LANGUAGE]: slug } })])),
        'entry > id',
      )[0];
    expect(idIn(SOURCE_LANGUAGE, 'renamed')).toBe(idIn(SOURCE_LANGUAGE, 'una-guia'));
    expect(idIn(OTHER, 'una-guia')).not.toBe(idIn(SOURCE_LANGUAGE, 'una-guia'));
  });

  it('omits posts not written in its language, replaces a missing summary, and has fifty at most', () => {
    const parsed = parse(feed(SITE, 'fr', TEXTS, [post()]));
    expect(parsed.querySelectorAll('entry')).toHaveLength(0);
    expect(Date.parse(texts(parsed, 'feed > updated')[0] ?? '')).not.toBeNaN();
    const untranslated = post({ texts: { [SOURCE_LANGUAGE]: { title: 'x', description: '' } } });
    const many = [untranslated, ...Array.from({ length: 60 }, () => post())];
    const full = parse(feed(SITE, OTHER, TEXTS, many));
    expect(full.querySelectorAll('entry')).toHaveLength(50);
    expect(texts(full, 'summary')[0]).toBe('Titel');
    const [link] = full.querySelectorAll('entry > link');
    expect(link?.getAttribute('href')).toBe(`${SITE}/${OTHER}/blog/ein-leitfaden`);
  });
});

it('security.txt names the firm’s address, and expires within a year', () => {
  expect(
    securityTxt('https://firm.example', 'info@firm.example', new Date('2026-11-23T10:00:00Z')),
  ).toBe(
    `Contact: mailto:info@firm.example\nExpires: 2027-11-22T00:00:00Z\nPreferred-Languages: ${firm.lawyers[0].speaks.join(', ')}\n` +
      'Canonical: https://firm.example/.well-known/security.txt\n',
  );
});
