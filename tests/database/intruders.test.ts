import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, clientOf, type Role, ROLES, useBackend, USERS } from '../support/backend';
import { addCategories } from '../support/posts';
import { ENQUIRY } from './matrix';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const tables = ['blog_posts', 'contact_surveys', 'staff', 'testimonials', 'text_overrides'];

/** The role that a person can see they have. */
const ownRole = async (role: Exclude<Role, 'anon'>) =>
  (await db.clients[role].from('staff').select('role').eq('user_id', ACCOUNTS[role])).data?.[0]
    ?.role;

beforeAll(async () => {
  await addCategories(db.sql, 'Civil', 'Secreta', 'Escondida', 'Próxima', 'Venidera');
  await db.sql(
    `insert into public.blog_posts (slug, title, content, category, additional_categories, show_additional_categories, date, hidden) values
       ('shown', 'Visible', 'claro', 'Civil', '{}', false, '2026-01-01', false),
       ('hidden', 'Oculta', 'oculto', 'Secreta', '{Escondida}', true, '2026-01-01', true),
       ('future', 'Futura', 'mañana', 'Próxima', '{Venidera}', true, '2999-01-01', false)`,
  );
  const { error } = await db.clients.anon.from('contact_surveys').insert(ENQUIRY);
  expect(error).toBeNull();
});

const expectUnchanged = async () => {
  for (const table of tables) expect(await db.changes(table)).toEqual({ added: [], removed: [] });
};

describe('nobody can raise their own role', () => {
  it.each(['anon', 'visitor', 'editor'] as const)('neither as %s', async (role) => {
    const staff = () => db.clients[role].from('staff');
    const own = { user_id: role === 'anon' ? USERS.visitor : USERS[role], role: 'admin' };
    await staff().insert(own);
    await staff().upsert(own);
    await staff().upsert(own, { onConflict: 'user_id', ignoreDuplicates: false });
    await staff().update({ role: 'admin' }).eq('user_id', own.user_id);
    await staff().update({ role: 'admin' }).not('user_id', 'is', null);
    await staff().update({ user_id: own.user_id }).eq('user_id', USERS.admin);
    await staff().delete().eq('user_id', USERS.admin);
    await expectUnchanged();
  });

  it('nor through user metadata', async () => {
    const { visitor } = db.clients;
    const { error } = await visitor.auth.updateUser({
      data: { role: 'admin', app_metadata: { role: 'admin' }, staff_role: 'admin' },
    });
    expect(error).toBeNull();
    await visitor.auth.refreshSession();
    expect(await ownRole('visitor')).toBeUndefined();
    expect((await visitor.from('contact_surveys').select('id')).data).toEqual([]);
  });
});

describe('nobody can impersonate anybody', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    sub: USERS.admin,
    role: 'authenticated',
    aud: 'authenticated',
    exp: 4_000_000_000,
  };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  const tokens = {
    'signed with another secret': `${unsigned}.${createHmac('sha256', 'guess').update(unsigned).digest('base64url')}`,
    'not signed': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
    'of the service': `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, role: 'service_role' })}.`,
  };

  it.each(Object.entries(tokens))('with a token %s', async (_, token) => {
    const answer = await db.backend.fetch(
      new Request('http://localhost:4173/rest/v1/contact_surveys?select=*', {
        headers: { apikey: 'sb_publishable_embedded', Authorization: `Bearer ${token}` },
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(401);
    expect(await answer.text()).not.toContain(ENQUIRY.name);
  });

  it('without a key, or with a wrong one', async () => {
    for (const key of ['', '&apikey=sb_secret_guess', '&apikey=sb_publishable_guess']) {
      const answer = await db.backend.fetch(
        new Request(`http://localhost:4173/rest/v1/blog_posts?select=slug${key}`),
      );
      expect(answer.status).toBe(401);
    }
  });

  it('by signing up', async () => {
    const { auth } = clientOf(db.backend);
    const credentials = { email: 'new@intruder.example', password: 'a-long-password' };
    expect((await auth.signUp(credentials)).error).not.toBeNull();
    expect((await auth.signInAnonymously()).error).not.toBeNull();
    expect((await auth.signInWithPassword(credentials)).error).not.toBeNull();
    expect((await auth.signInWithOtp({ email: credentials.email })).error).not.toBeNull();
    expect(await db.sql('select id from auth.users where email = $1', [credentials.email])).toEqual(
      [],
    );
  });
});

describe.each(['anon', 'visitor', 'editor'] as const)('enquiries are hidden from %s', (role) => {
  const enquiries = () => db.clients[role].from('contact_surveys');

  it('in every way of reading a table', async () => {
    for (const answer of [
      await enquiries().select('*'),
      await enquiries().select('name, email').eq('name', 'Ana Pérez'),
      await enquiries().select('*').or('status.eq.new,status.eq.closed').limit(1),
      await enquiries().select('*').csv(),
      await enquiries().select('*').maybeSingle(),
      await enquiries().select('count()'),
      await enquiries().update({ status: 'closed' }).not('id', 'is', null).select('*'),
      await enquiries().delete().not('id', 'is', null).select('*'),
      await enquiries().insert(ENQUIRY).select('*'),
      await enquiries().upsert(ENQUIRY).select('*'),
      await enquiries()
        .upsert(ENQUIRY, { ignoreDuplicates: true, onConflict: 'email' })
        .select('*'),
    ]) {
      expect(JSON.stringify(answer.data)).not.toContain('Ana');
      expect(JSON.stringify(answer.data)).not.toMatch(/"count":[1-9]/);
    }
    const { count } = await enquiries().select('*', { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);
    await expectUnchanged();
  });

  it('embedded in another table or function', async () => {
    const { [role]: client } = db.clients;
    for (const table of tables) {
      const answer = await client.from(table).select('*, contact_surveys(*)');
      expect(answer.data ?? []).toEqual([]);
    }
    const functions = await db.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    for (const { proname } of functions) {
      for (const args of [{}, { query: 'Ana', lang: SOURCE_LANGUAGE }, { value: 'Ana Pérez' }]) {
        const answer = await client.rpc(String(proname), args).select('*, contact_surveys(*)');
        expect(JSON.stringify(answer.data)).not.toContain(ENQUIRY.message);
      }
    }
  });
});

describe('other schemas and catalogues are out of reach', () => {
  it.each(ROLES)('of %s', async (role) => {
    for (const [schema, table] of [
      ['auth', 'users'],
      ['auth', 'refresh_tokens'],
      ['storage', 'objects'],
      ['embedded', 'settings'],
      ['private', 'post_search'],
      ['graphql_public', 'anything'],
    ] as const) {
      const { data, error } = await db.clients[role].schema(schema).from(table).select('*');
      // The API knows no schema of this name.
      expect(error?.code, `${schema}.${table}`).toBe('PGRST106');
      expect(data).toBeNull();
    }
  });

  it('of the roles in the database itself', async () => {
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
});
