import ical from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { originApp } from '../../server/origin/originServer';
import { ownProject } from '../../server/translation';
import { Unreadable } from '../../supabase/functions/_shared/calendar/fetchText';
import { readCalendars } from '../../supabase/functions/_shared/calendar/readCalendars';
import { dashboardLines, USERS } from '../support/backend';
import { book, db, freeTimes, one, setClock, useBooking } from './booking';

useBooking();

const NONE = '0'.repeat(64);

const ask = async (backend: typeof db.backend, token: string, address = '') =>
  originApp(backend, undefined, { proxies: 1 }).request(
    `/functions/v1/calendar/${token}.ics`,
    { headers: { 'X-Forwarded-For': address } },
    {},
  );

describe('the address to subscribe to', () => {
  const make = async (with_names: boolean | null) => {
    const { data } = await db.clients.admin.rpc('new_calendar_feed', { with_names }).throwOnError();
    return data as unknown as string;
  };

  async function read(token: string) {
    const response = await ask(db.backend, token);
    expect(response.headers.get('cache-control')).toContain('no-store');
    if (!response.ok) return response.status;
    const calendar = new ical.Component(ical.parse(await response.text()) as unknown[]);
    return calendar.getAllSubcomponents('vevent').map((vevent) => {
      const { summary, location, startDate, endDate } = new ical.Event(vevent);
      const times = [startDate, endDate].map((date) => date.toJSDate().toISOString().slice(0, 16));
      return [summary, location, ...times, vevent.getFirstPropertyValue('status')];
    });
  }

  const TIMES = ['2027-01-25T08:00', '2027-01-25T08:30'];

  it('says «Ocupado» alone, or names and rooms, and ends with the next one', async () => {
    await book('2027-01-25T08:00Z', { name: 'Li, Wei;\\n: "END', opposing_party: 'Fulano' });
    const busy = await make(false);
    expect(await read(busy)).toEqual([['Ocupado', null, ...TIMES, 'TENTATIVE']]);
    const named = await make(true);
    expect(await read(busy)).toBe(404);
    await db.sql(`update public.appointments set status = 'confirmed', held_until = null`);
    expect(await read(named)).toEqual([
      ['Li, Wei;\\n: "END · Videoconsulta', 'https://room.example/firm', ...TIMES, 'CONFIRMED'],
    ]);
    const { data } = await db.clients.admin.rpc('calendar_feed_state');
    expect(data).toEqual({ with_names: true, read_at: expect.any(String) as unknown });
    await make(null);
    expect(await read(named)).toBe(404);
  });

  it('has nothing that is cancelled or a month old', async () => {
    await book('2027-01-25T08:00Z');
    const token = await make(true);
    expect(JSON.stringify(await db.sql('table private.calendar_feed'))).not.toContain(token);
    await setClock('2027-02-26T08:00Z');
    expect(await read(token)).toEqual([]);
    await setClock('2027-01-18T07:00Z');
    await db.sql(`update public.appointments set status = 'cancelled'`);
    expect(await read(token)).toEqual([]);
  });

  it.each([
    ['is removed from the staff', 'delete from public.staff where user_id = $1'],
    ['is no admin any more', `update public.staff set role = 'editor' where user_id = $1`],
  ])('ends when whoever made it %s, and not with somebody else', async (_, change) => {
    await db.sql(`update public.staff set role = 'admin' where user_id = $1`, [USERS.editor]);
    const { data } = await db.clients.editor.rpc('new_calendar_feed', { with_names: true });
    const token = data as unknown as string;
    await db.sql(`insert into public.staff values ($1, 'admin')`, [USERS.visitor]);
    await db.sql(change, [USERS.visitor]);
    expect(await read(token)).toEqual([]);
    await db.sql(change, [USERS.editor]);
    expect(await read(token)).toBe(404);
  });

  it('is asked for in turns of the caller’s own', async () => {
    const many = Array.from({ length: 300 }, () => ask(db.backend, NONE, '192.0.2.1'));
    expect((await ask(db.backend, NONE, '192.0.2.2')).status).toBe(404);
    const statuses = new Set((await Promise.all(many)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([404, 429]);
  });

  it('leaves no token and no answer in the log where it fails', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetch = () => Promise.resolve(new Response(null, { status: 503 }));
    expect((await ask({ ...db.backend, fetch }, NONE)).status).toBe(500);
    expect(String(written.mock.calls)).toMatch(/GET \/functions\/v1\/calendar\/….ics failed/);
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('the firm’s own calendars', () => {
  const event = (start: string, end: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const TUESDAY = event('20270119T000000Z', '20270120T000000Z');
  const read = (answer: () => string) =>
    readCalendars(ownProject(db.backend), () => Promise.resolve().then(answer));
  const state = () =>
    one('select problem, failing_since is null as well from public.busy_calendars');
  const work = () => dashboardLines(db.clients.admin, 'calendar');

  beforeEach(async () => {
    const calendar = { name: 'Google', url: 'https://calendar.example/secret.ics' };
    await db.clients.admin.from('busy_calendars').insert(calendar).throwOnError();
  });

  it('leave out the times that they say are busy, as they say it now', async () => {
    expect(await read(() => event('20270125T082000Z', '20270125T085000Z'))).toBe(1);
    expect(await freeTimes()).toEqual(['2027-01-19 08:00', '2027-01-19 08:40', '2027-01-25 09:20']);
    await read(() => TUESDAY);
    expect(await freeTimes()).toEqual(['2027-01-25 08:00', '2027-01-25 08:40', '2027-01-25 09:20']);
    expect(await one('select note from public.absences')).toEqual({ note: 'Google' });
    await db.clients.admin.from('busy_calendars').delete().eq('name', 'Google');
    expect(await freeTimes()).toHaveLength(5);
  });

  it('keep the last known times where they cannot be read, and are on the dashboard until they can', async () => {
    await read(() => TUESDAY);
    expect(await state()).toEqual({ problem: null, well: true });
    await read(() => {
      throw new Unreadable('http 404');
    });
    expect(await state()).toEqual({ problem: 'http 404', well: false });
    await read(() => '<html>');
    expect(await state()).toEqual({ problem: 'calendar', well: false });
    expect(await freeTimes()).toHaveLength(3);
    expect(await work()).toMatchObject([{ name: 'Google', detail: 'calendar' }]);
    await read(() => TUESDAY);
    expect(await work()).toEqual([]);
  });

  it('are all read where the times of one cannot be stored, which fails the job', async () => {
    await db.sql(`insert into public.busy_calendars (name, url)
      values ('Outlook', 'https://calendar.example/other.ics')`);
    const project = ownProject(db.backend);
    let stores = 0;
    const fetch = (url: string, init: RequestInit) => {
      if (url.endsWith('store_busy_times') && (stores += 1) === 1) throw new Error('no connection');
      return db.backend.fetch(new Request(url, init));
    };
    const reading = readCalendars({ ...project, fetch }, () => Promise.resolve(TUESDAY));
    await expect(reading).rejects.toThrow('no connection');
    expect(await one('select count(read_at)::int as read from public.busy_calendars')).toEqual({
      read: 1,
    });
  });
});
