import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, useBackend, USERS } from '../support/backend';
import { ENQUIRY, insertEnquiry } from './enquiryRow';

const db = useBackend();

beforeAll(async () => {
  await insertEnquiry(db.sql);
});

it('nobody can raise their own role through user metadata', async () => {
  const { visitor } = db.clients;
  const { error } = await visitor.auth.updateUser({
    data: { role: 'admin', app_metadata: { role: 'admin' }, staff_role: 'admin' },
  });
  expect(error).toBeNull();
  await visitor.auth.refreshSession();
  expect((await visitor.rpc('own_access')).data).toMatchObject([{ role: null }]);
  expect((await visitor.from('contact_surveys').select('id')).data).toEqual([]);
});

describe('nobody can impersonate anybody', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { sub: USERS.admin, role: 'authenticated', aud: 'authenticated', exp: 4e9 };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  const none = encode({ alg: 'none', typ: 'JWT' });

  it.each([
    [
      'signed with another secret',
      `${unsigned}.${createHmac('sha256', 'guess').update(unsigned).digest('base64url')}`,
    ],
    ['not signed', `${none}.${encode(claims)}.`],
    ['of the service', `${none}.${encode({ ...claims, role: 'service_role' })}.`],
  ])('with a token %s', async (_, token) => {
    const answer = await db.backend.fetch(
      new Request('http://localhost:4173/rest/v1/contact_surveys?select=*', {
        headers: { apikey: 'sb_publishable_embedded', Authorization: `Bearer ${token}` },
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(401);
    expect(await answer.text()).not.toContain(ENQUIRY.name);
  });

  it('by signing up', async () => {
    const { auth } = clientOf(db.backend);
    const credentials = { email: 'new@intruder.example', password: 'a-long-password' };
    for (const { error } of [
      await auth.signUp(credentials),
      await auth.signInAnonymously(),
      await auth.signInWithPassword(credentials),
      await auth.signInWithOtp({ email: credentials.email }),
    ]) {
      expect(error).not.toBeNull();
    }
    const [accounts] = await db.sql('select count(*)::int as number from auth.users');
    expect(accounts).toEqual({ number: Object.keys(USERS).length });
  });
});

it.each(['anon', 'visitor', 'editor'] as const)(
  'enquiries are hidden from %s in every way of reading a table, also within another',
  async (role) => {
    const client = db.clients[role];
    const enquiries = () => client.from('contact_surveys');
    for (const answer of [
      await enquiries().select('name').csv(),
      await enquiries().select('count()'),
      await enquiries().insert(ENQUIRY).select('name'),
      await client.from('appointments').select('*, contact_surveys(name)'),
      await client.rpc('search_surveys', { query: 'ana' }).select('*, appointments(*)'),
    ]) {
      expect(JSON.stringify(answer.data)).not.toMatch(/Ana|"count":[1-9]/);
    }
    const { count } = await enquiries().select('id', { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);
    expect(await db.changedTables()).toEqual([]);
  },
);

it('other schemas and catalogues are out of reach', async () => {
  for (const schema of ['auth', 'storage', 'embedded', 'private'] as const) {
    const { error } = await db.clients.admin.schema(schema).from('users').select('*');
    // The API knows no schema of this name.
    expect(error?.code, schema).toBe('PGRST106');
  }
  const open = await db.sql(
    `select r.rolname, n.nspname || '.' || c.relname as relation
     from pg_roles r, pg_class c join pg_namespace n on n.oid = c.relnamespace
     where r.rolname in ('anon', 'authenticated') and n.nspname in ('auth', 'embedded', 'private')
       and c.relkind = 'r' and has_schema_privilege(r.oid, n.oid, 'usage')
       and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')
       and not c.relrowsecurity`,
  );
  expect(open).toEqual([]);
});
