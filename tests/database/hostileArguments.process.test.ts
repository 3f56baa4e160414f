/** Every function that the API can call, with arguments that nobody should send: minutes. */
import { beforeAll, expect, it } from 'vitest';
import type { Role, Row } from '../support/backend';
import { useBackend } from '../support/backend';
import { CALLABLE } from './callable';
import { fillMatrix } from './fillMatrix';
import { FUNCTIONS } from './functionMatrix';

const db = useBackend();

const MANY = 60_000;
const ID = '00000000-0000-4000-8000-000000000000';

/** Of another type, for all. */
const STRANGE = [null, {}, 'x', '\u0000', '\ud800'];
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

interface Argument {
  name: string;
  type: string;
}

let functions: { name: string; args: Argument[] }[];

beforeAll(async () => {
  await fillMatrix(db.sql);
  functions = (await db.sql(
    `select p.proname as name, coalesce((
       select jsonb_agg(jsonb_build_object('name', p.proargnames[n], 'type', format_type(t, null)) order by n)
       from unnest(p.proargtypes::oid[]) with ordinality as a (t, n)), '[]') as args
     from pg_proc as p where p.pronamespace = 'public'::regnamespace and p.proname = any ($1)
     order by 1`,
    [[...new Set([...CALLABLE.anon, ...CALLABLE.authenticated])]],
  )) as unknown as typeof functions;
  functions.sort((a, b) => Number(ENDING.test(a.name)) - Number(ENDING.test(b.name)));
});

/** All rows, as table and hash. */
async function rowsOf(): Promise<string[]> {
  const tables = await db.sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const rows = await db.sql(
    tables
      .map(
        ({ name }) => `select '${String(name)} ' || md5(t::text) as row from ${String(name)} as t`,
      )
      .join(' union all '),
  );
  return rows.map(({ row }) => String(row));
}

/** What anybody may send. */
const ENQUIRY = /^public\.(contact_surveys|appointments) /;

/** Who passes the checks of functions; the others are refused whatever the arguments are. */
const ALLOWED: readonly Role[] = ['anon', 'editor', 'admin'];

/** Calls with one argument hostile and the others as usual, and then all hostile. */
function* callsOf(role: Role, { name, args }: (typeof functions)[number]): Generator<Row> {
  const usual = FUNCTIONS[name]?.args ?? {};
  for (const { name: argument, type } of ALLOWED.includes(role) ? args : []) {
    const values = [...STRANGE, ...(HOSTILE[type] ?? [])];
    for (const value of values) yield { ...usual, [argument]: value };
  }
  for (const value of STRANGE) {
    yield Object.fromEntries(args.map((argument) => [argument.name, value]));
  }
}

/** Last, since they may end the caller's own session. */
const ENDING = /^(end_sessions|reset_factor|new_recovery_codes|use_recovery_code)$/;

it.each<[Role]>([['anon'], ['visitor'], ['editor'], ['adminAal1'], ['admin']])(
  'neither fail nor take long, nor change what is not theirs: %s',
  async (role) => {
    expect(functions.length).toBeGreaterThan(60);
    const before = await rowsOf();
    const wrong: string[] = [];
    for (const called of functions) {
      for (const args of callsOf(role, called)) {
        const began = process.cpuUsage();
        const { status, error } = await db.clients[role].rpc(called.name, args);
        const { user, system } = process.cpuUsage(began);
        const seconds = (user + system) / 1e6;
        if (status < 500 && seconds < 2) continue;
        const given = JSON.stringify(args).slice(0, 100);
        wrong.push(
          `${called.name} ${given}: ${status} ${error?.code ?? ''} ${seconds.toFixed(1)} s`,
        );
      }
    }
    expect(wrong).toEqual([]);
    if (role !== 'anon' && role !== 'visitor') return;
    const after = await rowsOf();
    expect(before.filter((row) => !after.includes(row))).toEqual([]);
    expect(after.filter((row) => !before.includes(row) && !ENQUIRY.test(row))).toEqual([]);
  },
  900_000,
);
