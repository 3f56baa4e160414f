import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedJobs } from '../../server/programs/jobs';
import { type Role, ROLES, type Row, signedIn, useBackend, USERS } from '../support/backend';
import { ENQUIRY, insertEnquiry } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const ID = '30000000-0000-4000-8000-000000000001';

const lines = () =>
  db.sql('select person, action, subjects, detail from private.access_log order by seq');
const broken = async () => (await db.sql('select private.broken_access_log() as seq'))[0]?.seq;

/** Runs a statement as the owner, without triggers. */
async function behindItsBack(statement: string): Promise<void> {
  await db.sql('set session_replication_role = replica');
  await db.sql(statement);
  await db.sql('set session_replication_role = default');
}

beforeEach(async () => {
  await db.sql('delete from public.contact_surveys');
  await insertEnquiry(db.sql, { id: ID });
  await behindItsBack('delete from private.access_log');
  await behindItsBack(
    `update private.access_log_ends set first = 0, first_hash = '', last = 0, last_hash = ''`,
  );
});

describe('an enquiry', () => {
  it('is logged when it is opened, once in ten minutes, without its content', async () => {
    const open = () => db.clients.admin.rpc('open_survey', { survey: ID });
    expect((await open()).data).toMatchObject([{ id: ID, message: ENQUIRY.message }]);
    await open();
    expect(await lines()).toEqual([
      { person: USERS.admin, action: 'opened', subjects: [ID], detail: '' },
    ]);
    await behindItsBack(`update private.access_log set at = now() - interval '11 minutes'`);
    await open();
    expect(await lines()).toHaveLength(2);
  });

  it.each(['message', 'email', 'phone', 'notes', 'search_text', '*'])(
    'gives no %s to an admin who bypasses the log',
    async (column) => {
      const { clients } = db;
      for (const call of [
        clients.admin.from('contact_surveys').select(column),
        clients.admin.rpc('search_surveys', { query: 'ana' }).select(column),
        clients.admin
          .from('contact_surveys')
          .update({ status: 'closed' })
          .eq('id', ID)
          .select(column),
        clients.admin.from('contact_surveys').select('id').like(column, '%a%'),
      ]) {
        const { data } = await call.overrideTypes<Row[], { merge: false }>();
        for (const row of data ?? []) {
          expect(Object.keys(row)).not.toContain('message');
          expect(JSON.stringify(row)).not.toContain('client.example');
        }
        if (column !== '*') expect(data).toBeNull();
      }
      expect((await lines()).map(({ action }) => action)).toEqual(
        column === '*' ? ['searched'] : [],
      );
    },
  );

  it('is logged when it is exported or erased', async () => {
    await db.clients.admin.rpc('export_surveys', { surveys: [ID] });
    await db.clients.admin.rpc('archive');
    await db.clients.admin.from('contact_surveys').delete().eq('id', ID);
    expect(await lines()).toEqual([
      { person: USERS.admin, action: 'exported', subjects: [ID], detail: '' },
      { person: USERS.admin, action: 'archived', subjects: [], detail: '' },
      { person: USERS.admin, action: 'erased', subjects: [ID], detail: 'request' },
    ]);
  });

  it('is logged without a person when the retention job erases it', async () => {
    await db.sql(`update public.contact_surveys set created_at = '2020-01-01'`);
    await db.sql('select private.erase_expired_surveys()');
    expect(await lines()).toEqual([
      { person: null, action: 'erased', subjects: [ID], detail: 'retention' },
    ]);
  });
});

describe('the log records', () => {
  it('each sign-in of staff, and of nobody else', async () => {
    for (const role of ['visitor', 'editor', 'admin'] as const) await signedIn(db.backend, role);
    expect(await lines()).toMatchObject([
      { person: USERS.editor, action: 'signed_in' },
      { person: USERS.editor, action: 'second_factor' },
      { person: USERS.admin, action: 'signed_in' },
      { person: USERS.admin, action: 'second_factor' },
    ]);
  });

  it('changes of roles, settings and texts, with the former values', async () => {
    const { admin, editor } = db.clients;
    await admin.from('staff').insert({ user_id: USERS.visitor, role: 'editor' });
    await admin.from('staff').update({ role: 'admin' }).eq('user_id', USERS.visitor);
    await admin.from('staff').delete().eq('user_id', USERS.visitor);
    await admin
      .from('settings')
      .update({ idle_minutes: 20, alert_email: 'a@b.example' })
      .eq('id', true);
    await admin.from('settings').update({ last_archive_at: '2026-01-01' }).eq('id', true);
    const text = { language: SOURCE_LANGUAGE, namespace: 'common', key: 'loading' };
    await editor.rpc('save_texts', { changes: [{ ...text, value: 'Espere', expected: null }] });
    await admin.rpc('end_sessions', { person: USERS.visitor });
    expect(await lines()).toEqual([
      { person: USERS.admin, action: 'role', subjects: [USERS.visitor], detail: 'none > editor' },
      { person: USERS.admin, action: 'role', subjects: [USERS.visitor], detail: 'editor > admin' },
      { person: USERS.admin, action: 'role', subjects: [USERS.visitor], detail: 'admin > none' },
      {
        person: USERS.admin,
        action: 'setting',
        subjects: [],
        detail: 'alert_email, idle_minutes: 30 > 20',
      },
      {
        person: USERS.editor,
        action: 'texts',
        subjects: [],
        detail: `${SOURCE_LANGUAGE}.common.loading`,
      },
      { person: USERS.admin, action: 'sessions_ended', subjects: [USERS.visitor], detail: '' },
    ]);
  });
});

describe('the log', () => {
  const write = (count: number) =>
    db.sql(`select private.log_access('opened', '{}', n::text) from generate_series(1, $1) as n`, [
      count,
    ]);

  it('is read page by page, for everybody or one person', async () => {
    await db.clients.admin.rpc('open_survey', { survey: ID });
    await write(60);
    const page = async (args: Row) =>
      ((await db.clients.admin.rpc('access_log_page', args)).data ?? []).map(({ seq }) => seq);
    expect(await page({})).toEqual(Array.from({ length: 51 }, (_, index) => 61 - index));
    expect(await page({ before: 12 })).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await page({ of_person: USERS.admin })).toEqual([1]);
    expect((await db.clients.admin.rpc('access_log_state')).data).toMatchObject({
      broken_at: null,
      lines: 61,
      people: [{ id: USERS.admin, who: 'admin@tests.example' }],
    });
  });

  it.each<[Role | 'service']>([...ROLES.map((role): [Role] => [role]), ['service']])(
    'cannot be changed by any role: %s',
    async (role) => {
      await write(1);
      const before = await lines();
      await db.sql(
        `set role ${role === 'service' ? 'service_role' : role === 'anon' ? 'anon' : 'authenticated'}`,
      );
      for (const statement of [
        `update private.access_log set action = 'texts'`,
        'delete from private.access_log',
        'truncate private.access_log',
        `insert into private.access_log values (2, now(), null, 'texts', '{}', '', '')`,
        'update private.access_log_ends set last = 0',
        `select private.log_access('texts')`,
      ]) {
        await expect(db.sql(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
      await db.sql('reset role');
      expect(await lines()).toEqual(before);
    },
  );

  it.each([
    `update private.access_log set action = 'texts'`,
    'delete from private.access_log',
    'truncate private.access_log',
  ])('cannot be changed by its owner: %s', async (statement) => {
    await write(1);
    await expect(db.sql(statement)).rejects.toThrow('not changed');
  });

  it.each([
    ['a changed action', `update private.access_log set action = 'texts' where seq = 3`, 3],
    ['another person', `update private.access_log set person = gen_random_uuid() where seq = 2`, 2],
    [
      'another time',
      `update private.access_log set at = at - interval '1 second' where seq = 4`,
      4,
    ],
    ['a removed line', 'delete from private.access_log where seq = 3', 4],
    ['a removed first line', 'delete from private.access_log where seq = 1', 2],
    ['a removed last line', 'delete from private.access_log where seq = 5', 5],
    ['the removal of all lines', 'delete from private.access_log', 5],
    [
      'two lines exchanged',
      'update private.access_log set seq = case seq when 2 then -3 else -2 end where seq in (2, 3);' +
        'update private.access_log set seq = -seq where seq < 0',
      2,
    ],
  ])('detects %s', async (_, tampering, seq) => {
    await write(5);
    expect(await broken()).toBeNull();
    for (const statement of tampering.split(';')) await behindItsBack(statement);
    expect(await broken()).toBe(seq);
    const { data } = await db.clients.admin.rpc('access_log_state');
    expect(data).toMatchObject({ broken_at: seq });
  });

  const prune = () =>
    embeddedJobs(db.backend, 'http://localhost')
      .find(({ name }) => name === 'access-log')
      ?.run();

  /** Five lines, of which three are older than two years, as they would have been written then. */
  async function writeOld(): Promise<void> {
    await write(3);
    await behindItsBack(`update private.access_log set at = now() - interval '25 months'`);
    for (const seq of [1, 2, 3]) {
      await behindItsBack(
        `update private.access_log as l set hash = private.access_log_hash(
           coalesce((select hash from private.access_log where seq = ${seq - 1}), ''), l)
         where seq = ${seq}`,
      );
    }
    await behindItsBack(
      'update private.access_log_ends set last_hash = (select hash from private.access_log where seq = 3)',
    );
    await write(2);
    expect(await broken()).toBeNull();
  }

  it('drops lines older than two years each night, and can still be verified', async () => {
    await writeOld();
    await prune();
    expect(await db.sql('select seq from private.access_log order by seq')).toEqual([
      { seq: 4 },
      { seq: 5 },
    ]);
    expect(await broken()).toBeNull();
    await behindItsBack('delete from private.access_log where seq = 4');
    expect(await broken()).toBe(5);
  });

  it('drops nothing while its chain is broken', async () => {
    await writeOld();
    await behindItsBack(`update private.access_log set action = 'texts' where seq = 2`);
    await prune();
    expect(await lines()).toHaveLength(5);
  });
});
