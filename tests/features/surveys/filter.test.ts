import { describe, expect, it } from 'vitest';
import { filterFrom, isFiltered, withFilter } from '@/features/surveys/filter';

const read = (query: string) => filterFrom(new URLSearchParams(query));
const EVERYTHING = {
  search: '',
  status: '',
  area: '',
  language: '',
  urgency: '',
  from: '',
  to: '',
  page: 1,
};

describe('the filter of an address', () => {
  it('is what the address says', () => {
    const query =
      'q= Ana &state=new&area=civil&language=ar&urgency=urgent&from=2026-01-31&to=2026-02-01&page=3';
    expect(read(query)).toEqual({
      search: 'Ana',
      status: 'new',
      area: 'civil',
      language: 'ar',
      urgency: 'urgent',
      from: '2026-01-31',
      to: '2026-02-01',
      page: 3,
    });
  });

  it.each([
    '',
    'state=open&area=criminal&language=pt&urgency=high',
    'from=2026-13-01&to=yesterday',
    'from=2026-02-30&to=2026-1-1',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'state=toString',
  ])('reads nonsense as no filter: %j', (query) => expect(read(query)).toEqual(EVERYTHING));

  it('is filtered by anything but the page', () => {
    expect(isFiltered(read('page=2'))).toBe(false);
    expect(isFiltered(read('q=a'))).toBe(true);
    expect(isFiltered(read('urgency=detained'))).toBe(true);
  });
});

describe('changing it', () => {
  const change = (query: string, part: Parameters<typeof withFilter>[1]) =>
    withFilter(new URLSearchParams(query), part).toString();

  it('starts at the first page, and keeps what else the address says', () => {
    expect(change('q=ana&page=4&id=7', { status: 'closed' })).toBe('q=ana&id=7&state=closed');
  });
  it('leaves out what is empty or usual', () => {
    expect(change('q=ana&state=new', { search: '', status: '' })).toBe('');
    expect(change('q=ana&page=2', { page: 1 })).toBe('q=ana');
    expect(change('q=ana', { page: 2 })).toBe('q=ana&page=2');
  });
});
