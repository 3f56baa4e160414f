import { beforeEach, describe, expect, it } from 'vitest';
import { adminWord } from '@/admin-texts';
import { type Row, signedIn, useBackend, USERS } from '../support/backend';
import { ENQUIRY, insertEnquiry, runJob } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../support/languages';

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

it('has a word for each setting that it names', async () => {
  const columns = await db.sql(
    `select distinct c.column_name as name from pg_trigger t
      join information_schema.columns c on c.table_schema = 'public'
        and t.tgrelid = ('public.' || quote_ident(c.table_name))::regclass
      where t.tgfoid = 'private.log_setting'::regproc
        and c.table_name in ('settings', 'firm_facts', 'appointment_kinds')
        and c.column_name not in ('id', 'closed_days', 'last_archive_at', 'updated_at')`,
  );
  const unnamed = columns.filter(({ name }) => !adminWord('access-log', 'settings', String(name)));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
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

  // Which columns the table itself gives: columns.test.ts.
  it('gives no content to an admin who bypasses the log', async () => {
    const { admin } = db.clients;
    const { data } = await admin.rpc('search_surveys', { query: 'ana' }).select('*');
    expect(data).toMatchObject([{ id: ID }]);
    expect(JSON.stringify(data)).not.toMatch(/client\.example|"message"/);
    const search = admin.from('contact_surveys').select('id').like('message', '%a%');
    expect((await search).data).toBeNull();
  });

  it('is logged when it is exported or erased, without a person where a job does it', async () => {
    await db.clients.admin.rpc('export_surveys', { surveys: [ID] });
    await db.clients.admin.rpc('archive');
    await db.clients.admin.from('contact_surveys').delete().eq('id', ID);
    await insertEnquiry(db.sql, { id: ID, created_at: '2020-01-01' });
    await db.sql('select private.erase_expired_surveys()');
    expect(await lines()).toEqual([
      { person: USERS.admin, action: 'exported', subjects: [ID], detail: '' },
      { person: USERS.admin, action: 'archived', subjects: [], detail: '' },
      { person: USERS.admin, action: 'erased', subjects: [ID], detail: 'request' },
      { person: null, action: 'erased', subjects: [ID], detail: 'retention' },
    ]);
  });
});

describe('the log records', () => {
  it('each sign-in of staff, and of nobody else', async () => {
    for (const role of ['visitor', 'editor'] as const) await signedIn(db.backend, role);
    expect(await lines()).toMatchObject([
      { person: USERS.editor, action: 'signed_in' },
      { person: USERS.editor, action: 'second_factor' },
    ]);
  });

  it('changes of roles, settings and texts, with the former values', async () => {
    const { admin, editor } = db.clients;
    await admin.from('staff').insert({ user_id: USERS.visitor, role: 'editor' });
    await admin.from('staff').update({ role: 'admin' }).eq('user_id', USERS.visitor);
    await admin.from('staff').delete().eq('user_id', USERS.visitor);
    const settings = (row: Row) => admin.from('settings').update(row).eq('id', true);
    await settings({ idle_minutes: 20, alert_email: 'a@b.example' });
    await settings({ last_archive_at: '2026-01-01' });
    const text = { language: SOURCE_LANGUAGE, namespace: 'common', key: 'loading' };
    await editor.rpc('save_texts', { changes: [{ ...text, value: 'Espere', expected: null }] });
    await admin.rpc('end_sessions', { person: USERS.visitor });
    const found = (await lines()).map((line) => [line.person, line.action, line.detail]);
    expect(found).toEqual([
      [USERS.admin, 'role', 'none > editor'],
      [USERS.admin, 'role', 'editor > admin'],
      [USERS.admin, 'role', 'admin > none'],
      [USERS.admin, 'setting', 'alert_email, idle_minutes: 30 > 20'],
      [USERS.editor, 'texts', `${SOURCE_LANGUAGE}.common.loading`],
      [USERS.admin, 'sessions_ended', ''],
    ]);
  });
});

describe('the log', () => {
  const write = (count: number) =>
    db.sql(`select private.log_access('opened', '{}', n::text) from generate_series(1, $1) as n`, [
      count,
    ]);

  it('cannot be changed by any role, nor by its owner', async () => {
    await write(1);
    const before = await lines();
    const CHANGES = [
      `update private.access_log set action = 'texts'`,
      'delete from private.access_log',
      'truncate private.access_log',
    ];
    const others = [
      'update private.access_log_ends set last = 0',
      `select private.log_access('x')`,
    ];
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await db.sql(`set role ${role}`);
      for (const statement of [...CHANGES, ...others]) {
        await expect(db.sql(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
      await db.sql('reset role');
    }
    for (const statement of CHANGES) await expect(db.sql(statement)).rejects.toThrow('not changed');
    expect(await lines()).toEqual(before);
  });

  it.each([
    ['a changed action', `update private.access_log set action = 'texts' where seq = 3`, 3],
    ['another person', `update private.access_log set person = gen_random_uuid() where seq = 2`, 2],
    ['a removed first line', 'delete from private.access_log where seq = 1', 2],
    ['a removed last line', 'delete from private.access_log where seq = 5', 5],
  ])('detects %s', async (_, tampering, seq) => {
    await write(5);
    expect(await broken()).toBeNull();
    await behindItsBack(tampering);
    expect((await db.clients.admin.rpc('access_log_state')).data).toMatchObject({ broken_at: seq });
  });

  it('drops lines older than two years each night, while its chain is whole', async () => {
    const prune = () => runJob(db, 'access-log');
    // Three lines older than that, as they would have been written then, and two new ones.
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
    await behindItsBack(`update private.access_log set action = 'texts' where seq = 2`);
    await prune();
    expect(await lines()).toHaveLength(5);
    await behindItsBack(`update private.access_log set action = 'opened' where seq = 2`);
    await prune();
    expect((await lines()).map(({ detail }) => detail)).toEqual(['1', '2']);
    expect(await broken()).toBeNull();
    await behindItsBack('delete from private.access_log where seq = 4');
    expect(await broken()).toBe(5);
  });
});

/** The lines of an action by people. */
const linesOf = (action: string) =>
  db.sql(
    `select person, subjects, detail from private.access_log
     where action = $1 and person is not null order by seq`,
    [action],
  );

it('the log records what is added, changed and removed, by name, and a post that is deleted for good', async () => {
  const { admin, editor } = db.clients;
  const template = await admin
    .from('reply_templates')
    .insert({ name: 'Sin novedad', body: 'Nada' })
    .select('id')
    .single();
  const templates = () => admin.from('reply_templates');
  await templates().update({ body: 'Nada nuevo' }).eq('id', String(template.data?.id));
  await templates().delete().eq('id', String(template.data?.id));
  await admin.from('holidays').insert({ day: '2999-12-08' });
  await admin.from('holidays').delete().eq('day', '2999-12-08');
  for (const is_active of [false, false, true]) {
    await admin.from('language_settings').update({ is_active }).eq('language_code', OTHER);
  }
  const { data } = await admin
    .from('busy_calendars')
    .insert({ name: 'Mío', url: 'https://calendar.example/a.ics' })
    .select('id')
    .single();
  await admin.from('busy_calendars').delete().eq('id', String(data?.id));
  await editor.from('blog_posts').insert({ slug: 'one', title: 'Uno' });
  await editor.from('blog_posts').update({ hidden: true }).eq('slug', 'one');
  await editor.from('blog_posts').delete().eq('slug', 'one');
  expect((await lines()).map(({ action, detail }) => [action, detail])).toEqual([
    ['template', 'added Sin novedad'],
    ['template', 'changed Sin novedad'],
    ['template', 'removed Sin novedad'],
    ['holiday', 'added 2999-12-08'],
    ['holiday', 'removed 2999-12-08'],
    ['language', `off ${OTHER}`],
    ['language', `on ${OTHER}`],
    ['setting', 'busy_calendars: added'],
    ['setting', 'busy_calendars: removed'],
    ['post', 'removed one'],
  ]);
});

it('a search of enquiries is logged with how many were found, and not again for a next page', async () => {
  const search = (query: string) => db.clients.admin.rpc('search_surveys', { query });
  for (const query of ['ana', 'ana', 'nobody', 'ana']) await search(query);
  expect((await search('ana')).data).toHaveLength(1);
  expect(await linesOf('searched')).toEqual(
    [/^1 /, /^0 /, /^1 /].map((found) => ({
      ...{ person: USERS.admin, subjects: [] },
      detail: expect.stringMatching(found) as unknown,
    })),
  );
  await behindItsBack(`update private.access_log set at = now() - interval '61 seconds'`);
  await search('ana');
  await db.clients.editor.rpc('search_surveys', { query: 'ana' });
  expect(await linesOf('searched')).toHaveLength(4);
  // Words that find the same number, by which an enquiry would be guessed; the log has none of them.
  await search('pérez');
  await search('perez');
  expect(await linesOf('searched')).toHaveLength(6);
  expect(JSON.stringify(await linesOf('searched'))).not.toMatch(/p[eé]rez/);
});

it('what is found of a person is logged once in ten minutes', async () => {
  for (const survey of [ID, ID]) await db.clients.admin.rpc('surveys_of_person', { survey });
  expect(await linesOf('searched')).toMatchObject([{ subjects: [ID], detail: '1' }]);
});
