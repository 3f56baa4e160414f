import { expect, test } from 'vitest';
import { filterFrom, paramsOf } from '@/features/admin/posts/list/filter';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../../support/languages';

const read = (query: string) => filterFrom(new URLSearchParams(query));

test('an empty query is the first page without filters', () => {
  expect(read('')).toEqual({ search: '', state: '', category: '', language: '', after: undefined });
});

test.each([
  `q=nie+y+tie&state=outdated&category=Extranjer%C3%ADa&language=${ANOTHER}&after=2026-01-31_10000000-0000-4000-8000-000000000001`,
  'state=bin',
  'after=2026-01-31_10000000-0000-4000-8000-000000000001',
  '',
])('query and filter round-trip: ?%s', (query) => {
  expect(paramsOf(read(query)).toString()).toBe(query);
});

test.each(['after=2026-01-31', 'after=2026-02-31_1', 'state=other', 'language=xx'])(
  'ignores invalid values: ?%s',
  (query) => {
    expect(paramsOf(read(query)).toString()).toBe('');
  },
);

test('keeps a language only beside a translation state', () => {
  expect(read(`state=hidden&language=${ANOTHER}`).language).toBe('');
  expect(read(`state=waiting&language=${ANOTHER}`).language).toBe(ANOTHER);
  expect(read(`state=missing&language=${SOURCE_LANGUAGE}`).language).toBe('');
});
