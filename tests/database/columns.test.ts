import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, useBackend } from '../support/backend';
import { ENQUIRY, insertEnquiry } from './enquiryRow';

const db = useBackend();
let columns: Record<string, string[]>;

beforeAll(async () => {
  await db.sql(
    `insert into public.testimonials (name, testimonial, active, consent_date, verification)
     values ('A. B.', 'Muy bien.', true, '2026-01-01', 'Expediente 12/2025')`,
  );
  await insertEnquiry(db.sql);
  columns = {};
  for (const { table_name, column_name } of await db.sql(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  )) {
    (columns[String(table_name)] ??= []).push(String(column_name));
  }
});

/** The columns that a role of the database may read or write. */
const granted = async (role: string, verb: string, table = '%') =>
  (
    await db.sql(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name like $3
         and has_column_privilege($1, 'public.' || table_name, column_name, $2)`,
      [role, verb, table],
    )
  ).map(({ name }) => String(name));

describe('readable columns', () => {
  // Which rows of them each role reads: policies.test.ts.
  const OPEN_TO_ALL = ['categories', 'firm_facts', 'language_settings', 'stats_realtime'];
  /** Of tables that visitors read in part, what only accounts read, and what nobody does. */
  const CLOSED: Record<string, { anon?: string[]; all?: string[] }> = {
    // Staff read these through testimonials_for_staff() and post_for_staff(), since grants cannot
    // tell staff from other accounts.
    testimonials: {
      all: [
        ...['consent_date', 'verification', 'consent_text', 'consent_via'],
        ...['withdrawn_at', 'withdrawn_by', 'translation_sources', 'outdated_languages'],
      ],
    },
    blog_posts: {
      anon: ['publish_at', 'version'],
      all: [
        ...['created_at', 'additional_categories', 'show_additional_categories', 'waiting_texts'],
        ...['written_languages', 'complete_languages', 'outdated_languages', 'search_titles'],
      ],
    },
    post_old_slugs: { all: ['created_at'] },
    text_overrides: { anon: ['source'], all: ['updated_at'] },
    // The public reads what is offered, by two columns.
    appointment_kinds: {
      anon: [
        ...['offered', 'hours', 'buffer', 'notice_hours', 'horizon_days'],
        ...['most_per_day', 'confirm_each'],
      ],
    },
  };

  /** Columns in the list of enquiries; open_survey() and export_surveys() read the rest and log. */
  const LISTED = [
    ...['id', 'created_at', 'name', 'language', 'practice_area', 'urgency', 'status', 'overflow'],
    ...['message_start', 'opened_at', 'updated_at', 'origin', 'appointment_at', 'limited_on'],
    ...['answered_at', 'assigned_to', 'follow_up_on', 'conflict', 'special_consent_withdrawn_on'],
  ];

  function mayRead(role: 'anon' | 'authenticated', table: string, column: string): boolean {
    if (OPEN_TO_ALL.includes(table)) return true;
    const { anon = [], all = [] } = CLOSED[table] ?? {};
    if (role === 'anon') return table in CLOSED && ![...anon, ...all].includes(column);
    if (table === 'contact_surveys') return LISTED.includes(column);
    // The address is a secret that is written only.
    if (table === 'busy_calendars') return column !== 'url';
    return !all.includes(column);
  }

  it.each(['anon', 'authenticated'] as const)('are the granted ones, for %s', async (role) => {
    const expected = Object.entries(columns).flatMap(([table, names]) =>
      names.filter((name) => mayRead(role, table, name)).map((name) => `${table}.${name}`),
    );
    expect((await granted(role, 'select')).sort()).toEqual(expected.sort());
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

describe('writable columns', () => {
  const FORM = [
    ...Object.keys(ENQUIRY),
    ...['phone', 'opposing_party', 'source', 'proof', 'special_consent', 'consent_texts'],
  ];
  // Nothing that the client wrote.
  const STATE = ['status', 'notes', 'opened_at', 'answered_via', 'assigned_to', 'follow_up_on'];
  const COUNTERS = ['web', 'blog', 'web_unique', 'blog_unique'].map((name) => `${name}_visitors`);

  it.each([
    ['what the form sends of an enquiry', 'contact_surveys', 'insert', 'anon', FORM],
    ['what the form sends of an enquiry', 'contact_surveys', 'insert', 'authenticated', FORM],
    ['nothing of an enquiry', 'contact_surveys', 'update', 'anon', []],
    ['the state of an enquiry', 'contact_surveys', 'update', 'authenticated', STATE],
    ['the counters of visits', 'stats_realtime', 'update', 'anon', COUNTERS],
    ['the counters of visits', 'stats_realtime', 'update', 'authenticated', COUNTERS],
  ])('are %s: %s, %s by %s', async (_, table, verb, role, expected) => {
    expect((await granted(role, verb, table)).sort()).toEqual(
      expected.map((name) => `${table}.${name}`).sort(),
    );
  });

  it('are kept to by the API: an admin changes the state of an enquiry, and not its message', async () => {
    const enquiries = () => db.clients.admin.from('contact_surveys');
    const message = await enquiries().update({ message: 'Otro' }).not('id', 'is', null);
    expect(message.error?.code).toBe('42501');
    const notes = await enquiries().insert({ ...ENQUIRY, notes: 'Nota' });
    expect(notes.error?.code).toBe('42501');
    const state = await enquiries().update({ status: 'closed' }).not('id', 'is', null);
    expect(state.error).toBeNull();
    const { added } = await db.changes('contact_surveys');
    expect(added).toMatchObject([{ ...ENQUIRY, status: 'closed' }]);
  });
});
