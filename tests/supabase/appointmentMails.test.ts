import parser from 'ical.js';
import { describe, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { firmWith } from '@/site/firmFacts';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { agendaMailOf, appointmentMailOf } from '../../supabase/functions/_shared/mail/appointment';
import type { AppointmentFacts, Claim } from '../../supabase/functions/_shared/mail/outbox';

const SITE = 'https://site.example';
const facts: AppointmentFacts = {
  id: '20000000-0000-4000-8000-000000000070',
  surveyId: '20000000-0000-4000-8000-000000000020',
  event: 'confirmed',
  kind: 'video',
  startsAt: '2027-01-25T08:00:00+00:00',
  endsAt: '2027-01-25T08:30:00+00:00',
  timeZone: 'Asia/Shanghai',
  sequence: 1,
  language: 'en',
  email: 'li.wei@client.example',
  room: 'https://room.example/firm',
  word: null,
  token: 'abc',
};
const claim = { office: { timeZone: 'Europe/Madrid', holidays: [] } } as unknown as Claim;
const written = (change: Partial<AppointmentFacts> = {}) =>
  appointmentMailOf({ ...facts, ...change }, firmWith(), claim, SITE);

describe('a mail to a client', () => {
  it('says the time in both clocks, and has the room and a link that only reads', () => {
    const { text, subject } = written();
    expect(subject).toBe(`Your appointment is confirmed · ${firm.name}`);
    expect(text).toMatch(/Monday.* 4:00\sPM/);
    expect(text).toMatch(/Time at our office: Monday.* 9:00\sAM/);
    expect(text).toContain('https://room.example/firm');
    expect(text).toContain(`${SITE}/en/contact#appointment=abc`);
    // PostgreSQL knows it, Intl does not.
    expect(written({ timeZone: 'XYZ-3' }).text).toMatch(/Monday.* 9:00\sAM/);
  });

  it('has Chinese marks between Chinese words', () => {
    const { text } = written({ language: 'zh' });
    expect(text).toMatch(/您的预约已确认。\n/);
    expect(text).toMatch(/（.+）\n律所时间：.+（.+）/);
  });

  it('has an invitation in UTC, and its cancellation under the same UID', () => {
    const invited = written().calendar;
    const cancelled = written({ event: 'cancelled', sequence: 2 }).calendar;
    const uid = `UID:${facts.id}@`;
    expect(invited?.method).toBe('REQUEST');
    for (const line of ['METHOD:REQUEST', 'DTSTART:20270125T080000Z', 'SEQUENCE:1', uid])
      expect(invited?.content).toContain(line);
    expect(invited?.content).not.toContain('TZID');
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', uid])
      expect(cancelled?.content).toContain(line);
  });

  it('says what the first consultation costs, in Spanish where it has no other text', () => {
    const textOf = (consultationPrice: Record<string, string>) =>
      appointmentMailOf(facts, { ...firmWith(), consultationPrice }, claim, SITE).text;
    expect(textOf({ [SOURCE_LANGUAGE]: '60 €', en: '€60' })).toContain('First consultation: €60');
    expect(textOf({ [SOURCE_LANGUAGE]: '60 €' })).toContain('First consultation: 60 €');
    expect(textOf({})).not.toContain('First consultation');
  });

  it('has a file that another parser reads with the same instants, around the changes of the clock too', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2027-12-31']) {
      for (const hour of ['00:17', '01:30', '23:45']) {
        const startsAt = `${day}T${hour}:00.000Z`;
        const endsAt = new Date(Date.parse(startsAt) + 45 * 60_000).toISOString();
        const content = written({ startsAt, endsAt }).calendar?.content ?? '';
        const calendar = new parser.Component(parser.parse(content) as unknown[]);
        const [vevent] = calendar.getAllSubcomponents('vevent');
        const { startDate, endDate, uid } = new parser.Event(vevent);
        const times = [startDate, endDate].map((time) => time.toJSDate().toISOString());
        expect(times).toEqual([startsAt, endsAt]);
        expect(uid).toContain(facts.id);
      }
    }
  });

  it.each(LANGUAGES)('is complete in %s', (language) => {
    for (const event of ['pending', 'moved', 'declined', 'lapsed', 'day', 'hour'] as const) {
      const { subject, text, calendar } = written({ event, language });
      expect(subject.length).toBeGreaterThan(10);
      expect(text).not.toContain('undefined');
      expect(calendar !== undefined).toBe(['moved', 'day', 'hour'].includes(event));
    }
  });
});

it('the firm’s mail names nobody', () => {
  const { text, html } = agendaMailOf({ ...facts, event: 'cancelled' }, claim, SITE);
  expect(text).toContain('ha anulado su cita');
  expect(`${text}${html}`).not.toMatch(/li\.wei|abc/);
});
