import { expect, test } from 'vitest';
import { filterFrom, paramsOf } from '@/features/posts/filter';

const read = (query: string) => filterFrom(new URLSearchParams(query));

test('an address without a query is the first page of everything', () => {
  expect(read('')).toEqual({ search: '', state: '', category: '', language: '', page: 1 });
});

test.each([
  'q=nie+y+tie&state=outdated&category=Extranjer%C3%ADa&language=ar&page=3',
  'state=bin',
  'page=2',
  '',
])('an address and its filter are the same: ?%s', (query) => {
  expect(paramsOf(read(query)).toString()).toBe(query);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=99999999',
  'state=other',
  'language=it',
])('nonsense is no filter: ?%s', (query) => {
  expect(paramsOf(read(query)).toString()).toBe('');
});

test('a language says something only of translations', () => {
  expect(read('state=hidden&language=ar').language).toBe('');
  expect(read('state=missing&language=es').language).toBe('');
});
