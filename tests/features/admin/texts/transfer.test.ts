import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  isOutdated,
  type Overrides,
  type TextEntry,
} from '@/features/admin/texts/catalogue';
import { withChanges, withSources } from '@/features/admin/texts/changes';
import { exportTexts, planImport } from '@/features/admin/texts/transfer';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { localeFiles } from '../../../support/locales';
import { ANOTHER, OTHER, UNKNOWN } from '../../../support/languages';

const catalogue = catalogueOf(localeFiles);
const nothing = recordOf(LANGUAGES, () => new Map<string, string>());
const none: Overrides = { ...nothing, sources: nothing };

const own: Overrides = {
  ...none,
  [ANOTHER]: new Map([
    ['common/notFound.explanation', 'هذه الصفحة «غير موجودة» \u200f!\n"\\'],
    ['services/civil.items.1', 'بند'],
    ['blog/list.shown_other', '{{count}} مقالات جديدة'],
  ]),
  [SOURCE_LANGUAGE]: new Map([['common/skipToContent', 'Ir al texto']]),
};

const changesOf = (content: string, overrides: Overrides) => {
  const plan = planImport(content, catalogue, overrides);
  expect(plan.problems).toEqual([]);
  return plan.changes;
};

describe('export and import', () => {
  it.each([false, true])('round-trip byte for byte (only changed: %s)', (onlyChanged) => {
    const first = exportTexts(catalogue, own, LANGUAGES, onlyChanged);
    const elsewhere = withChanges(none, changesOf(first, none));
    expect(exportTexts(catalogue, elsewhere, LANGUAGES, onlyChanged)).toBe(first);
    // Importing into the site it was exported from changes nothing.
    expect(changesOf(first, own)).toEqual([]);
  });

  it('leave languages that the file does not have unchanged', () => {
    const file = exportTexts(catalogue, none, [OTHER]);
    expect(changesOf(file, own)).toEqual([]);
    const plan = planImport(exportTexts(catalogue, none, [ANOTHER]), catalogue, own);
    const planned = plan.changes.map(({ value, language }) => [value, language]);
    expect(planned).toEqual(Array(3).fill([null, ANOTHER]));
  });

  it('save a translation for the Spanish text of the same file', () => {
    const change = { namespace: 'common', key: 'skipToContent', expected: null } as const;
    const changes = [
      { ...change, language: SOURCE_LANGUAGE, value: 'Al texto' },
      { ...change, language: OTHER, value: 'Zum Text' },
    ] as const;
    const sourced = withSources(catalogue, none, changes);
    expect(sourced[0]).not.toHaveProperty('source');
    expect(sourced[1]).toMatchObject({ source: 'Al texto' });
    const saved = withChanges(none, sourced);
    const entry = catalogue.byId.get('common/skipToContent') as TextEntry;
    expect(isOutdated(catalogue, saved, OTHER, entry)).toBe(false);
  });
});

describe('an invalid file', () => {
  const valid = JSON.parse(exportTexts(catalogue, own, [SOURCE_LANGUAGE], true)) as {
    texts: Record<string, { common: object }>;
  };
  const withTexts = (texts: unknown) => JSON.stringify({ ...valid, texts });
  const common = (texts: unknown) => withTexts({ [SOURCE_LANGUAGE]: { common: texts } });

  it.each([
    ['{"format":', 'El archivo no es JSON, o está incompleto.'],
    [JSON.stringify({ ...valid, version: 2 }), /otra versión/],
    [withTexts({ [UNKNOWN]: {} }), `${UNKNOWN}: este sitio no tiene ese idioma.`],
    [
      `{"format":"interface-texts","version":1,"texts":{"${SOURCE_LANGUAGE}":{"common":{"__proto__":"x"}}}}`,
      /no tiene ese texto/,
    ],
    [common({ skipToContent: 7 }), `${SOURCE_LANGUAGE}, common, skipToContent: no es un texto.`],
  ])('%s', (content, problem) => {
    const plan = planImport(content, catalogue, own);
    expect(plan.changes).toEqual([]);
    expect(plan.problems).toEqual([expect.stringMatching(problem)]);
  });
});
