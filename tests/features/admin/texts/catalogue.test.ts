import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  completeness,
  findText,
  flatten,
  formsOf,
  isComplete,
  isOutdated,
  percentOf,
  pluralForms,
  shownText,
  type TextEntry,
  unflatten,
} from '@/features/admin/texts/catalogue';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { localeFile, localeFiles } from '../../../support/locales';
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

const counted: TextEntry = { id: 'common/n', namespace: 'common', key: 'n', plural: true };

describe('flatten and unflatten', () => {
  it('name every text by its path, list items by index', () => {
    expect(flatten({ a: { b: 'x' }, c: ['y', { d: 'z' }] })).toEqual([
      ['a.b', 'x'],
      ['c.0', 'y'],
      ['c.1.d', 'z'],
    ]);
  });

  it('report values that are not text', () => {
    const others: string[] = [];
    flatten({ a: 1, b: null, c: { d: true } }, (path) => others.push(path));
    expect(others).toEqual(['a', 'b', 'c.d']);
  });

  it.each(LANGUAGES)('restore every shipped file of %s byte for byte', (language) => {
    for (const namespace of NAMESPACES) {
      const file = localeFile(language, namespace);
      expect(`${JSON.stringify(unflatten(flatten(JSON.parse(file))), null, 2)}\n`).toBe(
        `${JSON.stringify(JSON.parse(file), null, 2)}\n`,
      );
    }
  });

  it('distinguish a part of a list from a whole one', () => {
    expect(unflatten([['a.1', 'x']])).toEqual({ a: { 1: 'x' } });
    expect(unflatten([['a.0', 'x']])).toEqual({ a: ['x'] });
  });
});

describe('catalogueOf', () => {
  it('groups plural forms into one entry, with the forms of each language', () => {
    expect(small.entries.map(({ id, plural }) => [id, plural])).toEqual([
      ['common/a.b', false],
      ['common/n', true],
    ]);
    for (const language of LANGUAGES) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      expect(formsOf(counted, language).toSorted()).toEqual(pluralCategories.toSorted());
    }
  });

  it('finds a plural form that Spanish does not need, but no unknown key', () => {
    expect(findText(small, 'common/n_few')).toMatchObject({ form: 'few' });
    expect(findText(small, 'common/n')).toBeUndefined();
    expect(findText(small, 'common/a.b_few')).toBeUndefined();
    expect(findText(small, 'common/__proto__')).toBeUndefined();
  });

  it('has every shipped text, complete in every language', () => {
    const catalogue = catalogueOf(localeFiles);
    for (const language of LANGUAGES) {
      const { done, total } = completeness(catalogue, noOverrides, language);
      expect([language, done]).toEqual([language, total]);
    }
    for (const language of LANGUAGES) {
      for (const id of catalogue.shipped[language].keys()) {
        expect(findText(catalogue, id), `${language} ${id}`).toBeDefined();
      }
    }
  });
});

describe('completeness', () => {
  // One with forms that the source lacks, such as Russian or Arabic, where the site has one.
  const language = LANGUAGES.find((code) => pluralForms(code).includes('few')) ?? OTHER;
  const forms = pluralForms(language).filter((form) => form !== 'other');
  const withTexts = (texts: [string, string][]) => ({ ...noOverrides, [language]: new Map(texts) });

  it('counts overrides, and a plural text only with all of its forms', () => {
    expect(completeness(small, noOverrides, language)).toEqual({
      done: 0,
      total: 2,
      outdated: 0,
    });
    expect(completeness(small, withTexts([['common/a.b', 'x']]), language).done).toBe(1);
    const most = forms.map((form): [string, string] => [`common/n_${form}`, 'x']);
    expect(isComplete(small, withTexts(most), language, counted)).toBe(false);
    expect(
      isComplete(small, withTexts([...most, ['common/n_other', 'x']]), language, counted),
    ).toBe(true);
  });

  it('is 100 only when nothing is missing', () => {
    expect(percentOf({ done: 999, total: 1000 })).toBe(99);
    expect(percentOf({ done: 1000, total: 1000 })).toBe(100);
    expect(percentOf({ done: 0, total: 0 })).toBe(100);
  });
});

it('shows the override instead of the shipped text', () => {
  const overrides = { ...noOverrides, [SOURCE_LANGUAGE]: new Map([['common/a.b', 'Buenas']]) };
  expect(shownText(small, overrides, SOURCE_LANGUAGE, 'common/a.b')).toBe('Buenas');
  expect(shownText(small, noOverrides, SOURCE_LANGUAGE, 'common/a.b')).toBe('Hola');
});

describe('a translation', () => {
  const catalogue = catalogueOf(
    filesWith({
      [SOURCE_LANGUAGE]: { a: 'Hola', n_one: 'Una', n_many: 'Muchas', n_other: 'Otras' },
      [ANOTHER]: {
        a: 'مرحبا',
        n_zero: 'لا شيء',
        n_one: 'واحدة',
        n_two: 'اثنتان',
        n_few: 'ثلاث',
        n_many: 'عشرون',
        n_other: 'أخرى',
      },
    }),
  );
  const entryOf = (id: string) => {
    const entry = catalogue.byId.get(id);
    if (!entry) throw new Error(`no such text: ${id}`);
    return entry;
  };
  const outdated = (
    key: string,
    spanish: [string, string][],
    arabic: [key: string, value: string, source?: string][] = [],
  ) =>
    isOutdated(
      catalogue,
      {
        ...nothing,
        [SOURCE_LANGUAGE]: new Map(spanish),
        [ANOTHER]: new Map(arabic.map(([id, value]) => [id, value])),
        sources: {
          ...nothing,
          [ANOTHER]: new Map(arabic.flatMap(([id, , source]) => (source ? [[id, source]] : []))),
        },
      },
      ANOTHER,
      entryOf(key),
    );

  it('is outdated when it was shipped and the firm has changed the Spanish text', () => {
    expect(outdated('common/a', [])).toBe(false);
    expect(outdated('common/a', [['common/a', 'Buenas']])).toBe(true);
    expect(outdated('common/a', [['common/a', 'Hola']])).toBe(false);
  });

  it('is outdated when it was saved for another Spanish text', () => {
    expect(outdated('common/a', [], [['common/a', 'أهلا', 'Buenas']])).toBe(true);
    const changed: [string, string][] = [['common/a', 'Buenas']];
    expect(outdated('common/a', changed, [['common/a', 'أهلا', 'Buenas']])).toBe(false);
    // Where it is not known what it was made from, nothing is claimed.
    expect(outdated('common/a', changed, [['common/a', 'أهلا']])).toBe(false);
  });

  const hasMoreForms = pluralForms(ANOTHER).includes('few');
  it.runIf(hasMoreForms)('compares a form that Spanish lacks with the Spanish “other”', () => {
    expect(outdated('common/n', [['common/n_one', 'Una sola']])).toBe(true);
    const others: [string, string][] = [['common/n_other', 'Las demás']];
    const current: [string, string, string][] = [
      ['common/n_few', 'ثلاث', 'Las demás'],
      ['common/n_zero', 'لا شيء', 'Las demás'],
      ['common/n_two', 'اثنتان', 'Las demás'],
      ['common/n_other', 'أخرى', 'Las demás'],
    ];
    expect(outdated('common/n', others, current)).toBe(false);
    expect(outdated('common/n', others, current.slice(1))).toBe(true);
  });

  it('is missing rather than outdated where there is none, and Spanish is neither', () => {
    const changed = { ...noOverrides, [SOURCE_LANGUAGE]: new Map([['common/a', 'Buenas']]) };
    const entry = entryOf('common/a');
    expect(isOutdated(catalogue, changed, OTHER, entry)).toBe(false);
    expect(isOutdated(catalogue, changed, SOURCE_LANGUAGE, entry)).toBe(false);
    expect(completeness(catalogue, changed, ANOTHER)).toEqual({ done: 2, total: 2, outdated: 1 });
  });
});
