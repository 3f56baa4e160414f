import { afterEach, describe, expect, it } from 'vitest';
import { firm } from '../../src/site/firm';
import { type Row, useBackend } from '../support/backend';

const db = useBackend();
const CHECK = '23514';

const change = (facts: Row) =>
  db.clients.admin.from('firm_facts').update(facts).eq('id', true).select('id');

afterEach(() =>
  db.sql(
    `update public.firm_facts set (phones, chat_number, email, street, postal_code, opening_hours, consultation_price)
       = row (null, null, null, null, null, null, null)`,
  ),
);

const spans = (...day: unknown[]) => ({ opening_hours: { 1: day } });

describe('the firm’s facts', () => {
  it('may be those of firm.ts', async () => {
    const { phones, chatNumber: chat_number, email, address, openingHours } = firm;
    const { street, postalCode: postal_code } = address;
    const facts = { phones, chat_number, email, street, postal_code, opening_hours: openingHours };
    expect((await change(facts)).error).toBeNull();
    const { data } = await db.clients.anon.from('firm_facts').select('*');
    expect(data).toEqual([
      {
        id: true,
        ...facts,
        opening_hours: openingHours,
        closed_days: [],
        consultation_price: null,
      },
    ]);
  });

  it.each([
    ['no phone', { phones: [] }],
    ['a phone that is not E.164', { phones: ['+34300000001', '600 000 000'] }],
    ['an empty phone', { phones: ['+34300000001', null] }],
    ['five phones', { phones: Array.from({ length: 5 }, (_, n) => `+3430000000${n}`) }],
    ['a chat number without its country', { chat_number: '300000003' }],
    ['an address with a name', { email: 'Ana <ana@firm.example>' }],
    ['two addresses', { email: 'a@firm.example,b@firm.example' }],
    ['a street in two lines', { street: 'Calle\nOtra' }],
    ['no street', { street: '' }],
    ['an impossible postal code', { postal_code: 'x' }],
    ['hours without a day', { opening_hours: {} }],
    ['hours of an eighth day', { opening_hours: { 7: [['09:00', '14:00']] } }],
    ['hours that are a list', { opening_hours: [['09:00', '14:00']] }],
    ['a day without hours', { opening_hours: { 1: [] } }],
    ['hours that end before they begin', spans(['14:00', '09:00'])],
    ['hours that take no time', spans(['09:00', '09:00'])],
    ['hours that overlap', spans(['09:00', '14:00'], ['13:30', '19:00'])],
    ['hours out of order', spans(['16:00', '19:00'], ['09:00', '14:00'])],
    ['hours without an end', spans(['09:00'])],
    ['a time that no clock shows', spans(['09:00', '24:30'])],
    ['a time with seconds', spans(['09:00:00', '14:00'])],
    ['a number for a time', spans([900, 1400])],
    ['a price in no language', { consultation_price: {} }],
    ['an empty price', { consultation_price: { es: '' } }],
    ['a price in two lines', { consultation_price: { es: '60 €\nmás IVA' } }],
    ['a price that is a number', { consultation_price: { es: 60 } }],
    ['a language of three letters', { consultation_price: { esp: '60 €' } }],
  ])('are refused with %s', async (_, facts) => {
    expect((await change(facts)).error?.code).toBe(CHECK);
  });

  it('have the holidays to come, which nobody changes there', async () => {
    const { admin, anon } = db.clients;
    const shown = async () => (await anon.from('firm_facts').select('closed_days')).data;
    const added = [{ day: '2999-12-08', name: 'Inmaculada' }, { day: '2999-01-06' }];
    const before = (await anon.rpc('publication_revision')).data;
    await admin.from('holidays').insert([...added, { day: '2020-01-06' }]);
    expect(await shown()).toEqual([{ closed_days: ['2999-01-06', '2999-12-08'] }]);
    expect((await anon.rpc('publication_revision')).data).not.toBe(before);
    await admin.from('holidays').delete().eq('day', '2999-12-08');
    expect(await shown()).toEqual([{ closed_days: ['2999-01-06'] }]);
    expect((await change({ closed_days: [] })).error?.code).toBe('42501');
    expect((await anon.from('holidays').select('day')).data ?? []).toEqual([]);
  });

  it('raise the revision, so that pages are published again', async () => {
    const revision = async () => (await db.clients.anon.rpc('publication_revision')).data;
    const before = await revision();
    await change({ street: 'Calle Otra, 2' });
    expect(await revision()).not.toBe(before);
  });

  it('are logged by name when they change', async () => {
    await change({ phones: ['+34300000009'], email: 'otro@firm.example' });
    const [entry] = await db.sql(
      'select action, detail from private.access_log order by seq desc limit 1',
    );
    expect(entry).toEqual({ action: 'setting', detail: 'email, phones' });
  });
});
