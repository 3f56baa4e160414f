import { slugify } from '@/features/admin/posts/slugify';
import { describe, expect, it } from 'vitest';
import {
  differencesBetween,
  differingFields,
  hasUnsavedText,
  keepWaiting,
  mergeChoices,
  autoMerged,
  restoredOver,
} from '@/features/admin/posts/fields';
import { blankValues, stateOf, translationStateOf } from '@/features/admin/posts/post';
import { toEditable, toListed, toRow } from '@/features/admin/posts/rows';
import { TRANSLATIONS } from '@/site/languages';
import { postSchema, type PostValues } from '@/features/admin/posts/schema';
import { parseOfficeTime } from '@/lib/admin/officeTime';
import { recordOf } from '@/lib/recordOf';
import { ANOTHER, OTHER, UNKNOWN } from '../../../support/languages';

const ID = '10000000-0000-4000-8000-000000000009';
const values: PostValues = {
  ...blankValues('2026-03-01'),
  title: 'Título',
  content: 'Texto',
  slug: 'titulo',
  [`title_${ANOTHER}`]: 'عنوان',
  additionalCategories: ['Vivienda'],
  image: '/images/a.webp',
  imageAlt: 'Puerto',
};

type Row = Parameters<typeof toEditable>[0];

describe('a row and the form', () => {
  const row = {
    ...toRow(ID, values),
    version: 4,
    updated_at: 'now',
    deleted_at: null,
  } as unknown as Row;

  it('round-trip', () => {
    const post = toEditable({ ...row, id: ID, outdated_languages: [ANOTHER, UNKNOWN] });
    expect(post).toEqual({
      id: ID,
      version: 4,
      updatedAt: 'now',
      inBin: false,
      outdated: [ANOTHER],
      values,
    });
  });

  it('keep the texts of waiting languages out of the columns that everybody reads', () => {
    const waiting = toRow(ID, { ...values, waitingLanguages: [ANOTHER] });
    expect(waiting).toMatchObject({
      [`title_${ANOTHER}`]: null,
      [`content_${ANOTHER}`]: null,
      waiting_texts: { [ANOTHER]: { title: 'عنوان', excerpt: null, content: null } },
    });
  });

  it('write an empty translation as null, so that the public falls back', () => {
    expect(row).toMatchObject({
      [`title_${ANOTHER}`]: 'عنوان',
      [`content_${ANOTHER}`]: null,
      title_en: null,
      excerpt: '',
    });
  });

  it('have the cover’s description in each language, apart where the language waits', () => {
    const described = {
      ...values,
      [`image_alt_${OTHER}`]: 'Hafen',
      [`image_alt_${ANOTHER}`]: 'ميناء',
      waitingLanguages: [ANOTHER],
    };
    expect(toRow(ID, described)).toMatchObject({
      [`image_alt_${OTHER}`]: 'Hafen',
      image_alt_en: null,
      [`image_alt_${ANOTHER}`]: null,
      waiting_texts: { [ANOTHER]: { image_alt: 'ميناء' } },
    });
    expect(toRow(ID, { ...described, image: '' })).toMatchObject({
      [`image_alt_${OTHER}`]: null,
      waiting_texts: { [ANOTHER]: { image_alt: null } },
    });
  });

  it('use the id for a missing slug, and drop the alt text without an image', () => {
    expect(toRow(ID, { ...values, slug: '', image: '' })).toMatchObject({
      slug: ID,
      image_alt: '',
    });
  });
});

describe('the state of a post', () => {
  const at = { hidden: false, date: '2026-03-01', publishAt: '', inBin: false };

  it.each([
    [{}, 'published'],
    [{ date: '2026-03-02' }, 'scheduled'],
    [{ publishAt: '09:00' }, 'published'],
    [{ publishAt: '09:01' }, 'scheduled'],
    [{ date: '2026-03-02', hidden: true }, 'hidden'],
    [{ hidden: true, inBin: true }, 'bin'],
  ] as const)('%o: %s', (change, state) => {
    expect(stateOf({ ...at, ...change }, parseOfficeTime('2026-03-01T09:00'))).toBe(state);
  });

  it('per translation follows from the typed text and the database', () => {
    const typed = {
      ...values,
      title_fr: 'Titre',
      content_fr: 'Texte',
      [`title_${OTHER}`]: 'Titel',
      excerpt_en: '  ',
    };
    expect(translationStateOf(typed, 'fr', [])).toBe('current');
    expect(translationStateOf(typed, 'fr', ['fr'])).toBe('outdated');
    expect(translationStateOf(typed, OTHER, [])).toBe('incomplete');
    // What is missing comes before what has changed.
    expect(translationStateOf(typed, OTHER, [OTHER])).toBe('incomplete');
    expect(translationStateOf(typed, 'en', ['en'])).toBe('missing');
  });

  it('is the same in the list', () => {
    const { translations, wanted } = toListed({
      ...{
        id: ID,
        slug: 'a',
        title: 'A',
        date: '2026-01-01',
        publish_at: '00:00:00',
        category: 'General',
        image: '',
      },
      ...{ hidden: false, show_on_homepage: false, deleted_at: null },
      ...{ written: ['en', 'fr', OTHER, ANOTHER], complete: ['en', 'fr'] },
      ...{ outdated: ['fr'], waiting: [ANOTHER], wanted: { [OTHER]: 3 } },
    });
    expect(wanted).toEqual({ ...recordOf(TRANSLATIONS, () => 0), [OTHER]: 3 });
    expect(translations).toEqual({
      ...recordOf(TRANSLATIONS, () => 'missing'),
      en: 'current',
      fr: 'outdated',
      [OTHER]: 'incomplete',
      [ANOTHER]: 'waiting',
    });
  });
});

describe('the form', () => {
  const problem = (change: Partial<PostValues>) =>
    postSchema.safeParse({ ...values, ...change }).error?.issues[0]?.path.join('.');

  it.each<[Partial<PostValues>, string | undefined]>([
    [{}, undefined],
    [{ slug: '', [`title_${ANOTHER}`]: '' }, undefined],
    [{ title: ' \n ' }, 'title'],
    [{ title: 'a'.repeat(201) }, 'title'],
    [{ [`excerpt_${OTHER}`]: '字'.repeat(601) }, `excerpt_${OTHER}`],
    [{ content_fr: 'a'.repeat(100_001) }, 'content_fr'],
    [{ slug: 'Con Espacio' }, 'slug'],
    [{ slug: 'a--b' }, 'slug'],
    [{ slug: slugify('La herencia: guía_2026') }, undefined],
    [{ slug: 'a'.repeat(77) }, 'slug'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '' }, 'date'],
    [{ date: '0026-02-20' }, 'date'],
    [{ imageAlt: '  ' }, 'imageAlt'],
    [{ image: '', imageAlt: '' }, undefined],
    [{ category: 'a'.repeat(61) }, 'category'],
    [{ additionalCategories: ['a'.repeat(61)] }, 'additionalCategories.0'],
  ])('accepts or rejects case %# at its field', (change, path) => {
    expect(problem(change)).toBe(path);
  });

  it('trims what it accepts, normalises line breaks and defaults the category', () => {
    const taken = postSchema.parse({ ...values, title: ' A ', content: 'a\r\nb\r', category: ' ' });
    expect(taken).toMatchObject({ title: 'A', content: 'a\nb', category: 'General' });
  });
});

describe('two versions of a post', () => {
  const base = values;
  const mine = { ...base, title: 'Mío', excerpt: 'Mío', hidden: false };
  const theirs = { ...base, title: 'Suyo', category: 'Vivienda', image: '/images/b.webp' };

  it('conflict only in fields that both have changed', () => {
    const found = differencesBetween(base, mine, theirs).map(({ name, suggested, fixed }) => [
      name,
      suggested,
      fixed,
    ]);
    expect(found).toEqual([
      ['title', undefined, false],
      ['excerpt', 'mine', false],
      ['category', 'theirs', false],
      ['image', 'theirs', true],
      ['hidden', 'mine', false],
    ]);
  });

  it('merge as chosen', () => {
    const one = mergeChoices(mine, theirs, { title: 'theirs', excerpt: 'mine', image: 'theirs' });
    expect(differingFields(one, mine).map(({ name }) => name)).toEqual(['title', 'image']);
    expect(one).toMatchObject({ title: 'Suyo', excerpt: 'Mío', category: 'General' });
  });
});

describe('languages that wait', () => {
  const waitingIn = (...waitingLanguages: PostValues['waitingLanguages']): PostValues => ({
    ...values,
    waitingLanguages,
  });

  const both = TRANSLATIONS.filter((code) => code === OTHER || code === ANOTHER);

  it('go on waiting in a conflict, whichever side is taken, if either person has set them to wait', () => {
    const kept = keepWaiting({
      base: waitingIn('fr'),
      mine: waitingIn(ANOTHER),
      theirs: waitingIn('fr', OTHER),
    });
    for (const side of ['mine', 'theirs'] as const) {
      const merged = mergeChoices(kept.mine, kept.theirs, { waitingLanguages: side });
      expect(merged.waitingLanguages).toEqual(expect.arrayContaining([ANOTHER, OTHER]));
    }
    // Whether French is published is a choice, and only one of the two has made it.
    expect(differencesBetween(kept.base, kept.mine, kept.theirs)).toMatchObject([
      { name: 'waitingLanguages', suggested: 'mine' },
    ]);
  });

  it('are merged without a question if there is nothing to decide', () => {
    const merge = (base: PostValues, mine: PostValues, theirs: PostValues) =>
      autoMerged({ base, mine, theirs });
    expect(merge(waitingIn(), waitingIn(ANOTHER), waitingIn(OTHER))).toEqual(waitingIn(...both));
    expect(merge(waitingIn(ANOTHER), waitingIn(ANOTHER), waitingIn())).toBeUndefined();
  });

  it('are not published by restoring an earlier version, which keeps the cover too', () => {
    const earlier = { ...waitingIn(OTHER), title: 'Antes', image: '/gone.webp', imageAlt: 'No' };
    expect(restoredOver(waitingIn(ANOTHER), earlier)).toEqual({
      ...waitingIn(...both),
      title: 'Antes',
    });
    expect(restoredOver(waitingIn(ANOTHER), waitingIn()).waitingLanguages).toEqual([ANOTHER]);
  });
});

describe('a conflict without a decision', () => {
  const mine = { ...values, title: 'Mío' };

  it('saves mine over a version in which no field differs, such as a confirmation', () => {
    expect(autoMerged({ base: values, mine, theirs: { ...values } })).toEqual(mine);
    expect(
      autoMerged({ base: values, mine, theirs: { ...values, category: 'Vivienda' } }),
    ).toBeUndefined();
    expect(
      autoMerged({ base: values, mine, theirs: { ...values, title: 'Suyo' } }),
    ).toBeUndefined();
  });
});

describe('a translation with unsaved changes', () => {
  it('cannot be confirmed, nor can one beside an unsaved Spanish text', () => {
    const typed = (change: Partial<PostValues>) =>
      hasUnsavedText({ ...values, ...change }, values, ANOTHER);
    expect(typed({ [`content_${ANOTHER}`]: 'نص' })).toBe(true);
    expect(typed({ excerpt: 'Otro' })).toBe(true);
    expect(typed({ [`content_${OTHER}`]: 'Text', category: 'Vivienda' })).toBe(false);
  });
});
