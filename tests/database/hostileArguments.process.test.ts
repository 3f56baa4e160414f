/** Every function that the API can call, with arguments that nobody should send: minutes. */
import { beforeAll, expect, it } from 'vitest';
import type { Role, Row } from '../support/backend';
import { useBackend } from '../support/backend';
import { fillMatrix } from './fillMatrix';
import { callableBy, FUNCTIONS } from './functionMatrix';
import { type Called, calledFunctions, hostileValues, STRANGE } from './hostileValues';

const db = useBackend();

let functions: Called[];

beforeAll(async () => {
  await fillMatrix(db.sql);
  functions = await calledFunctions(db.sql);
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

/** Who passes the checks of functions, which then do the same for editors; others are refused by all alike. */
const passes = (role: Role, name: string) =>
  role === 'admin' || (role === 'anon' && callableBy('anon').includes(name));

/** Calls with one argument hostile and the others as usual, and then all hostile. */
function* callsOf(role: Role, { name, args }: Called): Generator<Row> {
  const usual = FUNCTIONS[name]?.args ?? {};
  for (const { name: argument, type } of passes(role, name) ? args : []) {
    for (const value of hostileValues(type)) yield { ...usual, [argument]: value };
  }
  for (const value of STRANGE) {
    yield Object.fromEntries(args.map((argument) => [argument.name, value]));
  }
}

/** Last, since they may end the caller's own session. */
const ENDING = /^(end_sessions|reset_factor|new_recovery_codes|use_recovery_code)$/;

it.each<[Role]>([['anon'], ['visitor'], ['admin']])(
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
    if (role === 'admin') return;
    const after = await rowsOf();
    expect(before.filter((row) => !after.includes(row))).toEqual([]);
    expect(after.filter((row) => !before.includes(row) && !ENQUIRY.test(row))).toEqual([]);
  },
  900_000,
);
