/**
 * What the public may do with each table and function of the API, and calls that change nothing
 * should they get through. Type errors name a missing one, and tests/server/doctorRights.process.test.ts
 * compares all of them with the permission matrix.
 */
import type { Database } from '../../src/lib/database.types.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];

export type Verb = 'select' | 'insert' | 'update' | 'delete';

interface TableRights<Name extends keyof Tables> {
  /** A column that is never null, and a value of it that no row has. */
  key: readonly [column: keyof Tables[Name]['Row'] & string, value: string];
  /** A column that some role may change. */
  changes: keyof Tables[Name]['Row'] & string;
  public: readonly Verb[];
}

interface FunctionRights<Name extends keyof Functions> {
  /** Arguments that name nobody. */
  args: { readonly [Argument in keyof Functions[Name]['Args']]: string };
  isPublic?: true;
}

/** The id of no row. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export const TABLES: { readonly [Name in keyof Tables]: TableRights<Name> } = {
  absences: { key: ['id', NOBODY], changes: 'note', public: [] },
  appointment_kinds: { key: ['id', 'none'], changes: 'minutes', public: ['select'] },
  appointments: { key: ['id', NOBODY], changes: 'status', public: [] },
  blog_posts: { key: ['slug', 'there-is-none'], changes: 'title', public: ['select'] },
  busy_calendars: { key: ['id', NOBODY], changes: 'name', public: [] },
  categories: { key: ['name', 'there-is-none'], changes: 'name_en', public: ['select'] },
  clients: { key: ['name', 'there-is-none'], changes: 'name', public: [] },
  consent_texts: { key: ['hash', 'none'], changes: 'text', public: [] },
  contact_surveys: { key: ['name', 'there-is-none'], changes: 'status', public: ['insert'] },
  firm_facts: { key: ['id', 'false'], changes: 'street', public: ['select'] },
  holidays: { key: ['day', '1900-01-01'], changes: 'name', public: [] },
  language_settings: { key: ['language_code', 'xx'], changes: 'is_active', public: ['select'] },
  post_old_slugs: { key: ['slug', 'there-is-none'], changes: 'post_id', public: ['select'] },
  post_translation_sources: { key: ['language', 'xx'], changes: 'title', public: [] },
  redirects: { key: ['source', '/there-is-none'], changes: 'target', public: [] },
  reply_templates: { key: ['name', 'there-is-none'], changes: 'body', public: [] },
  rights_requests: { key: ['id', NOBODY], changes: 'identity', public: [] },
  settings: { key: ['id', 'false'], changes: 'survey_retention_months', public: [] },
  staff: { key: ['user_id', NOBODY], changes: 'role', public: [] },
  stats_daily: { key: ['day', '1900-01-01'], changes: 'web_visitors', public: [] },
  stats_realtime: { key: ['id', NOBODY], changes: 'web_visitors', public: ['select', 'update'] },
  survey_erasures: { key: ['id', NOBODY], changes: 'received_on', public: [] },
  testimonials: { key: ['name', 'there-is-none'], changes: 'role', public: ['select'] },
  text_overrides: { key: ['key', 'there-is-none'], changes: 'value', public: ['select'] },
  translation_terms: { key: ['term', 'there-is-none'], changes: 'term_fr', public: [] },
};

const survey = NOBODY;
const post = NOBODY;
const person = NOBODY;

export const FUNCTIONS: { readonly [Name in keyof Functions]: FunctionRights<Name> } = {
  access_log_page: { args: { of_person: NOBODY } },
  access_log_state: { args: {} },
  add_document_part: {
    args: { token: 'none', document: NOBODY, name: 'x', part: '0', parts: '1', content: '' },
    isPublic: true,
  },
  add_review_note: {
    args: { token: 'none', lang: SOURCE_LANGUAGE, author: 'x', note: 'x', seen: '', version: '1' },
    isPublic: true,
  },
  agenda: { args: { earliest: '2026-01-01', latest: '2026-01-01' } },
  announce_change: { args: { what: 'nothing' } },
  approve_review: {
    args: { token: 'none', lang: SOURCE_LANGUAGE, seen: '', author: 'x' },
    isPublic: true,
  },
  archive: { args: {} },
  archived_part: { args: { name: 'none' } },
  block_surveys: { args: { surveys: '{}', why: 'none', last_day: '1900-01-01' } },
  blocked_list: { args: {} },
  book: { args: { enquiry: '{}', kind: 'none', start: '2026-01-01', zone: 'UTC' }, isPublic: true },
  build_problem: { args: {} },
  calendar_feed_state: { args: {} },
  calendars_to_read: { args: {} },
  cancel_appointment: { args: { token: 'none', word: '' }, isPublic: true },
  change_appointment: {
    args: { appointment: NOBODY, change: 'none', start: '2026-01-01', word: '' },
  },
  change_block: { args: { survey, why: 'none', last_day: '1900-01-01' } },
  charge_translation: { args: { characters: '0' } },
  corrected_values: { args: { survey, asked_by: 'none' } },
  withdraw_special_consent: { args: { survey, why: 'none' } },
  claim_build: { args: {} },
  change_surveys: { args: { surveys: '{}', change: '{}' } },
  claim_mails: { args: {} },
  confirm_translation: { args: { post, lang: 'xx', seen: '0' } },
  conflicts: { args: { survey } },
  correct_survey: { args: { survey, changes: '{}', why: 'none' } },
  count_step: { args: { pages: '{home}', lang: SOURCE_LANGUAGE, reached: 'seen' }, isPublic: true },
  dashboard: { args: {} },
  decide_link_translation: {
    args: { link: NOBODY, seen: '2026-01-01', decision: 'dismissed' },
  },
  decide_proposals: { args: { ids: '{}', decision: 'accepted' } },
  document_to_scan: { args: {} },
  documents_of_survey: { args: { survey } },
  duplicate_post: { args: { post, image: '' } },
  end_sessions: { args: { person } },
  enter_appointment: { args: { kind: 'none', start: '2026-01-01', survey, person: '{}' } },
  erase_surveys: { args: { surveys: '{}' } },
  erasure_register: { args: {} },
  expired_surveys: { args: {} },
  export_surveys: { args: { surveys: '{}' } },
  free_slots: {
    args: { kind: 'none', earliest: '2026-01-01', latest: '2026-01-01' },
    isPublic: true,
  },
  health: { args: {} },
  import_clients: { args: { names: '[]', replacing: 'false' } },
  invite_staff: { args: { email: 'nobody', role: 'editor' } },
  limit_survey: { args: { survey, why: 'none' } },
  link_translations: { args: { post, lang: 'xx' } },
  make_review_link: { args: { post, days: '1', reader: 'x', lang: 'de' } },
  move_appointment: { args: { token: 'none', start: '2026-01-01' }, isPublic: true },
  my_appointment: { args: { token: 'none' }, isPublic: true },
  my_session: { args: {} },
  new_calendar_feed: { args: { with_names: 'false' } },
  new_document_link: { args: { survey, days: '1' } },
  new_recovery_codes: { args: {} },
  note_mail_sender: { args: { sends: 'false' } },
  open_blocked: { args: { survey, asked_by: 'none' } },
  open_document_link: { args: { token: 'none' }, isPublic: true },
  open_link: { args: { token: 'none' }, isPublic: true },
  open_survey: { args: { survey } },
  mail_health: { args: {} },
  name_staff: { args: { person, new_name: '' } },
  order_testimonials: { args: { ids: '{}' } },
  own_access: { args: {} },
  plan_warnings: { args: { times: '{}' } },
  person_data: { args: { contact: 'none' } },
  post_counts: { args: {} },
  post_for_staff: { args: { post } },
  post_version: { args: { post, number: '0' } },
  post_versions: { args: { post } },
  posts_for_staff: { args: {} },
  publication_revision: { args: {}, isPublic: true },
  publish_now: { args: {} },
  published_addresses: { args: {}, isPublic: true },
  read_document_part: { args: { document: NOBODY, part: '0' } },
  record_build_result: { args: { claim: NOBODY } },
  record_mail_result: { args: { mail: NOBODY, attempt: '0' } },
  record_proposals: {
    args: { post, lang: 'xx', service: 'none', person, proposals: '[]' },
  },
  read_calendar_feed: { args: { token: 'none' } },
  record_consent_texts: { args: { texts: '[]' } },
  record_reply: { args: { survey, via: 'email', template: NOBODY } },
  record_scan: { args: { document: NOBODY, infected: 'false' } },
  remove_document: { args: { document: NOBODY } },
  request_test_mail: { args: {} },
  require_proof: { args: {} },
  reset_factor: { args: { person } },
  retry_reply: { args: { reply: NOBODY } },
  reviews_of_post: { args: { post } },
  revoke_document_link: { args: { link: NOBODY } },
  revoke_review_link: { args: { link: NOBODY } },
  save_texts: { args: { changes: '[]' } },
  save_translation: {
    args: {
      token: 'none',
      seen: '',
      page: NOBODY,
      since: '2026-01-01',
      texts: '{}',
      paragraphs: '[]',
      finished: 'false',
    },
    isPublic: true,
  },
  saved_only_by_me: { args: { post, since: '0' } },
  search_posts: { args: { query: 'there-is-none', lang: SOURCE_LANGUAGE }, isPublic: true },
  search_surveys: { args: { query: 'there-is-none' } },
  send_reply: {
    args: { reply: NOBODY, survey, subject: 'x', body: 'x', answers: 'false', template: NOBODY },
  },
  sent_replies: { args: { survey } },
  sessions_of: { args: { person } },
  settle_conflict: { args: { survey, outcome: 'none' } },
  settle_review_note: { args: { note: NOBODY, settled: 'true' } },
  staff_members: { args: {} },
  store_busy_times: { args: { calendar: NOBODY, times: '[]', problem: '' } },
  survey_history: { args: { survey } },
  surveys_of_person: { args: { survey } },
  testimonials_for_staff: { args: {} },
  translation_allowance: { args: {} },
  translation_proposals: { args: { post, lang: 'xx' } },
  unused_images: { args: {} },
  use_recovery_code: { args: { code: 'none' } },
  visit_outcomes: { args: { days: '30' } },
  wish_translation: { args: { post, lang: 'xx' }, isPublic: true },
  withdraw_approval: { args: { token: 'none', lang: SOURCE_LANGUAGE, seen: '' }, isPublic: true },
  with_conflicts: { args: { surveys: '{}' } },
};
