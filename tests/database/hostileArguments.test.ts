/** Arguments that were taken once, or failed; hostileArguments.process.test.ts tries all functions. */
import { expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';

const db = useBackend();

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

it('take no time zone that browsers refuse', async () => {
  const set = (zone: string) => db.sql('update public.settings set time_zone = $1', [zone]);
  for (const zone of ['posix/Europe/Madrid', 'XYZ-3', 'localtime', '+02', 'Europe/Nowhere']) {
    await expect(set(zone), zone).rejects.toThrow();
  }
  for (const zone of ['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires']) await set(zone);
});

it('take no room and no calendar but by HTTPS', async () => {
  for (const url of ['http://elsewhere.example/x', 'javascript:alert(1)//x', 'https://a b/x']) {
    for (const statement of [
      'update public.settings set appointment_room = $1',
      `insert into public.busy_calendars (name, url) values ('x', $1)`,
    ]) {
      await expect(db.sql(statement, [url]), url).rejects.toThrow(/check constraint/);
    }
  }
});
