// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  catalogueOf,
  isOutdated,
  type Overrides,
  type TextEntry,
} from '@/features/admin/texts/catalogue';
import { withChanges, withSources } from '@/features/admin/texts/changes';
import { textsKeys } from '@/features/admin/texts/queries';
import { exportTexts, planImport } from '@/features/admin/texts/transfer';
import { cellId, useTextEditing } from '@/features/admin/texts/useTextEditing';
import { supabase } from '@/lib/admin/supabase';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { localeFiles } from '../../../support/locales';
import { ANOTHER, OTHER, UNKNOWN } from '../../../support/languages';

const catalogue = catalogueOf(localeFiles);
const nothing = recordOf(LANGUAGES, () => new Map<string, string>());
const none: Overrides = { ...nothing, sources: nothing };
const skip = catalogue.byId.get('common/skipToContent') as TextEntry;

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
    const change = { id: 'common/skipToContent', expected: null } as const;
    const changes = [
      { ...change, language: SOURCE_LANGUAGE, value: 'Al texto' },
      { ...change, language: OTHER, value: 'Zum Text' },
    ] as const;
    const sourced = withSources(catalogue, none, changes);
    expect(sourced[0]).not.toHaveProperty('source');
    expect(sourced[1]).toMatchObject({ source: 'Al texto' });
    const saved = withChanges(none, sourced);
    expect(isOutdated(catalogue, saved, OTHER, skip)).toBe(false);
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

it('texts saved together are right for each other, and what is typed meanwhile is still to be saved', async () => {
  const client = new QueryClient();
  client.setQueryData(textsKeys.overrides, none);
  const ends: (() => void)[] = [];
  const call = () =>
    new Promise((end) => ends.push(() => end({ data: null, error: null, status: 200 })));
  vi.spyOn(supabase, 'rpc').mockImplementation(call as unknown as typeof supabase.rpc);
  const { result } = renderHook(() => useTextEditing(catalogue, none), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const type = (language: Language, text: string) =>
    act(() => result.current.type(cellId(skip, language), '', text));
  for (const language of [SOURCE_LANGUAGE, OTHER]) {
    act(() => result.current.open(skip, language));
    type(language, 'Al texto');
  }
  const saving = act(() => result.current.saveAll());
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  type(OTHER, 'Zum Text');
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await saving;
  const saved = client.getQueryData<Overrides>(textsKeys.overrides) ?? none;
  expect(saved[OTHER].get(skip.id)).toBe('Al texto');
  expect(isOutdated(catalogue, saved, OTHER, skip)).toBe(false);
  expect([...result.current.drafts.values()]).toMatchObject([
    { language: OTHER, base: { '': 'Al texto' }, values: { '': 'Zum Text' }, saving: false },
  ]);
});
