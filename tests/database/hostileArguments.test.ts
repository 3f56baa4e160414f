/** Every function that the API can call, with arguments that nobody should send. */
import { beforeAll, expect, it } from 'vitest';
import type { Role, Row } from '../support/backend';
import { useBackend } from '../support/backend';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { CALLABLE } from './callable';
import { fillMatrix } from './fillMatrix';
import { FUNCTIONS } from './functionMatrix';

const db = useBackend();

const MANY = 60_000;
const ID = '00000000-0000-4000-8000-000000000000';
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Of another type, for all. */
const STRANGE = [null, {}, [[]], true, -1, 'x', '\u0000', '\ud800'];
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
  integer: [0, 2_147_483_648, 1.5, '1e400', 'NaN'],
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

/** Calls with one argument hostile and the others as usual, and then all hostile. */
function* callsOf({ name, args }: (typeof functions)[number]): Generator<Row> {
  const usual = FUNCTIONS[name]?.args ?? {};
  for (const { name: argument, type } of args) {
    const values = [...STRANGE, ...(HOSTILE[type] ?? [])];
    for (const value of values) yield { ...usual, [argument]: value };
  }
  for (const value of STRANGE) {
    yield Object.fromEntries(args.map((argument) => [argument.name, value]));
  }
}

/** Last, since they may end the caller's own session. */
const ENDING = /^(end_sessions|reset_factor|new_recovery_codes|use_recovery_code)$/;

it.each([
  ['contact_surveys', 'message'],
  ['rpc/save_texts', 'changes'],
])('do not fail for JSON that is deeper than the database reads: %s', async (path, field) => {
  const { data } = await db.clients.editor.auth.getSession();
  const token = data.session?.access_token ?? '';
  const headers = {
    apikey: EMBEDDED_ANON_KEY,
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
  };
  const body = `{"${field}":${DEEP}}`;
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method: 'POST',
    headers,
    body,
  });
  expect((await db.backend.fetch(request)).status).toBeLessThan(500);
  expect((await db.clients.anon.rpc('publication_revision')).error).toBeNull();
});

it('export no more than a thousand enquiries at once, and log only those there are', async () => {
  const ids = Array.from({ length: 1_001 }, () => ID);
  expect((await db.clients.admin.rpc('export_surveys', { surveys: ids })).error?.code).toBe(
    '22023',
  );
  await db.clients.admin.rpc('export_surveys', { surveys: [ID] });
  const [entry] = await db.sql(
    `select subjects from private.access_log where action = 'exported' order by seq desc limit 1`,
  );
  expect(entry?.subjects).not.toContain(ID);
});

it('record no reply by no channel', async () => {
  const { error } = await db.clients.admin.rpc('record_reply', { survey: ID, via: null });
  expect(error?.code).toBe('22023');
});

it.each(['posix/Europe/Madrid', 'XYZ-3', 'localtime', '+02', 'Europe/Nowhere'])(
  'take no time zone that browsers refuse: %s',
  async (zone) => {
    await expect(db.sql('update public.settings set time_zone = $1', [zone])).rejects.toThrow();
  },
);

it.each(['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Etc/GMT+2'])(
  'take the time zone %s',
  async (zone) => {
    await db.sql('update public.settings set time_zone = $1', [zone]);
    expect(() => new Intl.DateTimeFormat('es', { timeZone: zone })).not.toThrow();
  },
);

it.each<[Role]>([['anon'], ['visitor'], ['editor'], ['adminAal1'], ['admin']])(
  'neither fail nor take long, nor change what is not theirs: %s',
  async (role) => {
    expect(functions.length).toBeGreaterThan(60);
    const before = await rowsOf();
    const wrong: string[] = [];
    for (const called of functions) {
      for (const args of callsOf(called)) {
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
