import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  completeness,
  findText,
  flatten,
  isOutdated,
  percentOf,
  pluralForms,
  type TextEntry,
  unflatten,
} from '@/features/admin/texts/catalogue';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { localeFiles } from '../../../support/locales';
import { ANOTHER, OTHER } from '../../../support/languages';

const nothing = recordOf(LANGUAGES, () => new Map<string, string>());
const noOverrides = { ...nothing, sources: nothing };

/** Files whose only texts are in the namespace 'common'. */
const filesWith = (common: Partial<Record<Language, object>>) =>
  recordOf(LANGUAGES, (language) => ({
    ...recordOf(NAMESPACES, () => ({})),
    common: common[language] ?? {},
  }));

const small = catalogueOf(
  filesWith({ [SOURCE_LANGUAGE]: { a: { b: 'Hola' }, n_one: 'Una', n_other: 'Otras' } }),
);

describe('the texts of a file', () => {
  it('are named by their paths, list items by index; what is no text is reported', () => {
    const others: string[] = [];
    const file = { a: { b: 'x' }, c: ['y', { d: 'z' }], e: { f: 1 }, g: null };
    expect(flatten(file, (path) => others.push(path))).toEqual([
      ['a.b', 'x'],
      ['c.0', 'y'],
      ['c.1.d', 'z'],
    ]);
    expect(others).toEqual(['e.f', 'g']);
  });

  it('are a list only as a whole', () => {
    expect(unflatten([['a.0', 'x']])).toEqual({ a: ['x'] });
    expect(unflatten([['a.1', 'x']])).toEqual({ a: { 1: 'x' } });
  });
});

describe('catalogueOf', () => {
  it('groups plural forms into one entry, also those that Spanish does not need', () => {
    expect(small.entries.map(({ id, plural }) => [id, plural])).toEqual([
      ['common/a.b', false],
      ['common/n', true],
    ]);
    expect(findText(small, 'common/n_few')).toMatchObject({ form: 'few' });
    for (const unknown of ['common/n', 'common/a.b_few', 'common/__proto__'])
      expect(findText(small, unknown)).toBeUndefined();
  });

  it('has every shipped text, complete in every language', () => {
    const catalogue = catalogueOf(localeFiles);
    for (const language of LANGUAGES) {
      const { done, total } = completeness(catalogue, noOverrides, language);
      expect([language, done]).toEqual([language, total]);
      const ids = [...catalogue.shipped[language].keys()];
      expect(ids.filter((id) => !findText(catalogue, id))).toEqual([]);
    }
  });
});

describe('completeness', () => {
  // One with forms that the source lacks, such as Russian or Arabic, where the site has one.
  const language = LANGUAGES.find((code) => pluralForms(code).includes('few')) ?? OTHER;
  const forms = pluralForms(language).flatMap((form) => (form === 'other' ? [] : `n_${form}`));

  it('counts overrides, and a plural text only with all of its forms', () => {
    const done = (...keys: string[]) => {
      const texts = new Map(keys.map((key) => [`common/${key}`, 'x']));
      return completeness(small, { ...noOverrides, [language]: texts }, language).done;
    };
    expect([done(), done('a.b'), done(...forms), done(...forms, 'n_other')]).toEqual([0, 1, 0, 1]);
    expect(percentOf({ done: 999, total: 1000 })).toBe(99);
    expect(percentOf({ done: 0, total: 0 })).toBe(100);
  });
});

describe('a translation', () => {
  const catalogue = catalogueOf(
    filesWith({
      [SOURCE_LANGUAGE]: { a: 'Hola' },
      [ANOTHER]: { a: 'مرحبا' },
    }),
  );
  const entry = catalogue.byId.get('common/a') as TextEntry;
  const texts = (text?: string) =>
    new Map<string, string>(text === undefined ? [] : [[entry.id, text]]);

  it.each([
    [false, undefined, undefined, undefined],
    [true, 'Buenas', undefined, undefined],
    [false, 'Hola', undefined, undefined],
    [true, undefined, 'أهلا', 'Buenas'],
    [false, 'Buenas', 'أهلا', 'Buenas'],
    // Where it is not known what it was made from, nothing is claimed.
    [false, 'Buenas', 'أهلا', undefined],
  ])(
    'is outdated (%s) where Spanish is %s and it %s was saved for %s',
    (is, spanish, own, source) => {
      const overrides = {
        ...{ ...nothing, [SOURCE_LANGUAGE]: texts(spanish), [ANOTHER]: texts(own) },
        sources: { ...nothing, [ANOTHER]: texts(source) },
      };
      expect(isOutdated(catalogue, overrides, ANOTHER, entry)).toBe(is);
    },
  );

  it('is missing rather than outdated where there is none, and Spanish is neither', () => {
    const changed = { ...noOverrides, [SOURCE_LANGUAGE]: new Map([['common/a', 'Buenas']]) };
    expect(isOutdated(catalogue, changed, OTHER, entry)).toBe(false);
    expect(isOutdated(catalogue, changed, SOURCE_LANGUAGE, entry)).toBe(false);
    expect(completeness(catalogue, changed, ANOTHER)).toEqual({ done: 1, total: 1, outdated: 1 });
  });
});
