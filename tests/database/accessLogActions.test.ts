import { describe, expect, it } from 'vitest';
import { describeLine } from '@/features/admin/access-log/line';
import { useBackend, USERS } from '../support/backend';
import { ENQUIRY } from './matrix';

const db = useBackend();

const lines = () =>
  db.sql(`select person, action, subjects, detail from private.access_log
          where action in ('holiday', 'language') and person is not null order by seq`);

describe('a change of holidays or languages', () => {
  it('is logged with the day or the language', async () => {
    const { admin } = db.clients;
    await admin.from('holidays').insert({ day: '2026-12-08', name: 'Inmaculada' });
    await admin.from('holidays').delete().eq('day', '2026-12-08');
    const switchTo = (is_active: boolean) =>
      admin.from('language_settings').update({ is_active }).eq('language_code', 'fr');
    for (const active of [false, false, true]) await switchTo(active);
    expect(await lines()).toEqual([
      { person: USERS.admin, action: 'holiday', subjects: [], detail: 'added 2026-12-08' },
      { person: USERS.admin, action: 'holiday', subjects: [], detail: 'removed 2026-12-08' },
      { person: USERS.admin, action: 'language', subjects: [], detail: 'off fr' },
      { person: USERS.admin, action: 'language', subjects: [], detail: 'on fr' },
    ]);
  });
});

describe('a change of what can be booked', () => {
  it('is logged with its switches and numbers, and a calendar without its address', async () => {
    const { admin } = db.clients;
    const hours = { 1: [['09:00', '14:00']] };
    await admin.from('appointment_kinds').update({ offered: true, hours }).eq('id', 'video');
    await admin.from('appointment_kinds').update({ minutes: 45 }).eq('id', 'video');
    await admin
      .from('busy_calendars')
      .insert({ name: 'Google', url: 'https://calendar.example/x.ics' });
    await admin.from('busy_calendars').delete().eq('name', 'Google');
    const logged = await db.sql(
      `select person, detail from private.access_log where action = 'setting' and person is not null order by seq`,
    );
    expect(logged.map(({ person }) => person)).toEqual(Array(4).fill(USERS.admin));
    const words = logged.map(({ detail }) =>
      describeLine({
        ...{ seq: 1, at: '', person: null, who: null, subjects: [], about: null },
        ...{ action: 'setting', detail: String(detail) },
      }),
    );
    expect(words).toEqual(
      [
        'horas de las citas, citas en la web: no → sí',
        'minutos de una cita: 30 → 45',
        'calendarios con horas ocupadas: uno más',
        'calendarios con horas ocupadas: uno menos',
      ].map((change) => `Ha cambiado los ajustes: ${change}`),
    );
  });
});

describe('a search of enquiries', () => {
  it('is logged with how many were found, and not again for a next page', async () => {
    const { admin, anon, editor } = db.clients;
    await anon.from('contact_surveys').insert(ENQUIRY);
    const search = async (query: string) =>
      (await admin.rpc('search_surveys', { query })).data?.length;
    const found = async () =>
      (
        await db.sql(
          `select person, subjects, detail from private.access_log where action = 'searched' order by seq`,
        )
      ).map((line) => [line.person, line.subjects, line.detail]);
    for (const query of ['ana', 'ana', 'nobody', 'ana']) await search(query);
    expect(await search('ana')).toBe(1);
    expect(await found()).toEqual(['1', '0', '1'].map((count) => [USERS.admin, [], count]));
    await db.sql('set session_replication_role = replica');
    await db.sql(`update private.access_log set at = now() - interval '61 seconds'`);
    await db.sql('set session_replication_role = default');
    await search('ana');
    await editor.rpc('search_surveys', { query: 'ana' });
    expect(await found()).toHaveLength(4);
  });
});

describe('an action', () => {
  it('always has a description in Spanish', async () => {
    const [row] = await db.sql(
      `select pg_get_constraintdef(oid) as allowed from pg_constraint
       where conname = 'access_log_action_check'`,
    );
    const actions = [...String(row?.allowed).matchAll(/'(\w+)'/g)].map(
      ([, action]) => action ?? '',
    );
    expect(actions.length).toBeGreaterThan(15);
    const plain = { seq: 1, at: '', person: null, who: null, subjects: [], about: null };
    const undescribed = actions.filter(
      (action) => describeLine({ ...plain, action, detail: '' }) === action,
    );
    expect(undescribed).toEqual([]);
  });
});
