import { describe, expect, it } from 'vitest';
import { withoutOthers } from '@/features/admin/rights/person';
import { type RightsRequest, stateText } from '@/features/admin/rights/request';
import { SOURCE_LANGUAGE } from '@/site/languages';

const REQUEST: RightsRequest = {
  id: '1',
  kind: 'access',
  name: 'Ana',
  contact: 'ana@client.example',
  channel: 'email',
  language: SOURCE_LANGUAGE,
  receivedOn: '2026-11-02',
  enquiries: [],
  onBehalf: null,
  identity: '',
  extension: null,
  extendedOn: null,
  dueOn: '2026-12-02',
  outcome: null,
  answer: '',
  answeredOn: null,
};

describe('the clock of a request', () => {
  it.each([
    ['2026-11-25', {}, 'Quedan 7 días: vence el 02/12/2026'],
    ['2026-12-01', {}, 'Queda 1 día: vence el 02/12/2026'],
    ['2026-12-02', {}, 'Último día: vence el 02/12/2026'],
    ['2026-12-04', {}, 'Fuera de plazo desde hace 2 días: venció el 02/12/2026'],
    [
      '2026-12-04',
      { extension: 'Muchas', dueOn: '2027-02-02' },
      'Quedan 60 días: vence el 02/02/2027 (prorrogada)',
    ],
    ['2027-01-01', { outcome: 'refused', answeredOn: '2026-11-20' }, 'Denegada el 20/11/2026'],
  ] as const)('on %s, %j: %s', (today, change, text) => {
    expect(stateText({ ...REQUEST, ...change }, today)).toBe(text);
  });
});

it('the data of a person leave out what is of somebody else', () => {
  const data = { enquiries: [], requests: [], testimonials: [], clients: [] };
  const client = (id: string) => ({ id, name: 'Ana', created_at: '2026-01-01' });
  const found = { ...data, clients: [client('1'), client('2')] };
  expect(withoutOthers(found, new Set(['2']))).toEqual({ ...data, clients: [client('1')] });
});
