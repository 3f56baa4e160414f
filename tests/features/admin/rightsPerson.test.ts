import { expect, it } from 'vitest';
import { type PersonData, withoutOthers } from '@/features/admin/rights/person';

it('what belongs to somebody else is left out of each list of a person’s data', () => {
  const lists = ['enquiries', 'requests', 'testimonials', 'clients'] as const;
  const with_ = (ids: string[]) =>
    Object.fromEntries(lists.map((list) => [list, ids.map((id) => ({ id }))]));
  const data = with_(['own', 'other']) as unknown as PersonData;
  expect(withoutOthers(data, new Set(['other']))).toEqual(with_(['own']));
});
