import { describe, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { flagOf, isLanguage, LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import {
  addressOf,
  citySlug,
  languageOfPath,
  lawyerPathOf,
  PAGE_IDS,
  pathOf,
  postPathOf,
  termPathOf,
  translatePath,
} from '@/site/pages';
import { OTHER, UNKNOWN } from '../support/languages';

describe.each(LANGUAGES)('paths in %s', (language) => {
  it.each(PAGE_IDS)('%s', (page) => {
    const path = pathOf(page, language);
    expect(addressOf(path)).toEqual({ page, language });
    expect(addressOf(`${path}/`)).toEqual({ page, language });
  });

  it('a post', () => {
    const path = postPathOf('una-entrada', language);
    expect(path).toBe(`${pathOf('blog', language)}/una-entrada`);
    expect(addressOf(path)).toEqual({ page: 'post', slug: 'una-entrada', language });
  });

  it('a term of the glossary', () => {
    const path = termPathOf('poder-notarial', language);
    expect(path).toBe(`${pathOf('glossary', language)}/poder-notarial`);
    expect(addressOf(path)).toEqual({ page: 'term', slug: 'poder-notarial', language });
  });

  it('a lawyer', () => {
    const [{ id }] = firm.lawyers;
    const path = lawyerPathOf(id, language);
    expect(path).toBe(`${pathOf('lawyers', language)}/${id}`);
    expect(addressOf(path)).toEqual({ page: 'lawyer', slug: id, language });
    expect(addressOf(`${pathOf('lawyers', language)}/nobody`)).toBeUndefined();
    expect(translatePath(path, SOURCE_LANGUAGE)).toBe(lawyerPathOf(id, SOURCE_LANGUAGE));
  });

  it('every page, post and term maps to itself in every other language', () => {
    for (const other of LANGUAGES) {
      for (const page of PAGE_IDS) {
        expect(translatePath(pathOf(page, language), other)).toBe(pathOf(page, other));
      }
      expect(translatePath(postPathOf('a b/c', language), other)).toBe(postPathOf('a b/c', other));
      const slugs = { es: 'a', [other]: 'b' };
      expect(translatePath(postPathOf('x', language), other, slugs)).toBe(
        postPathOf(slugs[other] ?? '', other),
      );
      expect(translatePath(termPathOf('nie', language), other)).toBe(termPathOf('nie', other));
    }
  });

  it('have the language’s prefix, those of the source language none', () => {
    for (const page of PAGE_IDS) {
      const prefix = language === SOURCE_LANGUAGE ? undefined : language;
      expect(languageOfPath(pathOf(page, language))).toBe(prefix);
    }
  });
});

it.each([
  ['Dénia', 'denia'],
  ['San Vicente del Raspeig', 'san-vicente-del-raspeig'],
  ['L’Alfàs del Pi', 'l-alfas-del-pi'],
  ['A Coruña', 'a-coruna'],
])('%s is %s in a slug', (city, slug) => {
  expect(citySlug(city)).toBe(slug);
});

describe('unknown paths', () => {
  const [contact, glossary, services] = (['contact', 'glossary', 'services'] as const).map((page) =>
    pathOf(page, SOURCE_LANGUAGE),
  );

  it.each([
    `/${SOURCE_LANGUAGE}`,
    `/${SOURCE_LANGUAGE}${contact}`,
    `/${UNKNOWN}`,
    `/${OTHER}/${OTHER}`,
    `/${OTHER}/xcontact`,
    '/blog/a/b',
    `${contact}/blog/a`,
    '/x/blog/a',
    '/BLOG',
    `${services}/nada`,
    '/blogs',
    `${glossary}/nada`,
    `${glossary}/nie/x`,
    `/${OTHER}${contact}/nie`,
  ])('%s', (path) => {
    expect(addressOf(path)).toBeUndefined();
    expect(translatePath(path, OTHER)).toBe(`/${OTHER}`);
  });

  it('a malformed escape is kept as a slug', () => {
    const address = { page: 'post', slug: '100%', language: SOURCE_LANGUAGE };
    expect(addressOf('/blog/100%')).toEqual(address);
  });
});

describe('languages', () => {
  it('have a flag; a globe stands for a code that is none', () => {
    for (const code of LANGUAGES) expect(flagOf(code)).toBe(LANGUAGE_FACTS[code].flag);
    expect(flagOf(UNKNOWN)).toBe('🌐');
  });

  it.each([UNKNOWN, OTHER.toUpperCase(), '', `${OTHER}-AT`, undefined, null, 0])(
    'do not include %j',
    (code) => {
      expect(isLanguage(code)).toBe(false);
    },
  );
});
