/** Arguments that were taken once, or failed; hostileArguments.process.test.ts tries all functions. */
import { expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { FUNCTIONS } from './functionMatrix';
import { calledFunctions, hostileValues } from './hostileValues';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

const ID = '00000000-0000-4000-8000-000000000000';
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

it.each([
  ['contact_surveys', 'message'],
  ['rpc/save_texts', 'changes'],
])('do not fail for JSON that is deeper than the database reads: %s', async (path, field) => {
  const { data } = await db.clients.editor.auth.getSession();
  const token = data.session?.access_token ?? '';
  const headers = {
    apikey: EMBEDDED_ANON_KEY,
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
  };
  const body = `{"${field}":${DEEP}}`;
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method: 'POST',
    headers,
    body,
  });
  expect((await db.backend.fetch(request)).status).toBeLessThan(500);
  expect((await db.clients.anon.rpc('publication_revision')).error).toBeNull();
});

it('do not fail for values of another type: one function for each type of an argument', async () => {
  const tried = new Set<string>();
  const failed: string[] = [];
  for (const { name, args } of await calledFunctions(db.sql)) {
    const argument = args.find(({ type }) => !tried.has(type));
    if (!argument) continue;
    tried.add(argument.type);
    for (const value of hostileValues(argument.type)) {
      const given = { ...FUNCTIONS[name]?.args, [argument.name]: value };
      const { status } = await db.clients.admin.rpc(name, given);
      if (status >= 500) failed.push(`${name} ${JSON.stringify(value).slice(0, 100)}: ${status}`);
    }
  }
  expect(tried.size).toBeGreaterThan(8);
  expect(failed).toEqual([]);
});

it('export no more than a thousand enquiries at once, and log only those there are', async () => {
  const ids = Array.from({ length: 1_001 }, () => ID);
  expect((await db.clients.admin.rpc('export_surveys', { surveys: ids })).error?.code).toBe(
    '22023',
  );
  await db.clients.admin.rpc('export_surveys', { surveys: [ID] });
  const [entry] = await db.sql(
    `select subjects from private.access_log where action = 'exported' order by seq desc limit 1`,
  );
  expect(entry?.subjects).not.toContain(ID);
});

it('record no reply by no channel', async () => {
  const { error } = await db.clients.admin.rpc('record_reply', { survey: ID, via: null });
  expect(error?.code).toBe('22023');
});

it.each(['posix/Europe/Madrid', 'XYZ-3', 'localtime', '+02', 'Europe/Nowhere'])(
  'take no time zone that browsers refuse: %s',
  async (zone) => {
    await expect(db.sql('update public.settings set time_zone = $1', [zone])).rejects.toThrow();
  },
);

it.each(['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Etc/GMT+2'])(
  'take the time zone %s',
  async (zone) => {
    await db.sql('update public.settings set time_zone = $1', [zone]);
    expect(() => new Intl.DateTimeFormat(SOURCE_LANGUAGE, { timeZone: zone })).not.toThrow();
  },
);

it.each([{}, true, -1])('are refused in place of a list: %j', async (pages) => {
  const args = { pages: pages as unknown as string[], lang: SOURCE_LANGUAGE, reached: 'seen' };
  const { status } = await db.clients.anon.rpc('count_step', args);
  // A PostgreSQL server reads `{}` as an empty list, and counts nothing.
  expect([204, 400]).toContain(status);
});

it.each(['http://elsewhere.example/x', 'javascript:alert(1)//x', 'https://a b/x', 'file:///etc/x'])(
  'take no room and no calendar at %s',
  async (url) => {
    const room = db.sql('update public.settings set appointment_room = $1', [url]);
    await expect(room).rejects.toThrow(/check constraint/);
    const calendar = db.sql(`insert into public.busy_calendars (name, url) values ('x', $1)`, [
      url,
    ]);
    await expect(calendar).rejects.toThrow(/check constraint/);
  },
);
