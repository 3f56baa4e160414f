import { describe, expect, it } from 'vitest';
import { type Files, catalogueOf, type Overrides } from '@/features/admin/texts/catalogue';
import { filled, filterEntries, filterFrom } from '@/features/admin/texts/filter';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../../../support/languages';

const files = recordOf(LANGUAGES, (language) => ({
  ...Object.fromEntries(NAMESPACES.map((namespace) => [namespace, {}])),
  common: {
    promise: language === SOURCE_LANGUAGE ? 'Abogacía en {{city}}, {{page}} de {{pages}}' : 'x',
    other: language === SOURCE_LANGUAGE ? 'Otro texto' : 'y',
  },
})) as unknown as Files;
const catalogue = catalogueOf(files);
const none = recordOf(LANGUAGES, () => new Map<string, string>());
const overrides: Overrides = { ...none, sources: none };

const found = (search: string) =>
  filterEntries(
    catalogue,
    overrides,
    filterFrom(new URLSearchParams({ search, languages: SOURCE_LANGUAGE })),
    new Set(),
  ).map(({ key }) => key);

describe('the search of texts', () => {
  it('finds a text as the site shows it, with the firm’s names filled in', () => {
    expect(found(`abogacia en ${firm.address.city}`)).toEqual(['promise']);
  });

  it('finds a text as it is stored, and by its key', () => {
    expect(found('en {{city}}')).toEqual(['promise']);
    expect(found('common/other')).toEqual(['other']);
  });

  it('finds nothing that neither has', () => {
    expect(found('notaría')).toEqual([]);
  });
});

describe('a text as the site shows it', () => {
  it('has the city in the form and script of its language', () => {
    const { [OTHER]: place } = firm.placeNames[firm.address.city] ?? {};
    const inCity = place?.in ?? place?.name ?? firm.address.city;
    expect(filled('x {{cityIn}}', OTHER)).toBe(`x ${inCity}`);
  });

  it('keeps the placeholders that the page fills', () => {
    expect(filled('{{page}} de {{pages}}', SOURCE_LANGUAGE)).toBe('{{page}} de {{pages}}');
  });
});
