import { describe, expect, it } from 'vitest';
import { netlifyMoved } from '../../build/movedFiles';
import { netlifyRedirects } from '../../build/hostFiles';
import {
  type PublishedRedirect,
  redirectFinder,
  type RedirectKind,
  redirectsOf,
  sourceOf,
  sourceProblem,
} from '@/site/redirects';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../support/languages';
import { pathOf } from '@/site/pages';

const to = (kind: RedirectKind, source: string, target: string): PublishedRedirect => ({
  kind,
  source,
  target,
  slug: null,
  language: null,
});

const PUBLISHED: PublishedRedirect[] = [
  to('prefix', '/category', '/blog'),
  to('prefix', '/category/familia', pathOf('services', SOURCE_LANGUAGE)),
  to('dated', '/', '/blog/*'),
  to('prefix', '/entradas', '/blog/*'),
  to('exact', '/feed', '/feed.xml'),
  to('exact', '/sobre-nosotros', '/#about'),
  { ...to('exact', '/?p=12', ''), target: null, slug: 'arraigo', language: SOURCE_LANGUAGE },
  { ...to('exact', '/2019/05/erbrecht', ''), target: null, slug: 'herencias', language: OTHER },
  { ...to('exact', '/قديم', ''), target: null, slug: 'arraigo', language: SOURCE_LANGUAGE },
];

const all = new Set<Language>(LANGUAGES);
const followed = redirectsOf(PUBLISHED, all);

/** Old addresses, and where each leads; undefined where it leads nowhere. */
const MOVED: [address: string, target: string | undefined][] = [
  ['/2019/05/Erbrecht/', `/${OTHER}/blog/herencias`],
  ['https://old.example/?p=12&utm=x', '/blog/arraigo'],
  ['/%D9%82%D8%AF%D9%8A%D9%85/', '/blog/arraigo'],
  ['/feed/', '/feed.xml'],
  ['/sobre-nosotros', '/#about'],
  ['/category/civil/page/2', '/blog'],
  ['/category/familia/x/', pathOf('services', SOURCE_LANGUAGE)],
  ['/2021/11/otra-entrada/', '/blog/otra-entrada'],
  ['/entradas/a/b/una', '/blog/una'],
  ['/', undefined],
  ['/?p=13', undefined],
  ['/category', undefined],
  ['/2021/11', undefined],
  [pathOf('contact', SOURCE_LANGUAGE), undefined],
  ['/entradas/%2e%2e/a b', undefined],
  ['/entradas//evil.example/..', undefined],
];

describe('an old address', () => {
  it.each(MOVED)('%s leads to %s', (address, target) => {
    expect(redirectFinder(followed)(address)?.target).toBe(target);
  });

  it('leads to the default language where the post’s own is switched off', () => {
    const spanish = redirectFinder(redirectsOf(PUBLISHED, new Set<Language>([SOURCE_LANGUAGE])));
    expect(spanish('/2019/05/erbrecht')?.target).toBe('/blog/herencias');
  });

  it('leads to no post that has that very address', () => {
    const own = { ...to('exact', '/blog/arraigo', ''), target: null, slug: 'arraigo' };
    expect(redirectsOf([own], all)).toEqual([]);
    expect(redirectsOf([{ ...own, slug: 'arraigo-social' }], all)).toHaveLength(1);
  });

  it.each([
    ['https://old.example/A/B/?p=x#c', '/a/b'],
    ['/2019//05/x/', '/2019/05/x'],
    ['mailto:a@b.example', undefined],
  ])('%s is kept as %s', (typed, kept) => expect(sourceOf(typed)).toBe(kept));
});

it.each<[RedirectKind, string, string | undefined]>([
  ['exact', '/', 'form'],
  ['exact', pathOf('contact', SOURCE_LANGUAGE), 'own'],
  ['exact', '/assets/x.js', 'own'],
  ['prefix', '/', 'form'],
  ['prefix', '/blog', 'own'],
  ['prefix', pathOf('lawyers', SOURCE_LANGUAGE), 'own'],
  ['prefix', `/${OTHER}`, 'own'],
  ['exact', '/a"b', 'form'],
  ['exact', '/a/../b', 'form'],
  ['dated', '/', undefined],
  ['prefix', '/blog/category', undefined],
  ['exact', '/?p=1', undefined],
])('%s %s: what is wrong with it is %s', (kind, source, problem) => {
  expect(sourceProblem(kind, source)).toBe(problem);
});

it('Netlify’s file has numbers before the home page, and dates as years', () => {
  const lines = netlifyRedirects(LANGUAGES, [], [], followed).split('\n');
  const number = lines.indexOf('/ p=12 /blog/arraigo 301!');
  expect(number).toBeGreaterThan(-1);
  expect(number).toBeLessThan(lines.findIndex((line) => line.startsWith('/ /')));
  expect(lines).toContain('/%D9%82%D8%AF%D9%8A%D9%85 /blog/arraigo 301');
  const { paths } = netlifyMoved(followed, new Date('2001-06-01'));
  expect(paths.filter((line) => line.includes(':post'))).toEqual(
    [2000, 2001].flatMap((year) =>
      ['/:month/:post', '/:month/:day/:post', '/:post'].map(
        (rest) => `/${year}${rest} /blog/:post 301`,
      ),
    ),
  );
  expect(paths).toContain('/entradas/* /blog/:splat 301');
});
