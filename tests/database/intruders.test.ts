import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, keepRows, type Role, ROLES, useBackend, USERS } from '../support/backend';
import { SURVEY } from './matrix';

const db = useBackend();
let kept: Awaited<ReturnType<typeof keepRows>>;
const tables = ['blog_posts', 'contact_surveys', 'staff', 'testimonials', 'text_overrides'];

beforeAll(async () => {
  await db.sql(
    `insert into public.blog_posts (slug, title, content, category, additional_categories, show_additional_categories, date, hidden) values
       ('shown', 'Visible', 'claro', 'Civil', '{}', false, '2026-01-01', false),
       ('hidden', 'Oculta', 'oculto', 'Secreta', '{Escondida}', true, '2026-01-01', true),
       ('future', 'Futura', 'mañana', 'Próxima', '{Venidera}', true, '2999-01-01', false)`,
  );
  const { error } = await db.clients.anon.from('contact_surveys').insert(SURVEY);
  expect(error).toBeNull();
  kept = await keepRows(db.sql, tables);
});

beforeEach(() => kept.restore());

const expectUnchanged = async () => {
  for (const table of tables) expect(await kept.changes(table)).toEqual({ added: [], gone: [] });
};

describe('nobody raises their own role', () => {
  it.each(['anon', 'visitor', 'editor'] as const)('not %s', async (role) => {
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

  it('not by what an account says of itself', async () => {
    const { visitor } = db.clients;
    const { error } = await visitor.auth.updateUser({
      data: { role: 'admin', app_metadata: { role: 'admin' }, staff_role: 'admin' },
    });
    expect(error).toBeNull();
    await visitor.auth.refreshSession();
    expect((await visitor.rpc('is_staff')).data).toBe(false);
    expect((await visitor.from('contact_surveys').select('id')).data).toEqual([]);
  });

  it('an admin neither leaves nor steps down by mistake', async () => {
    const staff = () => db.clients.admin.from('staff');
    await staff().delete().eq('user_id', USERS.admin);
    await staff().update({ role: 'editor' }).eq('user_id', USERS.admin);
    await staff().upsert({ user_id: USERS.admin, role: 'editor' });
    await expectUnchanged();
  });

  it('an admin makes others editors and admins', async () => {
    const staff = () => db.clients.admin.from('staff');
    expect((await staff().insert({ user_id: USERS.visitor, role: 'editor' })).error).toBeNull();
    expect((await db.clients.visitor.rpc('is_staff')).data).toBe(true);
    await staff().update({ role: 'admin' }).eq('user_id', USERS.visitor);
    expect((await db.clients.visitor.rpc('is_admin')).data).toBe(true);
    await staff().delete().eq('user_id', USERS.visitor);
    expect((await db.clients.visitor.rpc('is_staff')).data).toBe(false);
  });
});

describe('nobody becomes somebody else', () => {
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

  it.each(Object.entries(tokens))('by a token %s', async (_, token) => {
    const answer = await db.backend.fetch(
      new Request('http://localhost:4173/rest/v1/contact_surveys?select=*', {
        headers: { apikey: 'sb_publishable_embedded', Authorization: `Bearer ${token}` },
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(401);
    expect(await answer.text()).not.toContain(SURVEY.name);
  });

  it('by no key, or a wrong one', async () => {
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

describe.each(['anon', 'visitor', 'editor'] as const)('questionnaires, hidden from %s', (role) => {
  const surveys = () => db.clients[role].from('contact_surveys');

  it('in every way to read a table', async () => {
    for (const answer of [
      await surveys().select('*'),
      await surveys().select('name, email').eq('name', 'Ana Pérez'),
      await surveys().select('*').or('status.eq.new,status.eq.closed').limit(1),
      await surveys().select('*').csv(),
      await surveys().select('*').maybeSingle(),
      await surveys().select('count()'),
      await surveys().update({ status: 'closed' }).not('id', 'is', null).select('*'),
      await surveys().delete().not('id', 'is', null).select('*'),
      await surveys().insert(SURVEY).select('*'),
      await surveys().upsert(SURVEY).select('*'),
      await surveys().upsert(SURVEY, { ignoreDuplicates: true, onConflict: 'email' }).select('*'),
    ]) {
      expect(JSON.stringify(answer.data)).not.toContain('Ana');
      expect(JSON.stringify(answer.data)).not.toMatch(/"count":[1-9]/);
    }
    const { count } = await surveys().select('*', { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);
    await expectUnchanged();
  });

  it('as part of another table or function', async () => {
    const { [role]: client } = db.clients;
    for (const table of tables) {
      const answer = await client.from(table).select('*, contact_surveys(*)');
      expect(answer.data ?? []).toEqual([]);
    }
    const functions = await db.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    for (const { proname } of functions) {
      for (const args of [{}, { query: 'Ana', lang: 'es' }, { value: 'Ana Pérez' }]) {
        const answer = await client.rpc(String(proname), args).select('*, contact_surveys(*)');
        expect(JSON.stringify(answer.data)).not.toContain(SURVEY.message);
      }
    }
  });
});

describe('posts that are not out', () => {
  const finds: Record<string, (role: Role) => PromiseLike<{ data: unknown }>> = {
    'the table': (role) => db.clients[role].from('blog_posts').select('slug'),
    'the hidden flag': (role) =>
      db.clients[role].from('blog_posts').select('slug').or('hidden.is.true,date.gt.2900-01-01'),
    'their slug': (role) =>
      db.clients[role].from('blog_posts').select('slug').in('slug', ['hidden', 'future']),
    'their text': (role) =>
      db.clients[role].from('blog_posts').select('slug').in('content', ['oculto', 'mañana']),
    'a search for hidden': (role) =>
      db.clients[role].rpc('search_posts', { query: 'oculto', lang: 'es' }).select('slug'),
    'a search for future': (role) =>
      db.clients[role].rpc('search_posts', { query: 'mañana', lang: 'es' }).select('slug'),
    'a search for all': (role) =>
      db.clients[role].rpc('search_posts', { query: '', lang: 'es' }).select('slug'),
    categories: (role) => db.clients[role].rpc('post_categories'),
  };

  it.each(Object.entries(finds))('are not found through %s', async (_, find) => {
    for (const role of ['anon', 'visitor'] as const) {
      const { data } = await find(role);
      expect(JSON.stringify(data)).not.toMatch(/hidden|future|Secreta|Escondida|Próxima|Venidera/);
    }
  });

  it('are counted for staff only', async () => {
    for (const role of ROLES) {
      const { count } = await db.clients[role]
        .from('blog_posts')
        .select('*', { count: 'exact', head: true });
      expect(count).toBe(role === 'editor' || role === 'admin' ? 3 : 1);
    }
  });

  it('appear at midnight in Dénia', async () => {
    const [row] = await db.sql(
      `select public.office_today()::text as today, (now() at time zone 'Europe/Madrid')::date::text as madrid`,
    );
    expect(row?.today).toBe(row?.madrid);
    await db.sql(`update public.blog_posts set date = public.office_today() where slug = 'future'`);
    const { data } = await db.clients.anon.from('blog_posts').select('slug').eq('slug', 'future');
    expect(data).toHaveLength(1);
    await db.sql(
      `update public.blog_posts set date = public.office_today() + 1 where slug = 'future'`,
    );
    const { data: later } = await db.clients.anon
      .from('blog_posts')
      .select('slug')
      .eq('slug', 'future');
    expect(later).toEqual([]);
  });
});

describe('nothing else of the database is within reach', () => {
  it.each(ROLES)('of %s', async (role) => {
    for (const [schema, table] of [
      ['auth', 'users'],
      ['auth', 'refresh_tokens'],
      ['storage', 'objects'],
      ['embedded', 'settings'],
    ] as const) {
      const { data, error } = await db.clients[role].schema(schema).from(table).select('*');
      expect(error, `${schema}.${table}`).not.toBeNull();
      expect(data).toBeNull();
    }
  });

  it('the database itself keeps the secrets from the roles', async () => {
    const open = await db.sql(
      `select r.rolname, n.nspname || '.' || c.relname as relation
       from pg_roles r, pg_class c join pg_namespace n on n.oid = c.relnamespace
       where r.rolname in ('anon', 'authenticated') and n.nspname in ('auth', 'embedded')
         and c.relkind = 'r' and has_schema_privilege(r.oid, n.oid, 'usage')
         and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')
         and not c.relrowsecurity`,
    );
    expect(open).toEqual([]);
  });
});
