import { expect, it } from 'vitest';
import { filterSearch } from '@/features/public/blog/address';
import { filterFrom } from '@/features/public/blog/list/filter';

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
])('reads %j', (query, filter) => {
  expect(read(query)).toEqual(filter);
});

it('truncates a search to a hundred characters', () => {
  expect(read(`q=${'x'.repeat(300)}`).search).toHaveLength(100);
});

it('round-trips, leaving out defaults', () => {
  const filter = { page: 2, category: 'Derecho civil & más', search: 'año nuevo?' };
  expect(read(filterSearch(filter).slice(1))).toEqual(filter);
  expect(filterSearch({ page: 1, category: '', search: '' })).toBe('?');
});
