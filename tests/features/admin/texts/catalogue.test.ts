import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  completeness,
  findText,
  isOutdated,
  type TextEntry,
} from '@/features/admin/texts/catalogue';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
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
    [true, 'Buenas', undefined, undefined],
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
