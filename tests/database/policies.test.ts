import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, ROLES, type Row, useBackend } from '../support/backend';
import { fillMatrix } from './fillMatrix';
import { answerOf, callableBy, FUNCTIONS } from './functionMatrix';
import { rightsOf, TABLES } from './matrix';

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
      `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(Object.keys(FUNCTIONS).sort()).toEqual(functions.map((row) => row.proname).sort());
  });

  it('every table has row-level security, and every policy names its roles', async () => {
    const without = await db.sql(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(without).toEqual([]);
    const open = await db.sql(`select * from pg_policies where 'public' = any(roles)`);
    expect(open).toEqual([]);
  });
});

/** Triggers write some rows again as they were. */
async function expectUnchanged(by: string): Promise<void> {
  for (const table of await db.changedTables()) {
    const { added, removed } = await db.changes(table.replace('public.', ''));
    expect([...added, ...removed], `${table}, ${by}`).toEqual([]);
  }
}

const WRITES = ['insert', 'update', 'delete'] as const;

describe.each(Object.entries(TABLES))('%s', (table, { key, insert, update, free }) => {
  const keysOf = (rows: Row[] | null) => (rows ?? []).map((row) => row[key]).sort();
  const allowed = (role: Role, verb: 'select' | 'update' | 'delete') =>
    [...(rightsOf(table, role)?.[verb] ?? [])].sort();
  const may = (role: Role, verb: (typeof WRITES)[number]) =>
    verb === 'insert' ? rightsOf(table, role)?.insert === true : allowed(role, verb).length > 0;
  const write = (role: Role, verb: (typeof WRITES)[number]) => {
    const rows = db.clients[role].from(table);
    if (verb === 'insert') return rows.insert(insert);
    if (verb === 'update') return rows.update(update).not(key, 'is', null);
    return free ? rows.delete().in(key, free) : rows.delete().not(key, 'is', null);
  };

  it('read by each role, and not written otherwise than below', async () => {
    for (const role of ROLES) {
      const rows = db.clients[role].from(table).select(key);
      const { data } = await rows.overrideTypes<Row[], { merge: false }>();
      expect.soft(keysOf(data), role).toEqual(allowed(role, 'select'));
      for (const verb of WRITES.filter((each) => !may(role, each))) {
        const { error } = await write(role, verb);
        if (verb === 'insert') expect.soft(error?.code, role).toBe('42501');
        await expectUnchanged(`${verb} by ${role}`);
      }
    }
  });

  const written = ROLES.flatMap((role) =>
    WRITES.filter((verb) => may(role, verb)).map((verb) => [verb, role] as const),
  );
  it.each(written)('%s by %s', async (verb, role) => {
    const { error } = await write(role, verb);
    expect(error).toBeNull();
    const { added, removed } = await db.changes(table);
    expect(keysOf(removed)).toEqual(verb === 'insert' ? [] : allowed(role, verb));
    expect(added).toHaveLength({ insert: 1, update: removed.length, delete: 0 }[verb]);
  });
});

describe('functions', () => {
  it.each(['anon', 'authenticated'] as const)(
    '%s can call those of the matrix only',
    async (role) => {
      const granted = await db.sql(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege($1, oid, 'execute')`,
        [role],
      );
      expect(granted.map(({ proname }) => proname).sort()).toEqual(callableBy(role));
    },
  );

  const withoutRole = ['anon', 'visitor', 'adminAal1'] as const;
  /** What those without a role may call to no effect. */
  const isNothing = (name: string, role: Role) =>
    withoutRole.some((each) => each === role) &&
    ['null', '0', 'false', '[]'].includes(JSON.stringify(answerOf(name, role).answer));

  it.each(ROLES)('give %s nothing else than the matrix says, and change nothing', async (role) => {
    for (const name of callableBy(role === 'anon' ? 'anon' : 'authenticated')) {
      const { may, answer } = answerOf(name, role);
      if (may && !isNothing(name, role)) continue;
      const { data, error } = await db.clients[role].rpc(name, FUNCTIONS[name]?.args ?? {});
      expect.soft(error?.code, name).toBe(may ? undefined : '42501');
      expect.soft(data, name).toEqual(may ? answer : null);
    }
    await expectUnchanged(role);
  });

  const answered = Object.keys(FUNCTIONS).flatMap((name) =>
    ROLES.filter((role) => answerOf(name, role).may).map((role) => [name, role] as const),
  );
  it.each(answered.filter(([name, role]) => !isNothing(name, role)))(
    '%s() called by %s',
    async (name, role) => {
      const { data, error } = await db.clients[role].rpc(name, FUNCTIONS[name]?.args ?? {});
      expect(error).toBeNull();
      expect(data).toEqual(answerOf(name, role).answer);
    },
  );
});
