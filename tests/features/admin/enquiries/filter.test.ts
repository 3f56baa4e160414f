import { describe, expect, it } from 'vitest';
import { filterFrom, isFiltered } from '@/features/admin/enquiries/filter';
import { ANOTHER } from '../../../support/languages';

const read = (query: string, search?: string) => filterFrom(new URLSearchParams(query), search);
const EVERYTHING = read('');

const ID = '10000000-0000-4000-8000-000000000001';
const KEY = encodeURIComponent(`2026-01-31T10:00:00.123456+00:00_${ID}`);

describe('the filter of a URL', () => {
  it('is read from the query', () => {
    const query =
      `q=Eva&view=automatic&state=new&assigned=${ID}&area=civil&language=${ANOTHER}&urgency=urgent&from=2026-01-31&to=2026-02-01&after=` +
      KEY;
    expect(isFiltered(read('urgency=urgent'))).toBe(true);
    expect(read(query, ' Ana ')).toEqual({
      ...{ search: 'Ana', state: 'new', assigned: ID, area: 'civil', language: ANOTHER },
      ...{ urgency: 'urgent', from: '2026-01-31', to: '2026-02-01', overflow: true },
      after: { at: '2026-01-31T10:00:00.123456+00:00', id: ID },
    });
  });

  it.each([
    'state=toString&area=criminal&language=xx&urgency=high&from=2026-02-30&to=2026-1-1',
    'after=2026-01-31_id.lt.0',
  ])('ignores invalid values: %j', (query) => {
    expect(read(query)).toEqual(EVERYTHING);
    expect(isFiltered(read(query))).toBe(false);
  });
});
