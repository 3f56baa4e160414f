import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { EmbeddedBackend } from '../../../server/embedded/embedded';
import { clientOf, startMigrated } from '../../support/backend';

const EMAIL = 'first@firm.example';

let backend: EmbeddedBackend;

beforeAll(async () => {
  backend = await startMigrated({ seed: true, firstAdmin: ` ${EMAIL.toUpperCase()} ` });
});
afterAll(() => backend.close());

it('a start without the demo has no content and no account but the admin, who has no password', async () => {
  const tables = ['blog_posts', 'testimonials', 'contact_surveys'];
  for (const table of tables) {
    expect(await backend.query(`select from public.${table}`), table).toEqual([]);
  }
  expect(
    await backend.query(
      `select u.email, u.encrypted_password as password, s.role
       from auth.users as u left join public.staff as s on s.user_id = u.id`,
    ),
  ).toEqual([{ email: EMAIL, password: '', role: 'admin' }]);
  expect(await backend.query('select require_factor from public.settings')).toEqual([
    { require_factor: true },
  ]);
});

it('a start without the demo lets the admin set a password by the recovery mail', async () => {
  const client = clientOf(backend);
  expect((await client.auth.resetPasswordForEmail(EMAIL)).error).toBeNull();
  const text = backend.emails?.messages.get(EMAIL)?.at(-1)?.text ?? '';
  const token_hash = /token_hash=([^&\s]+)/.exec(text)?.[1] ?? '';
  expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  const password = 'cuatro limones verdes';
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  const again = clientOf(backend);
  expect((await again.auth.signInWithPassword({ email: EMAIL, password })).error).toBeNull();
  expect((await again.rpc('own_access')).data).toMatchObject([
    { role: 'admin', missing: 'factor' },
  ]);
});

it('a start without the demo stays without the demo, and takes no other admin by the same way, also after that person has left', async () => {
  await backend.query(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'next@firm.example')`,
  );
  await backend.query(
    `insert into public.staff (user_id, role) select id, 'admin' from auth.users where email like 'next@%'`,
  );
  await backend.query('delete from auth.users where email = $1', [EMAIL]);
  const snapshot = await backend.snapshot();
  for (const firstAdmin of [undefined, EMAIL]) {
    const again = await startMigrated({ snapshot, seed: true, firstAdmin });
    expect(await again.query('select email from auth.users')).toEqual([
      { email: 'next@firm.example' },
    ]);
    await again.close();
  }
});

it('a start without the demo refuses the demo’s database', async () => {
  const refused = startMigrated({
    snapshot: new Blob([readFileSync(inject('seeded'))]),
    firstAdmin: EMAIL,
  });
  await expect(refused).rejects.toThrow(/has the demo already, and nothing was changed/);
});
