import { describe, expect, it } from 'vitest';
import { catalogueOf, isOutdated, type Overrides } from '@/features/admin/texts/catalogue';
import { inverseOf, withChanges, withSources } from '@/features/admin/texts/changes';
import { exportTexts, planImport } from '@/features/admin/texts/transfer';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { localeFiles } from '../../../support/locales';
import { ANOTHER, called, OTHER, UNKNOWN } from '../../../support/languages';

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
  return plan.changes.map(({ change }) => change);
};

const id = [...catalogue.shipped[ANOTHER].keys()];
for (const key of own[ANOTHER].keys())
  if (!id.includes(key)) throw new Error(`no such text: ${key}`);

describe('export and import', () => {
  it.each([false, true])('round-trip byte for byte (only changed: %s)', (onlyChanged) => {
    const first = exportTexts(catalogue, own, LANGUAGES, onlyChanged);
    const elsewhere = withChanges(none, changesOf(first, none));
    expect(exportTexts(catalogue, elsewhere, LANGUAGES, onlyChanged)).toBe(first);
    // Importing into the site it was exported from changes nothing.
    expect(changesOf(first, own)).toEqual([]);
    // Existing overrides in these languages are replaced.
    const other = { ...none, [OTHER]: new Map([['common/skipToContent', 'Zum Text']]) };
    const replaced = withChanges(other, changesOf(first, other));
    expect(exportTexts(catalogue, replaced, LANGUAGES, onlyChanged)).toBe(first);
  });

  it('leave languages that the file does not have unchanged', () => {
    const file = exportTexts(catalogue, none, [OTHER]);
    expect(changesOf(file, own)).toEqual([]);
    const plan = planImport(exportTexts(catalogue, none, [ANOTHER]), catalogue, own);
    expect(plan.languages).toEqual([ANOTHER]);
    expect(plan.changes.map(({ kind, change }) => [kind, change.language])).toEqual([
      ['reset', ANOTHER],
      ['reset', ANOTHER],
      ['reset', ANOTHER],
    ]);
  });

  it('preview the changes, and can be undone', () => {
    const shipped = String(catalogue.shipped[SOURCE_LANGUAGE].get('common/skipToContent'));
    const file = exportTexts(catalogue, none, [SOURCE_LANGUAGE]).replace(shipped, 'Al contenido');
    const { changes } = planImport(file, catalogue, none);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      kind: 'new',
      before: shipped,
      after: 'Al contenido',
    });
    const done = withChanges(none, changesOf(file, none));
    const undone = inverseOf(
      changes.map(({ change }) => change),
      none,
    );
    expect(withChanges(done, undone)).toEqual(none);
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
    const entry = catalogue.byId.get('common/skipToContent');
    if (!entry) throw new Error('no such text');
    expect(isOutdated(catalogue, saved, OTHER, entry)).toBe(false);

    // Undoing a correction brings back what it was outdated for.
    const later = withChanges(saved, [{ ...changes[0], value: 'Ir al texto' }]);
    expect(isOutdated(catalogue, later, OTHER, entry)).toBe(true);
    const correction = withSources(catalogue, later, [
      { ...changes[1], value: 'Zum Inhalt', expected: 'Zum Text' },
    ]);
    const corrected = withChanges(later, correction);
    expect(isOutdated(catalogue, corrected, OTHER, entry)).toBe(false);
    expect(withChanges(corrected, inverseOf(correction, later))).toEqual(later);
  });
});

describe('an invalid file', () => {
  const valid = JSON.parse(exportTexts(catalogue, own, [SOURCE_LANGUAGE], true)) as {
    texts: Record<string, { common: object }>;
  };
  const withTexts = (texts: unknown) => JSON.stringify({ ...valid, texts });
  const common = (texts: object) => withTexts({ [SOURCE_LANGUAGE]: { common: texts } });

  it.each([
    ['{"format":', 'El archivo no es JSON, o está incompleto.'],
    ['[]', 'El archivo no es una exportación de los textos de este sitio.'],
    ['{"common":{"title":"x"}}', 'El archivo no es una exportación de los textos de este sitio.'],
    [JSON.stringify({ ...valid, version: 2 }), /otra versión/],
    [withTexts({}), /ningún idioma/],
    [withTexts({ [UNKNOWN]: {} }), `${UNKNOWN}: este sitio no tiene ese idioma.`],
    [withTexts({ [SOURCE_LANGUAGE]: [] }), /: se esperaba un objeto/],
    [
      withTexts({ [SOURCE_LANGUAGE]: { shop: {} } }),
      `${SOURCE_LANGUAGE}, shop: este sitio no tiene ese grupo de textos.`,
    ],
    [
      withTexts({ [SOURCE_LANGUAGE]: { common: 'x' } }),
      `${SOURCE_LANGUAGE}, common: se esperaba un objeto con textos.`,
    ],
    [
      common({ nowhere: 'x' }),
      `${SOURCE_LANGUAGE}, common/nowhere: este sitio no tiene ese texto.`,
    ],
    [
      `{"format":"interface-texts","version":1,"texts":{"${SOURCE_LANGUAGE}":{"common":{"__proto__":"x"}}}}`,
      /no tiene ese texto/,
    ],
    [common({ skipToContent: 7 }), `${SOURCE_LANGUAGE}, common, skipToContent: no es un texto.`],
    [common({ skipToContent: ' ' }), /, common\/skipToContent: Escriba el texto/],
    [common({ skipToContent: 'Ir a {{place}}' }), /Aquí no existe \{\{place\}\}/],
    [
      withTexts({ [SOURCE_LANGUAGE]: { blog: { list: { shown_few: 'x' } } } }),
      `${SOURCE_LANGUAGE}, blog/list.shown_few: el ${called(SOURCE_LANGUAGE)} no usa la forma «few».`,
    ],
    [
      withTexts({ [OTHER]: { blog: { list: { shown_other: 'Beiträge' } } } }),
      /Falta \{\{count\}\}/,
    ],
  ])('%s', (content, problem) => {
    const plan = planImport(content, catalogue, own);
    expect(plan.changes).toEqual([]);
    expect(plan.problems).toHaveLength(1);
    if (problem instanceof RegExp) expect(plan.problems[0]).toMatch(problem);
    else expect(plan.problems[0]).toBe(problem);
  });

  it('reports all of its problems', () => {
    const plan = planImport(common({ nowhere: 'x', neither: 'y' }), catalogue, none);
    expect(plan.problems).toHaveLength(2);
  });
});
