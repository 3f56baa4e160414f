import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, ROLES, type Row, useBackend, USERS } from '../support/backend';
import { fillMatrix } from './fillMatrix';
import { answerOf, FUNCTIONS } from './functionMatrix';
import { rightsOf, TABLES, VERBS } from './matrix';

const db = useBackend();

beforeAll(async () => {
  await fillMatrix(db.sql);
});

describe('completeness', () => {
  it('every table, view and function of the public schema is in the matrix', async () => {
    const relations = await db.sql(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`,
    );
    expect(Object.keys(TABLES).sort()).toEqual(relations.map((row) => row.relname).sort());
    const functions = await db.sql(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
    );
    expect(Object.keys(FUNCTIONS).sort()).toEqual(functions.map((row) => row.proname).sort());
  });

  it('every table has row-level security', async () => {
    const without = await db.sql(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(without).toEqual([]);
  });

  it('every policy names its roles', async () => {
    const open = await db.sql(`select * from pg_policies where 'public' = any(roles)`);
    expect(open).toEqual([]);
  });
});

describe.each(Object.entries(TABLES))('%s', (table, { key, insert, update, free }) => {
  const keysOf = (rows: Row[] | null) => (rows ?? []).map((row) => row[key]);
  const allowed = (role: Role, verb: (typeof VERBS)[number]) => rightsOf(table, role)?.[verb] ?? [];

  it.each(ROLES)('select by %s', async (role) => {
    const { data } = await db.clients[role]
      .from(table)
      .select(key)
      .overrideTypes<Row[], { merge: false }>();
    expect(keysOf(data).sort()).toEqual([...allowed(role, 'select')].sort());
  });

  it.each(ROLES)('insert by %s', async (role) => {
    const { error } = await db.clients[role].from(table).insert(insert);
    const { added, removed } = await db.changes(table);
    const inserted = rightsOf(table, role)?.insert === true;
    expect(removed).toEqual([]);
    expect(added).toHaveLength(inserted ? 1 : 0);
    if (inserted) expect(error).toBeNull();
    else expect(error?.code).toBe('42501');
  });

  it.each(ROLES)('update by %s', async (role) => {
    await db.clients[role].from(table).update(update).not(key, 'is', null);
    const { added, removed } = await db.changes(table);
    expect(keysOf(removed).sort()).toEqual([...allowed(role, 'update')].sort());
    expect(added).toHaveLength(removed.length);
  });

  it.each(ROLES)('delete by %s', async (role) => {
    const all = db.clients[role].from(table).delete();
    await (free ? all.in(key, free) : all.not(key, 'is', null));
    const { added, removed } = await db.changes(table);
    expect(keysOf(removed).sort()).toEqual([...allowed(role, 'delete')].sort());
    expect(added).toEqual([]);
  });
});

describe.each(Object.entries(FUNCTIONS))('%s()', (name, { args = {} }) => {
  it.each(ROLES)('called by %s', async (role) => {
    const { data, error } = await db.clients[role].rpc(name, args);
    const { may, answer } = answerOf(name, role);
    if (may) {
      expect(error).toBeNull();
      expect(data).toEqual(answer);
    } else {
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
      expect(await db.changedTables()).toEqual([]);
    }
  });
});

it('trigger functions cannot be called', async () => {
  const triggers = await db.sql(
    `select proname from pg_proc
     where pronamespace = 'private'::regnamespace and prorettype = 'trigger'::regtype`,
  );
  expect(triggers.length).toBeGreaterThan(0);
  for (const { proname } of triggers) {
    for (const role of ROLES) {
      const { error } = await db.clients[role].rpc(String(proname));
      expect(error, `${String(proname)} by ${role}`).not.toBeNull();
    }
  }
  expect(await db.changedTables()).toEqual([]);
});

it('the matrix names accounts that exist', async () => {
  const users = await db.sql('select id from auth.users');
  expect(users.map((row) => row.id)).toEqual(expect.arrayContaining(Object.values(USERS)));
});
