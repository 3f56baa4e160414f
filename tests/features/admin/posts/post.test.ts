import { slugify } from '@/features/admin/posts/slugify';
import { describe, expect, it } from 'vitest';
import {
  differencesBetween,
  keepWaiting,
  mergeChoices,
  autoMerged,
  restoredOver,
} from '@/features/admin/posts/fields';
import { filterFrom } from '@/features/admin/posts/list/filter';
import { blankValues, stateOf, translationStateOf } from '@/features/admin/posts/post';
import { linesOf, toEditable, toRow } from '@/features/admin/posts/rows';
import { TRANSLATIONS } from '@/site/languages';
import { postSchema, type PostValues, sourcesOf } from '@/features/admin/posts/schema';
import { parseOfficeTime } from '@/lib/admin/officeTime';
import { ANOTHER, OTHER, UNKNOWN } from '../../../support/languages';

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
    const row = { ...toRow(ID, values), ...stored, outdated_languages: [ANOTHER, UNKNOWN] };
    expect(toEditable(row as unknown as Row)).toEqual({
      ...{ id: ID, version: 4, updated_at: 'now', deleted_at: null, outdated: [ANOTHER], values },
    });
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
    ['fr', [], 'current'],
    ['fr', ['fr'], 'outdated'],
    // What is missing comes before what has changed.
    [OTHER, [OTHER], 'incomplete'],
    ['en', ['en'], 'missing'],
  ] as const)('in %s, where %j have changed, is %s', (language, outdated, state) => {
    const french = { title_fr: 'Titre', content_fr: 'Texte' };
    const typed = { ...values, ...french, [`title_${OTHER}`]: 'Titel', excerpt_en: '  ' };
    expect(translationStateOf(typed, language, outdated)).toBe(state);
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

it('two versions of a post conflict in what both have changed, and merge as chosen', () => {
  const base = values;
  const mine = { ...base, title: 'Mío', excerpt: 'Mío', hidden: false };
  const theirs = { ...base, title: 'Suyo', category: 'Vivienda', image: '/images/b.webp' };
  const found = differencesBetween({ base, mine, theirs });
  expect(found.map(({ name, suggested, fixed }) => [name, suggested, fixed])).toEqual([
    ['title', undefined, false],
    ['excerpt', 'mine', false],
    ['category', 'theirs', false],
    ['image', 'theirs', true],
    ['hidden', 'mine', false],
  ]);
  const one = mergeChoices(mine, theirs, { title: 'theirs', excerpt: 'mine', image: 'theirs' });
  expect(one).toEqual({ ...mine, title: 'Suyo', image: '/images/b.webp' });
});

describe('languages that wait', () => {
  const waitingIn = (...waiting_languages: PostValues['waiting_languages']): PostValues => ({
    ...{ ...values, waiting_languages },
  });
  const both = TRANSLATIONS.filter((code) => code === OTHER || code === ANOTHER);

  it('go on waiting in a conflict, whichever side is taken, if either person has set them to wait', () => {
    const [mine, theirs] = [waitingIn(ANOTHER), waitingIn('fr', OTHER)];
    const kept = keepWaiting({ base: waitingIn('fr'), mine, theirs });
    for (const side of ['mine', 'theirs'] as const) {
      const merged = mergeChoices(kept.mine, kept.theirs, { waiting_languages: side });
      expect(merged.waiting_languages).toEqual(expect.arrayContaining([ANOTHER, OTHER]));
    }
    // Whether French is published is a choice, and only one of the two has made it.
    expect(differencesBetween(kept)).toMatchObject([
      { name: 'waiting_languages', suggested: 'mine' },
    ]);
  });

  it('are merged without a question if there is nothing to decide', () => {
    const merge = (base: PostValues, mine: PostValues, theirs: PostValues) =>
      autoMerged({ base, mine, theirs });
    expect(merge(waitingIn(), waitingIn(ANOTHER), waitingIn(OTHER))).toEqual(waitingIn(...both));
    expect(merge(waitingIn(ANOTHER), waitingIn(ANOTHER), waitingIn())).toBeUndefined();
  });

  it('are not published by restoring an earlier version, which keeps the cover too', () => {
    const earlier = { ...waitingIn(OTHER), title: 'Antes', image: '/gone.webp', image_alt: 'No' };
    expect(restoredOver(waitingIn(ANOTHER), earlier)).toEqual({
      ...waitingIn(...both),
      title: 'Antes',
    });
    expect(restoredOver(waitingIn(ANOTHER), waitingIn()).waiting_languages).toEqual([ANOTHER]);
  });
});

it('mine is saved over a version in which no field differs, such as a confirmation', () => {
  const mine = { ...values, title: 'Mío' };
  const merged = (change: Partial<PostValues>) =>
    autoMerged({ base: values, mine, theirs: { ...values, ...change } });
  expect(merged({})).toEqual(mine);
  expect([merged({ category: 'Vivienda' }), merged({ title: 'Suyo' })].filter(Boolean)).toEqual([]);
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
