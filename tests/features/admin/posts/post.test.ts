import { slugify } from '@/features/admin/posts/slugify';
import { describe, expect, it } from 'vitest';
import { merge, restoredOver, withFields } from '@/features/admin/posts/fields';
import { filterFrom } from '@/features/admin/posts/list/filter';
import { blankValues, stateOf, translationStateOf } from '@/features/admin/posts/post';
import { linesOf, toEditable, toRow } from '@/features/admin/posts/rows';
import { TRANSLATIONS } from '@/site/languages';
import { postSchema, type PostValues, sourcesOf } from '@/features/admin/posts/schema';
import { parseOfficeTime } from '@/lib/admin/format';
import { ANOTHER, OTHER } from '../../../support/languages';

const ID = '10000000-0000-4000-8000-000000000009';
const values: PostValues = {
  ...blankValues('2026-03-01'),
  title: 'Título',
  content: 'Texto',
  slug: 'titulo',
  [`title_${ANOTHER}`]: 'عنوان',
  additional_categories: ['Vivienda'],
  image: '/images/a.webp',
  image_alt: 'Puerto',
};

type Row = Parameters<typeof toEditable>[0];

describe('a row and the form', () => {
  it('round-trip', () => {
    const stored = { id: ID, version: 4, updated_at: 'now', deleted_at: null };
    const row = { ...toRow(ID, values), ...stored };
    expect(toEditable(row as unknown as Row)).toMatchObject({ ...stored, values });
  });

  it('keep the texts of waiting languages out of the columns that everybody reads', () => {
    const texts = { ...values, [`image_alt_${OTHER}`]: 'Hafen', [`image_alt_${ANOTHER}`]: 'ميناء' };
    const waiting = { ...texts, waiting_languages: [ANOTHER] };
    const own = { title: 'عنوان', excerpt: null, content: null, image_alt: 'ميناء' };
    expect(toRow(ID, waiting)).toMatchObject({
      ...{ [`title_${ANOTHER}`]: null, [`content_${ANOTHER}`]: null },
      ...{ [`image_alt_${ANOTHER}`]: null, [`image_alt_${OTHER}`]: 'Hafen' },
      waiting_texts: { [ANOTHER]: own },
    });
    expect(toRow(ID, { ...waiting, image: '' })).toMatchObject({
      [`image_alt_${OTHER}`]: null,
      waiting_texts: { [ANOTHER]: { image_alt: null } },
    });
  });

  it('write an empty translation as null, for the fallback, and the id for a missing slug', () => {
    expect(toRow(ID, { ...values, slug: '', image: '' })).toMatchObject({
      ...{ [`title_${ANOTHER}`]: 'عنوان', [`content_${ANOTHER}`]: null, title_en: null },
      ...{ excerpt: '', slug: ID, image_alt: '' },
    });
  });
});

describe('the state of a post', () => {
  const at = { hidden: false, date: '2026-03-01', publish_at: '', deleted_at: null };

  it.each([
    [{ publish_at: '09:00' }, 'published'],
    [{ publish_at: '09:01' }, 'scheduled'],
    [{ date: '2026-03-02', hidden: true }, 'hidden'],
  ] as const)('%o: %s', (change, state) => {
    expect(stateOf({ ...at, ...change }, parseOfficeTime('2026-03-01T09:00'))).toBe(state);
  });

  it.each([
    [[], 'missing'],
    // What is missing comes before what has changed.
    [['written', 'outdated'], 'incomplete'],
    [['written', 'complete'], 'current'],
    [['written', 'complete', 'outdated'], 'outdated'],
    [['written', 'complete', 'outdated', 'waiting'], 'waiting'],
  ] as const)('in a language that is among those %j is %s', (among: readonly string[], state) => {
    const listed = (column: string) => (among.includes(column) ? [OTHER] : []);
    const saved = {
      ...{ written_languages: listed('written'), complete_languages: listed('complete') },
      ...{ outdated_languages: listed('outdated'), waiting_languages: listed('waiting') },
    };
    expect(translationStateOf(saved, OTHER)).toBe(state);
  });
});

describe('the form', () => {
  const problem = (change: Partial<PostValues>) =>
    postSchema.safeParse({ ...values, ...change }).error?.issues[0]?.path.join('.');

  it.each<[Partial<PostValues>, string | undefined]>([
    [{ slug: '', [`title_${ANOTHER}`]: '' }, undefined],
    [{ title: ' \n ' }, 'title'],
    [{ slug: 'Con Espacio' }, 'slug'],
    [{ slug: slugify('La herencia: guía_2026') }, undefined],
    [{ date: '2026-02-30' }, 'date'],
    [{ image_alt: '  ' }, 'image_alt'],
  ])('accepts or rejects case %# at its field', (change, path) => {
    expect(problem(change)).toBe(path);
  });

  it('trims what it accepts, normalises line breaks and defaults the category', () => {
    const taken = postSchema.parse({ ...values, title: ' A ', content: 'a\r\nb\r', category: ' ' });
    expect(taken).toMatchObject({ title: 'A', content: 'a\nb', category: 'General' });
  });
});

describe('two versions of one post', () => {
  const merged = (mine: Partial<PostValues>, theirs: Partial<PostValues>, base = values) =>
    merge(base, { ...base, ...mine }, { ...base, ...theirs });
  const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

  it('have each field as whoever changed it, and clash in what both have changed', () => {
    const mine = { title: 'Mío', excerpt: 'Mío', hidden: false };
    const theirs = { title: 'Suyo', category: 'Vivienda', image: '/images/b.webp' };
    const found = merged(mine, theirs);
    expect(found.merged).toEqual({ ...values, ...theirs, ...mine });
    expect(namesOf(found.taken)).toEqual(['category', 'image']);
    expect(namesOf(found.clashes)).toEqual(['title']);
    expect(withFields(found.merged, { ...values, ...theirs }, found.clashes).title).toBe('Suyo');
  });

  it('have mine alone where the other save changed no field', () => {
    expect(merged({ title: 'Mío' }, {})).toMatchObject({ taken: [], clashes: [] });
  });

  it('have each language waiting or not as whoever changed that, without a clash', () => {
    const base = { ...values, waiting_languages: TRANSLATIONS.filter((code) => code === 'fr') };
    const found = merged(
      { waiting_languages: [ANOTHER] },
      { waiting_languages: ['fr', OTHER] },
      base,
    );
    expect(new Set(found.merged.waiting_languages)).toEqual(new Set([ANOTHER, OTHER]));
    expect([namesOf(found.taken), found.clashes]).toEqual([['waiting_languages'], []]);
  });
});

describe('languages that wait', () => {
  const waitingIn = (...waiting_languages: PostValues['waiting_languages']): PostValues => ({
    ...{ ...values, waiting_languages },
  });
  const both = TRANSLATIONS.filter((code) => code === OTHER || code === ANOTHER);

  it('are not published by restoring an earlier version, which keeps the cover too', () => {
    const earlier = { ...waitingIn(OTHER), title: 'Antes', image: '/gone.webp', image_alt: 'No' };
    expect(restoredOver(waitingIn(ANOTHER), earlier)).toEqual({
      ...waitingIn(...both),
      title: 'Antes',
    });
    expect(restoredOver(waitingIn(ANOTHER), waitingIn()).waiting_languages).toEqual([ANOTHER]);
  });
});

it('a search of the list has 100 characters at most, as the database takes', () => {
  expect(filterFrom(new URLSearchParams({ q: 'x'.repeat(101) })).search).toHaveLength(100);
});

it('sources are written one a line, with the address at the end', () => {
  const lines =
    'Código Civil, art. 806 https://www.boe.es/a?id=1\n\n  Sentencia 12/2026 \r\nhttps://b.es';
  const sources = [
    { title: 'Código Civil, art. 806', url: 'https://www.boe.es/a?id=1' },
    { title: 'Sentencia 12/2026', url: '' },
    { title: '', url: 'https://b.es' },
  ];
  expect(sourcesOf(lines)).toEqual(sources);
  expect(linesOf(sources.slice(0, 2))).toBe(
    'Código Civil, art. 806 https://www.boe.es/a?id=1\nSentencia 12/2026',
  );
  expect(linesOf(null)).toBe('');
});
