import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOf, FUNCTIONS } from '../database/functionMatrix';
import { rightsOf, TABLES, VERBS } from '../database/matrix';
import { PRIVATE_ROWS } from '../database/privateRows';
import { type Role, ROLES, type Row } from '../support/backend';
import { keepRows, type KeptRows } from '../../e2e/support/keptRows';
import { addAccounts, connect, type Database, withoutJobs } from './sessions';

let db: Database;
let kept: KeptRows;

/** The columns of a row, and the row as a parameter. */
const fields = (row: Row) => ({ names: Object.keys(row).join(', '), json: JSON.stringify(row) });

const insertion = (table: string, row: Row) =>
  `insert into public.${table} (${fields(row).names})
   select ${fields(row).names} from jsonb_populate_record(null::public.${table}, $1)`;

beforeAll(async () => {
  db = connect(1); // One session: rows are restored under its own setting.
  await addAccounts(db);
  await db.sql(`update public.language_settings set is_active = false where language_code = 'fr'`);
  for (const [table, { rows, given }] of Object.entries(TABLES)) {
    if (table !== 'staff' && !given) await db.sql(`delete from public.${table}`);
    for (const row of rows) await db.sql(insertion(table, row), [fields(row).json]);
  }
  for (const statement of PRIVATE_ROWS) await db.sql(statement);
  kept = await keepRows(db.sql);
});

beforeEach(() => kept.restore());

afterAll(async () => {
  await kept.restore();
  await db.sql('drop schema kept cascade');
  await db.end();
});
withoutJobs(() => db);

describe.each(Object.entries(TABLES))('%s', (table, { key, insert, update, free }) => {
  const keysOf = (rows: Row[]) => rows.map((row) => row[key]);
  const allowed = (role: Role, verb: (typeof VERBS)[number]) => rightsOf(table, role)?.[verb] ?? [];

  it.each(ROLES)('select by %s', async (role) => {
    const { rows } = await db.as(role, `select ${key} from public.${table}`);
    expect(keysOf(rows).sort()).toEqual([...allowed(role, 'select')].sort());
  });

  it.each(ROLES)('insert by %s', async (role) => {
    const { code } = await db.as(role, insertion(table, insert), [fields(insert).json]);
    const { added, removed } = await kept.changes(table);
    const inserted = rightsOf(table, role)?.insert === true;
    expect(removed).toEqual([]);
    expect(added).toHaveLength(inserted ? 1 : 0);
    expect(code).toBe(inserted ? undefined : '42501');
  });

  it.each(ROLES)('update by %s', async (role) => {
    const changes = Object.keys(update).map((name) => `${name} = changed.${name}`);
    await db.as(
      role,
      `update public.${table} as t set ${changes.join(', ')}
       from jsonb_populate_record(null::public.${table}, $1) as changed where t.${key} is not null`,
      [fields(update).json],
    );
    const { added, removed } = await kept.changes(table);
    expect(keysOf(removed).sort()).toEqual([...allowed(role, 'update')].sort());
    expect(added).toHaveLength(removed.length);
  });

  it.each(ROLES)('delete by %s', async (role) => {
    const which = free ? `${key} = any ($1)` : `${key} is not null`;
    await db.as(role, `delete from public.${table} where ${which}`, free ? [free] : []);
    const { added, removed } = await kept.changes(table);
    expect(keysOf(removed).sort()).toEqual([...allowed(role, 'delete')].sort());
    expect(added).toEqual([]);
  });
});

describe.each(Object.entries(FUNCTIONS))('%s()', (name, { args = {} }) => {
  /** Calls the function by the names of its arguments; the answer is as in PostgREST's JSON. */
  async function call(role: Role) {
    const [found] = await db.sql(
      `select proretset as many, prorettype::regtype::text as type,
         array(select format('%I => %s', arg, case format_type(type, null)
           when 'jsonb' then format('$1::jsonb -> %L', arg)
           when 'uuid[]' then format('array(select jsonb_array_elements_text($1::jsonb -> %L)::uuid)', arg)
           when 'text[]' then format('array(select jsonb_array_elements_text($1::jsonb -> %L))', arg)
           else format('($1::jsonb ->> %L)::%s', arg, format_type(type, null)) end)
         from unnest(proargnames[:pronargs], proargtypes::oid[]) as a (arg, type)
         where $2::jsonb ? arg) as passed
       from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
      [name, JSON.stringify(args)],
    );
    const passed = (found?.passed as string[]).join(', ');
    const { rows, code } = await db.as(
      role,
      `select to_jsonb(answer) as answer, $1::jsonb as _ from public.${name}(${passed}) as answer`,
      [JSON.stringify(args)],
    );
    const data = rows.map((row) => row.answer ?? null);
    const nothing = found?.type === 'void' ? null : data[0];
    return { data: found?.many ? data : nothing, code };
  }

  it.each(ROLES)('called by %s', async (role) => {
    const { data, code } = await call(role);
    const { may, answer } = answerOf(name, role);
    if (may) {
      expect(code).toBeUndefined();
      expect(data).toEqual(answer);
    } else {
      expect(code).toBe('42501');
      for (const table of Object.keys(TABLES)) {
        expect(await kept.changes(table), table).toEqual({ added: [], removed: [] });
      }
    }
  });
});
