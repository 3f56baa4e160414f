import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { useBackend } from '../support/backend';
import { type EdgeFunction, startFunction } from '../support/edgeFunction';

const db = useBackend();
let project: Listening;
let reader: EdgeFunction;
let feed: EdgeFunction;

beforeAll(async () => {
  project = await listen(originApp(db.backend), 0);
  const secrets = { SUPABASE_URL: project.url, SUPABASE_SERVICE_ROLE_KEY: db.backend.serviceKey };
  reader = await startFunction('read-calendars', secrets);
  feed = await startFunction('calendar', secrets);
});
afterAll(() => project.close());

it('the reader refuses strangers, reads each calendar, and connects to no private address', async () => {
  expect((await reader.call('none')).status).toBe(401);
  await db.sql(
    `insert into public.busy_calendars (name, url) values ('Here', 'https://127.0.0.1:1/x.ics')`,
  );
  expect(await reader.call()).toEqual({ status: 200, body: '{"calendars":1}' });
  expect(await db.sql('select problem from public.busy_calendars')).toEqual([
    { problem: 'private' },
  ]);
});

it('the feed answers the token of the address alone', async () => {
  const { data } = await db.clients.admin.rpc('new_calendar_feed', { with_names: false });
  const token = data as unknown as string;
  const answer = await fetch(`${feed.url}/calendar/${token}.ics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const path of [`calendar/${'0'.repeat(64)}.ics`, 'calendar/x.ics', '']) {
    expect((await fetch(`${feed.url}/${path}`)).status).toBe(404);
  }
});
