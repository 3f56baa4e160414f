import { expect, it } from 'vitest';
import { catalogueOf } from '@/features/admin/texts/catalogue';
import { filterEntries, filterFrom } from '@/features/admin/texts/filter';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';

const TEXTS = { promise: 'Abogacía en {{city}}, {{page}} de {{pages}}', other: 'Otro texto' };
const catalogue = catalogueOf(
  recordOf(LANGUAGES, () => ({ ...recordOf(NAMESPACES, () => ({})), common: TEXTS })),
);
const none = recordOf(LANGUAGES, () => new Map<string, string>());

const found = (search: string) => {
  const filter = filterFrom(new URLSearchParams({ search, languages: SOURCE_LANGUAGE }));
  const entries = filterEntries(catalogue, { ...none, sources: none }, filter, new Set());
  return entries.map(({ key }) => key);
};

it.each([
  ['as the site shows it', `abogacia en ${firm.address.city}`, ['promise']],
  ['by what it has, and by nothing else', 'notaría', []],
])('a text is found %s', (_, search, keys) => {
  expect(found(search)).toEqual(keys);
});
