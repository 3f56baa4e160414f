/** Every function that anybody can call, with arguments that nobody should send: a minute. */
import { expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { fillMatrix } from './fillMatrix';
import { callableBy, FUNCTIONS } from './functionMatrix';

const db = useBackend();
const ID = '00000000-0000-4000-8000-000000000000';

/** Of another type, for all. */
const STRANGE = [null, {}, 'x', '\u0000', '\ud800'];
const HOSTILE: Record<string, unknown[]> = {
  text: ['', ' ', `'; drop table x; --`, '%_\\', '(.{40,})\\1', '__proto__', 'a'.repeat(50_000)],
  uuid: ['', ID],
  integer: [-1, 0, 2_147_483_648, 1.5, '1e400', 'NaN'],
  boolean: ['maybe', 2],
  jsonb: [[], [null], [1], [{}], { a: { a: {} } }],
  'text[]': [[], [null], [''], [['a']], Array.from({ length: 5_000 }, (_, n) => `name ${n}`)],
  'timestamp with time zone': ['infinity', '-infinity', '0001-01-01 BC', '294277-01-01'],
};

/** All rows, as table and hash. */
async function rowsOf(): Promise<string[]> {
  const tables = await db.sql(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${String(name)} ' || md5(t::text) as row from public.${String(name)} as t`,
  );
  return (await db.sql(each.join(' union all '))).map(({ row }) => String(row));
}

/** What anybody may send. */
const SENT = /^(contact_surveys|appointments) /;

/** Calls with one argument hostile and the others as usual, and then all hostile. */
async function* calls(): AsyncGenerator<[string, Row]> {
  const functions = await db.sql(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as names,
       array(select format_type(t, null) from unnest(proargtypes) as t) as types
     from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [callableBy('anon')],
  );
  for (const row of functions) {
    const { name, names, types } = row as { name: string; names: string[]; types: string[] };
    for (const [place, argument] of names.entries()) {
      for (const value of [...STRANGE, ...(HOSTILE[types[place] ?? ''] ?? [])]) {
        yield [name, { ...FUNCTIONS[name]?.args, [argument]: value }];
      }
    }
    for (const value of STRANGE) {
      yield [name, Object.fromEntries(names.map((argument) => [argument, value]))];
    }
  }
}

it('neither fail nor take long, nor change what is not theirs', async () => {
  await fillMatrix(db.sql);
  const before = await rowsOf();
  const wrong: string[] = [];
  let tried = 0;
  for await (const [name, args] of calls()) {
    tried += 1;
    const began = process.cpuUsage();
    const { status, error } = await db.clients.anon.rpc(name as never, args as never);
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    if (status < 500 && seconds < 2) continue;
    const given = JSON.stringify(args).slice(0, 100);
    wrong.push(`${name} ${given}: ${status} ${error?.code ?? ''} ${seconds.toFixed(1)} s`);
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(200);
  const after = await rowsOf();
  expect(before.filter((row) => !after.includes(row))).toEqual([]);
  expect(after.filter((row) => !before.includes(row) && !SENT.test(row))).toEqual([]);
}, 600_000);
