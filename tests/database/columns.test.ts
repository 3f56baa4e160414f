import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, ROLES, type Row, useBackend, USERS } from '../support/backend';
import { ENQUIRY } from './matrix';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
let columns: Record<string, string[]>;

beforeAll(async () => {
  await db.sql(
    `insert into public.testimonials (name, testimonial, active, consent_date, verification)
     values ('A. B.', 'Muy bien.', true, '2026-01-01', 'Expediente 12/2025')`,
  );
  await db.sql(`insert into public.blog_posts (slug, title, title_en) values ('a', 'A', 'A')`);
  await db.sql(`insert into public.post_old_slugs select 'once', id from public.blog_posts`);
  await db.sql(
    `insert into public.survey_erasures (received_on, reason) values ('2026-01-01', 'request')`,
  );
  await db.sql(
    `insert into public.text_overrides values ('${SOURCE_LANGUAGE}', 'common', 'loading', 'Espere')`,
  );
  await db.sql(`insert into public.stats_daily values ('2026-01-01')`);
  await db.sql(`insert into public.translation_terms (term) values ('NIE')`);
  await db.sql(`insert into public.clients (name) values ('Taras Shevchenko')`);
  await db.sql(
    `insert into public.rights_requests (kind, name, contact, channel, received_on)
     values ('access', 'Ana', 'ana@client.example', 'email', '2026-01-02')`,
  );
  await db.sql(`insert into public.holidays values ('2026-12-08', 'Inmaculada')`);
  await db.sql(`insert into public.redirects (source, target) values ('/feed', '/feed.xml')`);
  const names = Object.keys(ENQUIRY).join(', ');
  await db.sql(
    `insert into public.contact_surveys (${names})
     select ${names} from jsonb_populate_record(null::public.contact_surveys, $1::jsonb)`,
    [ENQUIRY],
  );
  await db.sql(
    `update public.appointment_kinds set offered = true, hours = '{"1": [["09:00", "14:00"]]}'`,
  );
  await db.sql(
    `insert into public.busy_calendars (name, url) values ('Google', 'https://calendar.example/x.ics')`,
  );
  await db.sql(
    `insert into public.absences (starts_at, ends_at) values ('2999-08-01', '2999-08-15')`,
  );
  await db.sql(
    `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
     select id, 'video', '2999-01-07', '2999-01-08', '2999-01-08', 'unplaced' from public.contact_surveys`,
  );
  columns = {};
  for (const { table_name, column_name } of await db.sql(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )) {
    (columns[String(table_name)] ??= []).push(String(column_name));
  }
});

const NOBODY: Role[] = ['anon', 'visitor', 'editor', 'admin', 'adminAal1'];

describe('readable columns', () => {
  /** Roles that may not read a table, or a column of it. */
  const CLOSED: Record<string, Role[] | Record<string, Role[]>> = {
    // Staff read these through testimonials_for_staff() and post_for_staff(), since grants cannot
    // tell staff from other accounts.
    testimonials: {
      consent_date: NOBODY,
      verification: NOBODY,
      consent_text: NOBODY,
      consent_via: NOBODY,
      withdrawn_at: NOBODY,
      withdrawn_by: NOBODY,
      translation_sources: NOBODY,
      outdated_languages: NOBODY,
    },
    blog_posts: {
      ...Object.fromEntries(
        [
          'created_at',
          'additional_categories',
          'show_additional_categories',
          'written_languages',
          'complete_languages',
          'outdated_languages',
          'waiting_texts',
          'search_titles',
        ].map((name) => [name, NOBODY]),
      ),
      publish_at: ['anon'],
      version: ['anon'],
    },
    post_old_slugs: { created_at: NOBODY },
    text_overrides: { updated_at: NOBODY, source: ['anon'] },
    clients: ['anon', 'visitor', 'editor', 'adminAal1'],
    rights_requests: ['anon', 'visitor', 'editor', 'adminAal1'],
    consent_texts: ['anon', 'visitor', 'editor', 'adminAal1'],
    appointments: ['anon', 'visitor', 'editor', 'adminAal1'],
    absences: ['anon', 'visitor', 'editor', 'adminAal1'],
    // The address is a secret that is written only.
    busy_calendars: {
      ...Object.fromEntries(
        ['id', 'name', 'read_at', 'problem', 'failing_since'].map((name) => [
          name,
          ['anon', 'visitor', 'editor', 'adminAal1'],
        ]),
      ),
      url: NOBODY,
    },
    // The public reads what is offered, by two columns.
    appointment_kinds: Object.fromEntries(
      [
        'offered',
        'hours',
        'buffer',
        'notice_hours',
        'horizon_days',
        'most_per_day',
        'confirm_each',
      ].map((name) => [name, ['anon']]),
    ),
    holidays: ['anon', 'visitor', 'editor', 'adminAal1'],
    redirects: ['anon', 'visitor', 'editor', 'adminAal1'],
    // Staff read their own row even before the second factor, which the interface relies on.
    staff: ['anon', 'visitor'],
    stats_daily: ['anon', 'visitor', 'adminAal1'],
    post_translation_sources: ['anon', 'visitor', 'adminAal1'],
    reply_templates: ['anon', 'visitor', 'editor', 'adminAal1'],
    translation_terms: ['anon', 'visitor', 'adminAal1'],
    settings: ['anon', 'visitor', 'editor', 'adminAal1'],
    survey_erasures: ['anon', 'visitor', 'editor', 'adminAal1'],
  };

  /** Columns in the list of enquiries; open_survey() and export_surveys() read the rest and log. */
  const LISTED = [
    ...['id', 'created_at', 'name', 'language', 'practice_area', 'urgency', 'status', 'overflow'],
    ...['message_start', 'opened_at', 'updated_at', 'origin', 'appointment_at', 'limited_on'],
    ...['answered_at', 'assigned_to', 'follow_up_on', 'conflict', 'special_consent_withdrawn_on'],
  ];

  function mayRead(role: Role, table: string, column: string): boolean {
    if (table === 'contact_surveys') return role === 'admin' && LISTED.includes(column);
    const closed = CLOSED[table] ?? [];
    const roles = Array.isArray(closed) ? closed : (closed[column] ?? []);
    return !roles.includes(role);
  }

  it.each(ROLES)('are the granted ones, for %s', async (role) => {
    const readable: string[] = [];
    const expected: string[] = [];
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        if (mayRead(role, table, name)) expected.push(`${table}.${name}`);
        const { data } = await db.clients[role].from(table).select(name);
        if (data?.length) readable.push(`${table}.${name}`);
      }
    }
    expect(readable).toEqual(expected);
  });

  it.each(ROLES)('are the only ones %s may filter or order by', async (role) => {
    const testimonials = () => db.clients[role].from('testimonials').select('name');
    for (const call of [
      testimonials().eq('verification', 'Expediente 12/2025'),
      testimonials().or('name.eq.x,consent_date.gt.2020-01-01'),
      testimonials().order('consent_date'),
      db.clients[role].from('testimonials').select('name').not('verification', 'is', null),
    ]) {
      const { data, error } = await call;
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    }
  });

  it('are the only ones an insert or update returns', async () => {
    for (const role of ['visitor', 'editor'] as const) {
      const { data, error } = await db.clients[role]
        .from('testimonials')
        .update({ role: 'Cliente' })
        .eq('name', 'A. B.')
        .select('verification');
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    }
    expect(await db.changes('testimonials')).toEqual({ added: [], removed: [] });
  });
});

describe('columns of an enquiry', () => {
  /** PostgreSQL's refusal to write a generated column, which it checks before privileges. */
  const GENERATED = ['search_text', 'message_start'];
  const refusal = (name: string) => (GENERATED.includes(name) ? '428C9' : '42501');

  it.each(ROLES)('are limited to what the form sends, for an insert by %s', async (role) => {
    const values: Record<string, unknown> = {
      id: '30000000-0000-4000-8000-000000000001',
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      consent_at: '2020-01-01T00:00:00Z',
      status: 'closed',
      notes: 'Nota',
      opened_at: '2020-01-01T00:00:00Z',
      answered_at: '2020-01-01T00:00:00Z',
      answered_via: 'call',
      assigned_to: USERS.admin,
      follow_up_on: '2020-01-01',
      conflict: 'none',
      conflict_by: 'otro',
      conflict_at: '2020-01-01T00:00:00Z',
      overflow: true,
      origin: 'staff',
      appointment_at: '2020-01-01T00:00:00Z',
      search_text: 'otro',
      notice_hash: 'otro',
      message_start: 'otro',
      limited_on: '2020-01-01',
      limited_reason: 'otro',
      special_consent_withdrawn_on: '2020-01-01',
      corrections: [],
    };
    const form = [
      ...Object.keys(ENQUIRY),
      ...['phone', 'opposing_party', 'source', 'proof', 'special_consent', 'consent_texts'],
    ];
    const ours = (columns.contact_surveys ?? []).filter((name) => !form.includes(name));
    expect(ours.sort()).toEqual(Object.keys(values).sort());
    for (const name of ours) {
      const { error } = await db.clients[role]
        .from('contact_surveys')
        .insert({ ...ENQUIRY, [name]: values[name] });
      expect(error?.code, name).toBe(refusal(name));
    }
    expect(await db.changes('contact_surveys')).toEqual({ added: [], removed: [] });
  });

  it('let an admin update its state, and nothing the client wrote', async () => {
    const open: Row = {
      status: 'closed',
      notes: 'other',
      opened_at: '2020-01-01T00:00:00Z',
      answered_via: 'call',
      assigned_to: USERS.admin,
      follow_up_on: '2030-01-01',
    };
    const [own] = await db.sql('table public.contact_surveys');
    for (const name of columns.contact_surveys ?? []) {
      const patch: Row = { [name]: open[name] ?? own?.[name] };
      const { error } = await db.clients.admin
        .from('contact_surveys')
        .update(patch)
        .not('id', 'is', null);
      if (name in open) expect(error, name).toBeNull();
      else expect(error?.code, name).toBe(refusal(name));
    }
    const { added } = await db.changes('contact_surveys');
    expect(added).toMatchObject([{ ...ENQUIRY, status: 'closed', notes: 'other' }]);
  });
});

describe('updatable columns of the visit statistics', () => {
  it.each(ROLES)('are the counters alone, for %s', async (role) => {
    const counters = (columns.stats_realtime ?? []).filter((name) => name.endsWith('_visitors'));
    expect(counters).toHaveLength(4);
    for (const name of columns.stats_realtime ?? []) {
      const other = name === 'id' ? crypto.randomUUID() : '2020-01-01';
      const patch: Row = { [name]: counters.includes(name) ? 7 : other };
      const { error } = await db.clients[role]
        .from('stats_realtime')
        .update(patch)
        .not('id', 'is', null);
      if (counters.includes(name)) expect(error, name).toBeNull();
      else expect(error?.code, name).toBe('42501');
    }
    const { added } = await db.changes('stats_realtime');
    expect(added).toMatchObject([Object.fromEntries(counters.map((name) => [name, 1]))]);
  });
});
