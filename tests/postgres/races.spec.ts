import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEnquiry } from '../database/enquiryRow';
import { ENQUIRY, uuid } from '../database/matrix';
import { withProof } from '../support/enquiry';
import { addAccounts, useDatabase } from './sessions';

const SESSIONS = 100;
const db = useDatabase(SESSIONS);

beforeAll(() => addAccounts(db));

/** Without an address of the caller, so that the network is not counted. */
const INSERTION = `
  insert into public.contact_surveys (name, email, phone, language, channel, practice_area, urgency, message, consent,
    consent_language, consent_version, fill_seconds, proof)
  select name, email, phone, language, channel, practice_area, urgency, message, consent,
    consent_language, consent_version, fill_seconds, proof
  from jsonb_populate_record(null::public.contact_surveys, $1)`;

describe('enquiries that come in at once', () => {
  const empty = () =>
    db.sql('truncate public.contact_surveys, private.survey_senders, private.mail_outbox cascade');
  beforeEach(empty);
  afterAll(empty);

  async function flagged(emails: string[], urgencies = ['normal']): Promise<number> {
    const enquiries = emails.map((email, index) => {
      const urgency = urgencies[index % urgencies.length];
      const phone = `+34 600 000 ${100 + index}`;
      return JSON.stringify(withProof({ ...ENQUIRY, urgency, email, phone }));
    });
    const answers = await Promise.all(enquiries.map((json) => db.as('anon', INSERTION, [json])));
    expect(answers.filter(({ code }) => code)).toEqual([]);
    const [row] = await db.sql(
      'select count(*) filter (where overflow) as flagged, count(*) as stored from public.contact_surveys',
    );
    expect(row?.stored).toBe(emails.length);
    return Number(row?.flagged);
  }

  it('from one person: five of twenty are not flagged', async () => {
    expect(await flagged(Array.from({ length: 20 }, () => 'ana@client.example'))).toBe(15);
  });

  it('from everybody: sixty of each urgency are not flagged, and flagged detentions queue one mail', async () => {
    const emails = Array.from({ length: 130 }, (_, index) => `a${index}@client.example`);
    expect(await flagged(emails, ['normal', 'detained'])).toBe(10);
    const mails = await db.sql(
      'select kind, count(*) as count from private.mail_outbox group by kind order by kind',
    );
    expect(mails).toEqual([
      { kind: 'alert', count: 120 },
      { kind: 'confirmation', count: 60 },
      { kind: 'detained', count: 1 },
    ]);
  });
});

it('two hundred who book one time at once: one has it, the others are offered three, all are stored', async () => {
  const owner = (text: string) => db.asOwner(text);
  await owner(`update public.appointment_kinds set offered = true, hours =
    (select jsonb_object_agg(day, '[["09:00", "14:00"]]'::jsonb) from generate_series(0, 6) as day)
    where id = 'video'`);
  // Beyond sixty enquiries in an hour the others count as automatic, who are offered nothing.
  await owner('alter table public.contact_surveys disable trigger contact_surveys_limit');
  const [free] = (await db.as('anon', `select public.free_slots('video') as start`)).rows;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const email = `race${index}@client.example`;
      const enquiry = withProof({ ...ENQUIRY, channel: 'video', phone: null, email });
      return db.as('anon', `select public.book($1, 'video', $2) as outcome`, [
        JSON.stringify(enquiry),
        free?.start,
      ]);
    }),
  );
  await owner('alter table public.contact_surveys enable trigger contact_surveys_limit');
  expect(answers.filter(({ code }) => code)).toEqual([]);
  const outcomes = answers.map(
    ({ rows }) => rows[0]?.outcome as { status: string; nearest: string[] },
  );
  expect(outcomes.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  const others = outcomes.filter(({ status }) => status === 'unplaced');
  expect(others).toHaveLength(199);
  expect(others.every(({ nearest }) => nearest.length === 3)).toBe(true);
  const [stored] = await db.sql('select count(*) as count from public.appointments');
  expect(stored).toEqual({ count: 200 });
  await db.sql('truncate public.contact_surveys, private.mail_outbox cascade');
  await owner(`update public.appointment_kinds set offered = false`);
});

describe('posts', () => {
  const ids = () => db.sql(`delete from public.blog_posts where slug ~ '^race'`);
  beforeEach(ids);
  afterAll(ids);

  it('saved at once under one slug get one each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        db.as('editor', `insert into public.blog_posts (slug, title) values ('race', 'Carrera')`),
      ),
    );
    expect(answers.filter(({ code }) => code)).toEqual([]);
    const rows = await db.sql(
      `select slug from public.blog_posts where slug ~ '^race' order by length(slug), slug`,
    );
    expect(rows.map(({ slug }) => slug)).toEqual([
      'race',
      ...Array.from({ length: 29 }, (_, index) => `race-${index + 1}`),
    ]);
  });

  it('saved at once from the same version are saved once', async () => {
    await db.sql(`insert into public.blog_posts (id, slug, title) values ($1, 'race', 'Carrera')`, [
      uuid(900),
    ]);
    const save = `update public.blog_posts set title = $1 where id = $2 and version = 1 returning title`;
    const saves = await Promise.all(
      Array.from({ length: 30 }, (_, n) => db.as('editor', save, [`Carrera ${n}`, uuid(900)])),
    );
    const saved = saves.flatMap(({ rows }) => rows);
    expect(saved).toHaveLength(1);
    const read = 'select title, version from public.blog_posts where id = $1';
    expect(await db.sql(read, [uuid(900)])).toEqual([{ ...saved[0], version: 2 }]);
  });
});

it('a hundred lines of the access log written at once are one chain', async () => {
  const before = Number((await db.sql('select last from private.access_log_ends'))[0]?.last);
  const answers = await Promise.all(
    Array.from({ length: SESSIONS }, () =>
      db.as('admin', 'select * from public.export_surveys($1)', [[uuid(1)]]),
    ),
  );
  expect(answers.filter(({ code }) => code)).toEqual([]);
  const [row] = await db.sql(
    `select last, private.broken_access_log() as broken,
       (select count(*) from private.access_log where seq > $1) as lines
     from private.access_log_ends`,
    [before],
  );
  expect(row).toEqual({ last: before + SESSIONS, broken: null, lines: SESSIONS });
});

it('a hundred visits at once are counted exactly', async () => {
  const read = () =>
    db.sql(
      `select s.web_visitors::int as now, coalesce(sum(d.web_visitors), 0)::int as days
       from public.stats_realtime as s left join public.stats_daily as d on true
       where s.id = private.current_stats_id() group by s.web_visitors`,
    );
  const [before] = await read();
  // Everybody sends the same number.
  const visit =
    'update public.stats_realtime set web_visitors = 1 where id = private.current_stats_id()';
  const answers = await Promise.all(Array.from({ length: SESSIONS }, () => db.as('anon', visit)));
  expect(answers.filter(({ code }) => code)).toEqual([]);
  const counted = (value: unknown) => Number(value) + SESSIONS;
  expect(await read()).toEqual([{ now: counted(before?.now), days: counted(before?.days) }]);
});

it('what somebody saves at that moment is in the block of an enquiry', async () => {
  const id = uuid(901);
  await insertEnquiry(db.sql, { id });
  const other = await db.session();
  await other.query(`begin; update public.contact_surveys set notes = 'Llamó' where id = '${id}'`);
  const block = db.as('admin', `select public.block_surveys($1, 'Queja', '2030-01-01')`, [[id]]);
  await expect
    .poll(() => db.sql(`select from pg_stat_activity where wait_event_type = 'Lock'`))
    .toHaveLength(1);
  await other.query('commit');
  await other.end();
  expect(await block).not.toHaveProperty('code');
  const [kept] = await db.sql('delete from private.blocked_surveys where id = $1 returning *', [
    id,
  ]);
  expect(kept?.survey).toMatchObject({ notes: 'Llamó' });
});

it('no visit waits for that of somebody else, or two who come back would wait for each other', async () => {
  await db.sql(`insert into private.calls_by_caller values ('other', 'step', '2026-01-01', 1)`);
  const other = await db.session();
  await other.query(`begin; update private.calls_by_caller set calls = 2`);
  const step = `with settings as materialized (
      select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.1"}', true), set_config('lock_timeout', '2s', true)
    ) select public.count_step('{home}', 'es', 'seen') from settings`;
  expect(await db.as('anon', step)).not.toHaveProperty('code');
  await other.query('rollback; truncate private.calls_by_caller, private.visit_steps');
  await other.end();
});
