import { describe, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
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
  const [{ id }] = firm.lawyers;

  it('lead to their page, post, term or lawyer, with the language’s prefix', () => {
    const prefix = language === SOURCE_LANGUAGE ? undefined : language;
    for (const page of PAGE_IDS) {
      const path = pathOf(page, language);
      expect(addressOf(path)).toEqual({ page, language });
      expect(addressOf(`${path}/`)).toEqual({ page, language });
      expect(languageOfPath(path)).toBe(prefix);
    }
    const nested = [
      ['post', postPathOf('una-entrada', language), 'blog', 'una-entrada'],
      ['term', termPathOf('poder-notarial', language), 'glossary', 'poder-notarial'],
      ['lawyer', lawyerPathOf(id, language), 'lawyers', id],
    ] as const;
    for (const [page, path, list, slug] of nested) {
      expect(path).toBe(`${pathOf(list, language)}/${slug}`);
      expect(addressOf(path)).toEqual({ page, slug, language });
    }
    expect(addressOf(`${pathOf('lawyers', language)}/nobody`)).toBeUndefined();
  });

  it('lead to themselves in every other language, a post’s by its slugs', () => {
    for (const other of LANGUAGES) {
      for (const page of PAGE_IDS)
        expect(translatePath(pathOf(page, language), other)).toBe(pathOf(page, other));
      expect(translatePath(postPathOf('a b/c', language), other)).toBe(postPathOf('a b/c', other));
      const slugs = { es: 'a', [other]: 'b' };
      expect(translatePath(postPathOf('x', language), other, slugs)).toBe(postPathOf('b', other));
      expect(translatePath(termPathOf('nie', language), other)).toBe(termPathOf('nie', other));
      expect(translatePath(lawyerPathOf(id, language), other)).toBe(lawyerPathOf(id, other));
    }
  });
});

it('a city has no accents or signs in a slug', () => {
  expect(citySlug('L’Alfàs del Pi')).toBe('l-alfas-del-pi');
});

const [contact, glossary, services] = (['contact', 'glossary', 'services'] as const).map((page) =>
  pathOf(page, SOURCE_LANGUAGE),
);

it.each([
  `/${SOURCE_LANGUAGE}${contact}`,
  `/${UNKNOWN}`,
  '/blog/a/b',
  '/BLOG',
  `${services}/nada`,
  `${glossary}/nada`,
])('unknown paths %s', (path) => {
  expect(addressOf(path)).toBeUndefined();
  expect(translatePath(path, OTHER)).toBe(`/${OTHER}`);
});
