import { describe, expect, it } from 'vitest';
import { descriptionOf } from '@/features/public/blog/description';
import { allColumns, toPost } from '@/features/public/blog/post';
import { ANOTHER, OTHER } from '../../../support/languages';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

const row = {
  id: '1',
  title: 'Título',
  excerpt: '',
  content: 'Texto',
  languages: [SOURCE_LANGUAGE, OTHER],
};

describe('languages', () => {
  it('are those of the row that the site supports, always with Spanish', () => {
    expect(toPost(row, OTHER).languages).toEqual([SOURCE_LANGUAGE, OTHER]);
    expect(toPost({ ...row, languages: ['xx', OTHER] }, OTHER).languages).toEqual([
      SOURCE_LANGUAGE,
      OTHER,
    ]);
    expect(toPost({ ...row, languages: null }, OTHER).languages).toEqual([SOURCE_LANGUAGE]);
  });
});

describe('a row with gaps (SPEC 3.4)', () => {
  it.each([{}, { slug: null, category: null, image: null }, { slug: '', category: '', image: '' }])(
    'has the defaults: %j',
    (gaps) => {
      expect(toPost({ id: '7', ...gaps }, SOURCE_LANGUAGE)).toMatchObject({
        slug: '7',
        category: 'General',
        image: '',
        additionalCategories: [],
        hidden: false,
        showOnHomepage: false,
        showAdditionalCategories: false,
      });
    },
  );
});

it('has the slug of its language, or the Spanish one', () => {
  const named = { ...row, slug: 'uno', [`slug_${OTHER}`]: 'eins', slug_en: null };
  expect(toPost(named, OTHER)).toMatchObject({
    slug: 'eins',
    slugs: { [SOURCE_LANGUAGE]: 'uno', [OTHER]: 'eins' },
  });
  expect(toPost(named, 'en').slug).toBe('uno');
});

describe('description', () => {
  const describePost = (fields: object, language: Language = SOURCE_LANGUAGE) =>
    descriptionOf(toPost({ ...row, ...fields }, language));

  it('is the excerpt', () => {
    const excerpt = 'En dos frases. '.repeat(20).trim();
    expect(describePost({ excerpt })).toBe(excerpt);
  });

  it('is the start of the text without an excerpt, cut between words', () => {
    expect(describePost({ content: 'Una línea\n\ny otra.' })).toBe('Una línea y otra.');
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
    const german = {
      [`title_${OTHER}`]: 'Titel',
      [`content_${OTHER}`]: 'Text',
      excerpt: 'Resumen',
    };
    expect(describePost(german, OTHER)).toBe('Text');
  });
});

it('the build reads each column once, in every language', () => {
  const columns = allColumns().split(', ');
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns).toEqual(
    expect.arrayContaining([
      'slug',
      'languages',
      'updated_at',
      'title',
      `content_${OTHER}`,
      `excerpt_${ANOTHER}`,
    ]),
  );
});
