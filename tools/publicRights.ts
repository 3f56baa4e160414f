import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FunctionRights, TableRights, Verb } from '../server/doctor/rightsChecks.ts';
import type { Statements } from '../server/embedded/connection.ts';
import { ROOT } from '../server/paths.ts';

/** By the type of a column or argument, what names nobody. */
const NOBODY: Record<string, string> = {
  text: 'none',
  'text[]': '{none}',
  uuid: '00000000-0000-0000-0000-000000000000',
  boolean: 'false',
  integer: '0',
  bigint: '0',
  smallint: '0',
  jsonb: '{}',
  date: '1900-01-01',
  'timestamp with time zone': '1900-01-01',
};

const nobodyOf = (type: string) => NOBODY[type] ?? (type.endsWith('[]') ? '{}' : type);

/** Tables with the first column of their key, one that staff may change (none generated), and the public's verbs. */
const TABLES = `
  select c.relname as name, key.attname as key, format_type(key.atttypid, null) as type,
    coalesce(
      (select a.attname from pg_attribute as a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and has_column_privilege('authenticated', c.oid, a.attnum, 'update') and a.attgenerated = ''
       order by a.attnum = any (i.indkey), a.attnum limit 1),
      key.attname) as changes,
    array(
      select verb from unnest(array['select', 'insert', 'update']) as verb
      where has_any_column_privilege('anon', c.oid, verb)
      union all select 'delete' where has_table_privilege('anon', c.oid, 'delete')) as public
  from pg_class as c
  join pg_index as i on i.indrelid = c.oid and i.indisprimary
  cross join lateral (
    select a.attname, a.atttypid from pg_attribute as a
    where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.attgenerated = ''
    order by a.attnum = i.indkey[0] desc, a.attnum limit 1) as key
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`;

/** Functions with the types of their arguments; in place of an enum a value of it. */
const FUNCTIONS = `
  select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as "isPublic",
    array(
      select coalesce((select max(enumlabel) from pg_enum where enumtypid = type), format_type(type, null))
      from unnest(p.proargtypes) with ordinality as t (type, at) order by at) as types,
    coalesce(p.proargnames[:p.pronargs], '{}') as args
  from pg_proc as p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
  order by p.proname`;

type Table = Record<'name' | 'key' | 'type' | 'changes', string> & { public: Verb[] };
type Function = { name: string; isPublic: boolean; types: string[]; args: string[] };

/** What a database grants the public, and calls that change nothing should they get through. */
export async function publicRights(database: Statements) {
  const { rows: tables } = await database.query<Table>(TABLES);
  const { rows: functions } = await database.query<Function>(FUNCTIONS);
  return {
    tables: Object.fromEntries(
      tables.map(({ name, key, type, changes, public: verbs }): [string, TableRights] => [
        name,
        { key: [key, nobodyOf(type)], changes, public: verbs },
      ]),
    ),
    functions: Object.fromEntries(
      functions.map(({ name, types, args, isPublic }): [string, FunctionRights] => [
        name,
        {
          args: Object.fromEntries(args.map((arg, index) => [arg, nobodyOf(types[index] ?? '')])),
          isPublic,
        },
      ]),
    ),
  };
}

/** Writes them for `npm run doctor`, a line for each. */
export async function writePublicRights(database: Statements): Promise<void> {
  const json = JSON.stringify(await publicRights(database));
  const file = join(ROOT, 'server/doctor/publicRights.json');
  await writeFile(file, `${json.replaceAll(/(?<=[{,])(?="\w+":\{"(?:key|args)")/g, '\n')}\n`);
}
