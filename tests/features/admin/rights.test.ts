import { expect, it } from 'vitest';
import { type RightsRequest, stateText } from '@/features/admin/rights/request';

const REQUEST = { due_on: '2026-12-02', outcome: null, extension: null } as RightsRequest;

it.each([
  ['2026-12-01', {}, 'Queda 1 día: vence el 02/12/2026'],
  ['2026-12-02', {}, 'Último día: vence el 02/12/2026'],
  ['2026-12-04', {}, 'Fuera de plazo desde hace 2 días: venció el 02/12/2026'],
  [
    '2026-12-04',
    { extension: 'Muchas', due_on: '2027-02-02' },
    'Quedan 60 días: vence el 02/02/2027 (prorrogada)',
  ],
  ['2027-01-01', { outcome: 'refused', answered_on: '2026-11-20' }, 'Denegada el 20/11/2026'],
] as const)('the term of a request on %s, %j: %s', (today, change, text) => {
  expect(stateText({ ...REQUEST, ...change }, today)).toBe(text);
});
