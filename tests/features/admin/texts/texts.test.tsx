// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  catalogueOf,
  completeness,
  type Files,
  formsOf,
  isOutdated as areOutdated,
  type Override,
  type TextEntry,
  type Texts,
} from '@/features/admin/texts/catalogue';
import { withChanges, withSources } from '@/features/admin/texts/changes';
import { cellProblems, textProblem } from '@/features/admin/texts/checks';
import { filterEntries, filterFrom } from '@/features/admin/texts/filter';
import { overridesOptions } from '@/features/admin/texts/queries';
import { exportTexts, planImport } from '@/features/admin/texts/transfer';
import { TextCell } from '@/features/admin/texts/TextCell';
import { useTextEditing } from '@/features/admin/texts/useTextEditing';
import { NAMESPACES } from '@/i18n/namespaces';
import { supabase } from '@/lib/admin/supabase';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { localeFiles } from '../../../support/locales';
import { ANOTHER, OTHER, UNKNOWN } from '../../../support/languages';

const nothing = recordOf(LANGUAGES, () => new Map<string, Override>());
/** Shipped texts of which the firm has changed none. */
const textsOf = (files: Files) => ({ ...catalogueOf(files), own: nothing });
const isOutdated = (texts: Texts, language: Language, entry: TextEntry) =>
  areOutdated(formsOf(texts, language, entry));
const shipped = textsOf(localeFiles);
const skip = shipped.byId.get('common/skipToContent') as TextEntry;

const own = {
  ...nothing,
  [ANOTHER]: new Map([
    ['common/notFound.explanation', { value: 'هذه الصفحة «غير موجودة» \u200f!\n"\\' }],
    ['services/civil.items.1', { value: 'بند' }],
    ['blog/list.shown_other', { value: '{{count}} مقالات جديدة' }],
  ]),
  [SOURCE_LANGUAGE]: new Map([['common/skipToContent', { value: 'Ir al texto' }]]),
};
const changed = { ...shipped, own };

const changesOf = (content: string, texts: Texts) => {
  const plan = planImport(content, texts);
  expect(plan.problems).toEqual([]);
  return plan.changes;
};

describe('export and import', () => {
  it('round-trip byte for byte', () => {
    const first = exportTexts(changed);
    const elsewhere = withChanges(nothing, changesOf(first, shipped));
    expect(exportTexts({ ...shipped, own: elsewhere })).toBe(first);
    // Importing into the site it was exported from changes nothing.
    expect(changesOf(first, changed)).toEqual([]);
  });

  it('leave languages that the file does not have unchanged', () => {
    const only = (language: Language) => {
      const file = JSON.parse(exportTexts(shipped)) as { texts: Record<string, object> };
      return JSON.stringify({ ...file, texts: { [language]: file.texts[language] } });
    };
    expect(changesOf(only(OTHER), changed)).toEqual([]);
    const plan = planImport(only(ANOTHER), changed);
    const planned = plan.changes.map(({ value, language }) => [value, language]);
    expect(planned).toEqual(Array(3).fill([null, ANOTHER]));
  });

  it('save a translation for the Spanish text of the same file', () => {
    const change = { id: 'common/skipToContent', expected: null } as const;
    const changes = [
      { ...change, language: SOURCE_LANGUAGE, value: 'Al texto' },
      { ...change, language: OTHER, value: 'Zum Text' },
    ] as const;
    const sourced = withSources(shipped, changes);
    expect(sourced[0]).not.toHaveProperty('source');
    expect(sourced[1]).toMatchObject({ source: 'Al texto' });
    const saved = { ...shipped, own: withChanges(nothing, sourced) };
    expect(isOutdated(saved, OTHER, skip)).toBe(false);
  });
});

describe('an invalid file', () => {
  const valid = JSON.parse(exportTexts(changed)) as object;
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
    [common({ skipToContent: 7 }), `${SOURCE_LANGUAGE}, common/skipToContent: no es un texto.`],
    [
      withTexts({ en: { blog: { 'list.shown_few': 'x' } } }),
      'en, blog/list.shown_few: el inglés no usa la forma «few».',
    ],
  ])('%s', (content, problem) => {
    const plan = planImport(content, changed);
    expect(plan.changes).toEqual([]);
    expect(plan.problems).toEqual([expect.stringMatching(problem)]);
  });
});

it('texts saved together are right for each other, and what is typed meanwhile is still to be saved', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(overridesOptions().queryKey, nothing);
  vi.stubGlobal('CSS', { supports: () => true });
  const ends: (() => void)[] = [];
  const call = () =>
    new Promise((end) => ends.push(() => end({ data: null, error: null, status: 200 })));
  vi.spyOn(supabase, 'rpc').mockImplementation(call as unknown as typeof supabase.rpc);
  function Editors() {
    const { data: own = nothing } = useQuery(overridesOptions());
    const texts = { ...shipped, own };
    const editing = useTextEditing(texts);
    return [SOURCE_LANGUAGE, OTHER].map((language) => (
      <TextCell key={language} {...{ texts, editing, language }} entry={skip} />
    ));
  }
  const { container } = render(
    <QueryClientProvider client={client}>
      <Editors />
    </QueryClientProvider>,
  );
  const fields = () => screen.getAllByRole<HTMLTextAreaElement>('textbox');
  const type = (field: number, value: string) =>
    fireEvent.change(fields()[field] as HTMLElement, { target: { value } });
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  type(0, 'Al texto');
  type(1, 'Al texto');
  for (const form of container.querySelectorAll('form')) fireEvent.submit(form);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  type(1, 'Zum Text');
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  const own = () => client.getQueryData(overridesOptions().queryKey) ?? nothing;
  await vi.waitFor(() => expect(own()[OTHER].get(skip.id)?.value).toBe('Al texto'));
  expect(isOutdated({ ...shipped, own: own() }, OTHER, skip)).toBe(false);
  await vi.waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['Zum Text']));
  screen.getByRole('button', { name: 'Guardar' });
});

/** Files whose only texts are in the namespace 'common'. */
const filesWith = (common: Partial<Record<Language, object>>) =>
  recordOf(LANGUAGES, (language) => ({
    ...recordOf(NAMESPACES, () => ({})),
    common: common[language] ?? {},
  }));

const small = textsOf(
  filesWith({ [SOURCE_LANGUAGE]: { a: { b: 'Hola' }, n_one: 'Una', n_other: 'Otras' } }),
);

it('catalogueOf groups plural forms into one entry, also those that Spanish does not need', () => {
  expect(small.entries.map(({ id, plural }) => [id, plural])).toEqual([
    ['common/a.b', false],
    ['common/n', true],
  ]);
  expect(small.byId.get('common/n_few')).toBe(small.entries[1]);
  for (const unknown of ['common/n', 'common/a.b_few', 'common/__proto__'])
    expect(small.byId.get(unknown)).toBeUndefined();
});

describe('a translation', () => {
  const hello = textsOf(
    filesWith({
      [SOURCE_LANGUAGE]: { a: 'Hola' },
      [ANOTHER]: { a: 'مرحبا' },
    }),
  );
  const entry = hello.byId.get('common/a') as TextEntry;
  const texts = (value?: string, source?: string) =>
    new Map<string, Override>(value === undefined ? [] : [[entry.id, { value, source }]]);

  it.each([
    [true, 'Buenas', undefined, undefined],
    [true, undefined, 'أهلا', 'Buenas'],
    [false, 'Buenas', 'أهلا', 'Buenas'],
    // Where it is not known what it was made from, nothing is claimed.
    [false, 'Buenas', 'أهلا', undefined],
  ])(
    'is outdated (%s) where Spanish is %s and it %s was saved for %s',
    (is, spanish, own, source) => {
      const now = {
        ...hello,
        own: { ...nothing, [SOURCE_LANGUAGE]: texts(spanish), [ANOTHER]: texts(own, source) },
      };
      expect(isOutdated(now, ANOTHER, entry)).toBe(is);
    },
  );

  it('is missing rather than outdated where there is none, and Spanish is neither', () => {
    const now = { ...hello, own: { ...nothing, [SOURCE_LANGUAGE]: texts('Buenas') } };
    expect(isOutdated(now, OTHER, entry)).toBe(false);
    expect(isOutdated(now, SOURCE_LANGUAGE, entry)).toBe(false);
    expect(completeness(now, ANOTHER)).toEqual({ done: 1, total: 1, outdated: 1 });
  });
});

describe('textProblem', () => {
  it.each([
    ['Página {{page}} de {{firm}}', 'Seite {{page}}, {{firm}}', undefined],
    ['Página {{page}}', 'Seite', 'Falta {{page}}: el sitio pone ahí un dato.'],
    [
      'Página {{page}}',
      'Seite {{seite}}',
      /^Aquí no existe \{\{seite\}\}\. Puede usar \{\{page\}\}, \{\{firm\}\}, \{\{lawyer\}\}, \{\{city\}\}/,
    ],
    ['Abogados en {{city}}', 'Адвокаты в {{cityIn}}, {{area}}', undefined],
    ['Hola', 'Hallo {{firm}', /llave suelta/],
    ['Hola', '$t(title)', /\$t\(/],
    ['Hola', '  \n', /Escriba el texto/],
    ['Hola', 'a\u0000b', /no se pueden guardar/],
  ])('%j as %j', (reference, text, problem) => {
    const found = textProblem(text, reference, OTHER, '');
    if (problem instanceof RegExp) expect(found).toMatch(problem);
    else expect(found).toBe(problem);
  });

  it('allows a plural form of a single number to omit the number', () => {
    const reference = '{{count}} entradas';
    expect(textProblem('An article', reference, 'en', 'one')).toBeUndefined();
    // French uses the form of 1 for 0 too.
    expect(textProblem('article', reference, 'fr', 'one')).toMatch(/Falta \{\{count\}\}/);
  });
});

it('requires exactly the plural forms of the language', () => {
  const plural = { n_one: 'Una', n_other: '{{count}}' };
  const catalogue = textsOf(filesWith(recordOf(LANGUAGES, () => plural)));
  const entry = catalogue.byId.get('common/n_one') as TextEntry;
  const text = '{{count}} articles';
  const problems = (forms: Record<string, string>) =>
    cellProblems(
      catalogue,
      'fr',
      entry,
      Object.fromEntries(Object.entries(forms).map(([form, typed]) => [`common/n_${form}`, typed])),
    );
  expect(problems({ one: text, many: text, other: text })).toEqual({});
  expect(problems({ one: text, many: ' ', few: text })).toEqual({
    'common/n_many': 'Falta la forma «muchos»: el francés la necesita.',
    'common/n_other': 'Falta la forma «los demás»: el francés la necesita.',
  });
});

it.each([
  ['as the site shows it', `abogacia en ${firm.address.city}`, ['promise']],
  ['by what it has, and by nothing else', 'notaría', []],
])('a text is found %s', (_, search, keys) => {
  const texts = { promise: 'Abogacía en {{city}}, {{page}} de {{pages}}', other: 'Otro texto' };
  const all = textsOf(filesWith(recordOf(LANGUAGES, () => texts)));
  const filter = filterFrom(new URLSearchParams({ search, languages: SOURCE_LANGUAGE }));
  const entries = filterEntries(all, filter, new Set());
  expect(entries.map(({ key }) => key)).toEqual(keys);
});
