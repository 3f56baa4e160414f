import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setOfficeClock } from '../../e2e/support/database';
import { deliver } from '../../supabase/functions/_shared/mail/deliver';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import { type Row } from '../support/backend';
import { useOutbox } from './outbox';

const { db, outbox, rows, sendEnquiry, pass } = useOutbox();

/** Puts the office's clock at a time in Dénia (winter: +01:00). */
const at = (time: string) => db.sql(setOfficeClock(`'${time}+01:00'`));

/** Submits an enquiry at a time in Dénia; this Friday the office is open until 14:30. */
async function received(change: Row = {}, time = '2026-11-27 13:00'): Promise<void> {
  await at(time);
  const caller = { email: null, phone: '600000000', channel: 'call' };
  await sendEnquiry({ ...caller, urgency: 'deadline', ...change });
  await db.sql(`update public.contact_surveys set created_at = private.office_instant()`);
}

/** In force whatever the firm's own are. */
const ZONE = 'Europe/Madrid';
const LONG = [
  ['09:00', '14:00'],
  ['16:00', '19:00'],
];
const OPENING_HOURS = { 1: LONG, 2: LONG, 3: LONG, 4: LONG, 5: [['09:00', '14:30']] };

const useZone = (zone: string) => db.sql('update public.settings set time_zone = $1', [zone]);
const useHours = async (opening_hours: object) => {
  await db.clients.admin.from('firm_facts').update({ opening_hours }).eq('id', true).throwOnError();
};

let up = true;

/** What the sender's next run sends, a quarter of an hour after the last, by kind. */
async function sent(): Promise<string[]> {
  const kinds: string[] = [];
  await deliver({
    outbox: outbox(),
    siteUrl: 'https://site.example',
    transport(_, { kind }) {
      if (!up) return Promise.reject(new MailProblem('http 503'));
      kinds.push(kind);
      return Promise.resolve();
    },
  });
  await pass('15 minutes');
  return kinds;
}

const admin = (change: Row) =>
  db.clients.admin.from('contact_surveys').update(change).not('id', 'is', null);

beforeEach(async () => {
  up = true;
  await db.sql('truncate private.answer_warnings, public.holidays');
  await useZone(ZONE);
  await useHours(OPENING_HOURS);
});
afterEach(() => db.sql(setOfficeClock('now()')));

describe('a warning before an answer is late', () => {
  it('is sent once, an opening hour before', async () => {
    await received();
    expect(await sent()).toEqual(['alert']);
    for (const time of ['2026-11-28 12:00', '2026-11-30 10:29']) {
      await at(time);
      expect(await sent(), time).toEqual([]);
    }
    await at('2026-11-30 10:30');
    expect(await sent()).toEqual(['warning']);
    await at('2026-12-03 10:30');
    expect(await sent()).toEqual([]);
  });

  it('is sent for a detention at any hour, opened or not', async () => {
    await received({ urgency: 'detained' }, '2026-11-28 03:00');
    expect(await sent()).toEqual(['alert']);
    await admin({ opened_at: '2001-01-01' });
    await at('2026-11-28 03:19');
    expect(await sent()).toEqual([]);
    await at('2026-11-28 03:20');
    expect(await sent()).toEqual(['warning']);
  });

  it('is dropped when the answer is given before it could be sent', async () => {
    await received();
    await sent();
    await at('2026-11-30 10:30');
    up = false;
    expect(await sent()).toEqual([]);
    const kinds = async () => (await rows()).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['alert', 'warning']);
    await admin({ status: 'contacted', answered_via: 'call' });
    up = true;
    expect(await sent()).toEqual([]);
    expect(await kinds()).toEqual(['alert']);
  });

  it('follows holidays, and the opening hours that the firm has changed', async () => {
    const holidays = db.clients.admin.from('holidays');
    await received();
    await sent();
    await holidays.insert({ day: '2026-11-30' });
    await useHours({ ...OPENING_HOURS, 2: [['10:30', '14:00']] });
    await sent();
    for (const time of ['2026-11-30 10:45', '2026-12-01 11:59']) {
      await at(time);
      expect(await sent(), time).toEqual([]);
    }
    await at('2026-12-01 12:00');
    expect(await sent()).toEqual(['warning']);
  });

  it('is not sent about an answer that was late before its time was computed', async () => {
    await received();
    await at('2026-11-30 12:00');
    expect([...(await sent()), ...(await sent())]).toEqual(['alert']);
  });

  it('is not sent about enquiries flagged as automatic or restored from an archive', async () => {
    await received({ proof: null });
    await received();
    await db.sql(`delete from private.mail_outbox where kind = 'alert'`);
    expect(await sent()).toEqual(['flagged']);
    expect(await db.sql('select 1 from private.answer_warnings')).toEqual([]);
  });
});
