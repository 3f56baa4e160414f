import { describe, expect, it } from 'vitest';
import { descriptionOf } from '@/features/public/blog/description';
import { toPost } from '@/features/public/blog/post';
import { shortened } from '@/features/public/blog/shortened';
import { OTHER } from '../../../support/languages';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

const row = {
  id: '1',
  title: 'Título',
  excerpt: '',
  content: 'Texto',
  languages: [SOURCE_LANGUAGE, OTHER],
};

describe('a row with gaps (SPEC 3.4)', () => {
  it('has the languages that the site supports, always with Spanish', () => {
    const languagesOf = (languages: string[] | null) =>
      toPost({ ...row, languages }, OTHER).languages;
    expect(languagesOf(['xx', OTHER])).toEqual([SOURCE_LANGUAGE, OTHER]);
    expect(languagesOf(null)).toEqual([SOURCE_LANGUAGE]);
  });

  it('has the defaults', () => {
    expect(toPost({ id: '7', slug: '', image: '' }, SOURCE_LANGUAGE)).toMatchObject({
      ...{ slug: '7', category: 'General', image: '', additionalCategories: [] },
      ...{ hidden: false, showOnHomepage: false, showAdditionalCategories: false },
    });
  });
});

describe('description', () => {
  const describePost = (fields: object, language: Language = SOURCE_LANGUAGE) =>
    descriptionOf(toPost({ ...row, ...fields }, language));

  it('is the excerpt, or else the start of the text, cut between words', () => {
    const excerpt = 'En dos frases. '.repeat(20).trim();
    expect(describePost({ excerpt })).toBe(excerpt);
    const cut = describePost({ content: 'palabra '.repeat(100) });
    expect(cut).toMatch(/^(palabra )+palabra…$/);
    expect(cut.length).toBeLessThanOrEqual(161);
    expect(describePost({ content: '律'.repeat(500) })).toBe(`${'律'.repeat(160)}…`);
  });

  it('has no markup', () => {
    const content = '## Plazos\n\nHay **veinte** [días](/contacto).\n\n![El puerto](/a.svg)';
    expect(describePost({ content })).toBe('Plazos Hay veinte días.');
  });

  it('is in the language of the title, never a Spanish excerpt under a German title', () => {
    const german = { [`title_${OTHER}`]: 'Titel', [`content_${OTHER}`]: 'Text' };
    expect(describePost({ ...german, excerpt: 'Resumen' }, OTHER)).toBe('Text');
  });
});

it.each([
  ['Wer eine Eigentumswohnung kauft', 20, 'Wer eine…'],
  ['在西班牙租店铺之前', 6, '在西班牙租店…'],
])('%j of at most %i letters is shortened to %j', (text, max, short) => {
  expect(shortened(text, max)).toBe(short);
});
