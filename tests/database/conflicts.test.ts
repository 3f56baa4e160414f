import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { withProof } from '../support/enquiry';
import { ENQUIRY } from './matrix';

const db = useBackend();

beforeEach(async () => {
  await db.sql('truncate public.clients, public.contact_surveys cascade');
});

/** Sends an enquiry as the public does. @returns its id. */
async function send(columns: Row): Promise<string> {
  const row = await withProof({ ...ENQUIRY, ...columns });
  const { error } = await db.clients.anon.from('contact_surveys').insert(row as never);
  expect(error).toBeNull();
  const [sent] = await db.sql(
    'select id from public.contact_surveys order by created_at desc limit 1',
  );
  return String(sent?.id);
}

const conflictsOf = async (survey: string) => {
  const { data, error } = await db.clients.admin.rpc('conflicts', { survey });
  expect(error).toBeNull();
  return data?.map(({ part, name, compared }) => [part, name, compared]);
};
const marked = async (surveys: string[]) =>
  (await db.clients.admin.rpc('with_conflicts', { surveys })).data;
const importNames = async (names: string[], replacing = false) =>
  (await db.clients.admin.rpc('import_clients', { names, replacing })).data;
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
    expect(await conflictsOf(one)).toEqual([]);
    expect(await conflictsOf(two)).toEqual([]);
    expect(await marked([one, two])).toEqual([]);
  });

  it('does not count enquiries that are probably automatic, with which somebody could probe', async () => {
    const survey = await send({ opposing_party: 'Klaus Weber' });
    await send({ name: 'Klaus Weber', proof: null });
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

  it('is looked up once in the access log within ten minutes, without a name', async () => {
    const survey = await send({ opposing_party: 'Klaus Weber' });
    const lines = async () =>
      (await linesOf('compared')).filter(({ subjects }) => String(subjects) === survey);
    await conflictsOf(survey);
    await conflictsOf(survey);
    expect(await lines()).toEqual([{ subjects: [survey], detail: '' }]);
    await db.sql('set session_replication_role = replica'); // Its triggers let nobody change a line.
    await db.sql(`update private.access_log set at = at - interval '11 minutes'`);
    await db.sql('set session_replication_role = default');
    await conflictsOf(survey);
    expect(await lines()).toHaveLength(2);
  });
});

describe('the list of clients', () => {
  it('is added to without doubles, replaced and emptied, which the access log counts', async () => {
    const [last] = await db.sql('select coalesce(max(seq), 0) as seq from private.access_log');
    expect(await importNames(['Ana Ruiz', 'Klaus Weber', 'Ana Ruiz'])).toBe(2);
    expect(await importNames(['Klaus Weber', '王伟'])).toBe(3);
    expect(await importNames(['王伟', '李娜'], true)).toBe(2);
    expect(await importNames([], true)).toBe(0);
    const lines = await db.sql(
      `select detail from private.access_log where action = 'clients' and seq > $1 order by seq`,
      [last?.seq],
    );
    expect(lines.map(({ detail }) => detail)).toEqual([
      'added 2',
      'added 1',
      'removed 2',
      'added 1',
      'removed 2',
    ]);
  });

  it('takes all names or none', async () => {
    const { error } = await db.clients.admin.rpc('import_clients', {
      names: ['Klaus Weber', 'x'],
      replacing: false,
    });
    expect(error?.code).toBe('23514');
    expect(await db.sql('table public.clients')).toEqual([]);
  });
});
