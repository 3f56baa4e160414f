import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { ENQUIRY } from './enquiryRow';

const db = useBackend();
let columns: Record<string, string[]>;

beforeAll(async () => {
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
    ['contact_surveys', 'insert', 'anon', FORM],
    ['contact_surveys', 'insert', 'authenticated', FORM],
    ['contact_surveys', 'update', 'anon', []],
    ['contact_surveys', 'update', 'authenticated', STATE],
    ['stats_realtime', 'update', 'anon', COUNTERS],
    ['stats_realtime', 'update', 'authenticated', COUNTERS],
  ])(
    'are what the form, staff and the counters send: %s, %s by %s',
    async (table, verb, role, expected) => {
      expect((await granted(role, verb, table)).sort()).toEqual(
        expected.map((name) => `${table}.${name}`).sort(),
      );
    },
  );
});
