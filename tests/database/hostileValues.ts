/** Every function that the API can call, and arguments that nobody should send. */
import type { UsedBackend } from '../support/backend';
import { callableBy } from './functionMatrix';

const MANY = 60_000;
const ID = '00000000-0000-4000-8000-000000000000';

/** Of another type, for all. */
export const STRANGE = [null, {}, 'x', '\u0000', '\ud800'];
const TEXTS = [
  '',
  ' ',
  `'; drop table x; --`,
  '%_\\',
  '(.{40,})\\1',
  '__proto__',
  'a'.repeat(50_000),
];

const HOSTILE: Record<string, unknown[]> = {
  text: TEXTS,
  uuid: ['', ID],
  integer: [-1, 0, 2_147_483_648, 1.5, '1e400', 'NaN'],
  bigint: [0, '9223372036854775808', 1.5],
  boolean: ['maybe', 2],
  jsonb: [[], [null], [1], [{}], { a: { a: {} } }],
  'uuid[]': [[], [null], ['x'], [[ID]], Array.from({ length: MANY }, () => ID)],
  'text[]': [[], [null], [''], [['a']], Array.from({ length: 5_000 }, (_, n) => `name ${n}`)],
  date: ['infinity', '0001-01-01 BC', '294277-01-01'],
  'timestamp with time zone': ['infinity', '-infinity', '0001-01-01 BC', '294277-01-01'],
};

export const hostileValues = (type: string): unknown[] => [...STRANGE, ...(HOSTILE[type] ?? [])];

/** A function and its arguments. */
export interface Called {
  name: string;
  args: { name: string; type: string }[];
}

export async function calledFunctions(sql: UsedBackend['sql']): Promise<Called[]> {
  const functions = await sql(
    `select p.proname as name, coalesce((
       select jsonb_agg(jsonb_build_object('name', p.proargnames[n], 'type', format_type(t, null)) order by n)
       from unnest(p.proargtypes::oid[]) with ordinality as a (t, n)), '[]') as args
     from pg_proc as p where p.pronamespace = 'public'::regnamespace and p.proname = any ($1)
     order by 1`,
    [callableBy('authenticated')],
  );
  return functions as unknown as Called[];
}
