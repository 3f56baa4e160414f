import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { OTHERS, SAME } from '../support/namePairs';
import { ENQUIRY, insertEnquiry } from './enquiryRow';

const db = useBackend();

beforeEach(async () => {
  await db.sql('truncate public.clients, public.contact_surveys cascade');
});

const send = (columns: Row) => insertEnquiry(db.sql, columns);
const conflictsOf = async (survey: string) => {
  const { data } = await db.clients.admin.rpc('conflicts', { survey }).throwOnError();
  return data.map(({ part, name, compared }) => [part, name, compared]);
};
const marked = async (surveys: string[]) =>
  (await db.clients.admin.rpc('with_conflicts', { surveys })).data;
const importNames = (names: string[], replacing = false) =>
  db.clients.admin.rpc('import_clients', { names, replacing });
const linesOf = (action: string) =>
  db.sql(`select subjects, detail from private.access_log where action = $1 order by seq`, [
    action,
  ]);

describe('a possible conflict of interest', () => {
  it('is the other party being a client, in another script, or having written before', async () => {
    await importNames(['Taras Shevchenko', 'Ana Pérez']);
    const before = await send({ name: 'Тарас Шевченко', email: 'taras@client.example' });
    const survey = await send({ opposing_party: 'Тарас Шевченко' });
    expect(await conflictsOf(survey)).toEqual([
      ['client', 'Taras Shevchenko', 'Тарас Шевченко'],
      ['sender', 'Тарас Шевченко', 'Тарас Шевченко'],
    ]);
    expect(await conflictsOf(before)).toEqual([['opponent', 'Тарас Шевченко', 'Тарас Шевченко']]);
    expect(await marked([before, survey])).toHaveLength(2);
  });

  it('is none where the one who writes is a client, or two have the same other party', async () => {
    await importNames(['Ana Pérez']);
    const one = await send({ opposing_party: 'Inmobiliaria Costa Blanca' });
    const two = await send({ name: 'Boris Orlov', opposing_party: 'Inmobiliaria Costa Blanca SL' });
    expect([await conflictsOf(one), await conflictsOf(two)]).toEqual([[], []]);
    expect(await marked([one, two])).toEqual([]);
  });

  it('does not count enquiries that are probably automatic, with which somebody could probe', async () => {
    const survey = await send({ opposing_party: 'Klaus Weber' });
    await send({ name: 'Klaus Weber', overflow: true });
    expect(await conflictsOf(survey)).toEqual([]);
    expect(await marked([survey])).toEqual([]);
  });

  it('goes with the erasure of the enquiry, and with the client', async () => {
    await importNames(['Klaus Weber']);
    const before = await send({ name: 'Klaus Weber', email: 'klaus@client.example' });
    const survey = await send({ opposing_party: 'Klaus Weber' });
    expect(await conflictsOf(survey)).toHaveLength(2);
    await db.clients.admin.from('clients').delete().eq('name', 'Klaus Weber');
    await db.clients.admin.rpc('erase_surveys', { surveys: [before] });
    expect(await conflictsOf(survey)).toEqual([]);
    await db.clients.admin.rpc('erase_surveys', { surveys: [survey] });
    expect(await db.sql('table private.names')).toEqual([]);
  });
});

describe('the list of clients', () => {
  it('is added to without doubles, replaced and emptied, which the access log counts', async () => {
    expect((await importNames(['Ana Ruiz', 'Klaus Weber', 'Ana Ruiz'])).data).toBe(2);
    expect((await importNames(['Klaus Weber', '王伟'])).data).toBe(3);
    expect((await importNames(['王伟', '李娜'], true)).data).toBe(2);
    expect((await importNames([], true)).data).toBe(0);
    expect((await linesOf('clients')).map(({ detail }) => detail)).toEqual([
      ...['added 2', 'added 1', 'removed 2', 'added 1', 'removed 2'],
    ]);
  });

  it('takes all names or none', async () => {
    expect((await importNames(['Klaus Weber', 'x'])).error?.code).toBe('23514');
    expect(await db.sql('table public.clients')).toEqual([]);
  });
});

/** How alike the database finds each pair, the first as the other party, the second as a client; 0 for no warning. */
async function scoresOf(pairs: typeof SAME): Promise<number[]> {
  await db.sql('truncate public.clients, public.contact_surveys cascade');
  await db.sql('insert into public.clients (name) select distinct unnest($1::text[])', [
    pairs.map(([, client]) => client),
  ]);
  const rows: Row[] = pairs.map(([opposing_party], place) => ({
    ...ENQUIRY,
    opposing_party,
    name: `Cliente ${place}`,
  }));
  const names = [...Object.keys(ENQUIRY), 'opposing_party'].join(', ');
  await db.sql(
    `insert into public.contact_surveys (${names})
     select ${names} from jsonb_populate_recordset(null::public.contact_surveys, $1::jsonb)`,
    [rows],
  );
  const found = await db.sql(
    `select s.name as sender, c.name as client, m.score
     from public.contact_surveys as s, private.matching_names(array[s.id]) as m
     join public.clients as c on c.id = m.client_id`,
  );
  return pairs.map(([, client], place) => {
    const match = found.find(
      (each) => each.sender === `Cliente ${place}` && each.client === client,
    );
    return Number(match?.score ?? 0);
  });
}

const count = (scores: readonly number[]) => scores.filter((score) => score > 0).length;

it('finds nine in ten of the same names, and four of five warnings are right, in 200 pairs', async () => {
  expect([SAME.length, OTHERS.length]).toEqual([100, 100]);
  const found = count(await scoresOf(SAME));
  const wrong = count(await scoresOf(OTHERS));
  expect(found).toBeGreaterThanOrEqual(90);
  expect(found / (found + wrong)).toBeGreaterThanOrEqual(0.75);
});
