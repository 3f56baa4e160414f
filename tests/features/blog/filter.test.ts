import { expect, it } from 'vitest';
import { filterSearch } from '@/features/blog/address';
import { filterFrom } from '@/features/blog/queries';

const read = (query: string) => filterFrom(new URLSearchParams(query));

it.each([
  ['', { page: 1, category: '', search: '' }],
  [
    'page=3&category=Vivienda&q=%20alquiler%20',
    { page: 3, category: 'Vivienda', search: 'alquiler' },
  ],
  ['page=0', { page: 1, category: '', search: '' }],
  ['page=-2', { page: 1, category: '', search: '' }],
  ['page=1.5', { page: 1, category: '', search: '' }],
  ['page=abc&category=', { page: 1, category: '', search: '' }],
])('an address with %j', (query, filter) => {
  expect(read(query)).toEqual(filter);
});

it('searches for a hundred characters at most', () => {
  expect(read(`q=${'x'.repeat(300)}`).search).toHaveLength(100);
});

it('writes what it reads, and leaves out what goes without saying', () => {
  const filter = { page: 2, category: 'Derecho civil & más', search: 'año nuevo?' };
  expect(read(filterSearch(filter).slice(1))).toEqual(filter);
  expect(filterSearch({ page: 1, category: '', search: '' })).toBe('?');
});
