import { expect } from 'vitest';
import { type Role, ROLES, type Row, USERS } from '../support/backend';
import { ANSWER_FUNCTIONS } from './answerFunctions';
import { APPOINTMENT_FUNCTIONS } from './appointmentFunctions';
import { forAll } from './forAll';
import { ANA, BORIS, OPINIONS, POST, TEMPLATE, uuid } from './matrix';
import { REVIEW_FUNCTIONS } from './reviewFunctions';
import { VISIT_FUNCTIONS } from './visitFunctions';
import { OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** What a call of each function returns for the rows of the tables' matrix. */
interface FunctionRights {
  args?: Row;
  /** The result per role; a role that is missing is refused. */
  answers: Partial<Record<Role, unknown>>;
}

/** The result for staff and for an account without a role; anon is refused. */
const forStaff = (answer: unknown, visitor: unknown) => ({
  visitor,
  editor: answer,
  admin: answer,
});

const RECOVERY_CODES: unknown = expect.arrayContaining([
  expect.stringMatching(/^(\w{5}-){4}\w{5}$/),
]);

/** What staff get; all others are refused. */
const staff = (answer: unknown) => ({ answers: { editor: answer, admin: answer } });

/** What admins get, and other accounts, unless those are refused. */
const admins = (answer: unknown, ...others: unknown[]) => ({
  answers: {
    ...(others.length > 0 && { visitor: others[0], editor: others[0] }),
    admin: answer,
  },
});

const some = (row: Row): unknown => expect.objectContaining(row);

const wholeOpinions = [
  some({ name: 'Active', verification: 'Expediente 12/2025' }),
  some({ name: 'Inactive' }),
];

const NO_POSTS = {
  ...{ every: 0, published: 0, scheduled: 0, hidden: 0 },
  ...{ outdated: 0, waiting: 0, wanted: 0, bin: 0 },
};
const TITLE = { language: SOURCE_LANGUAGE, namespace: 'common', key: 'title' };
const WHOLE = some({ id: ANA, message: 'Necesito ayuda con un contrato.' });

const figures = { posts: some({ published: 1, hidden: 1, scheduled: 1 }) };
const work = { publication: some({ problem: 'http 404' }), opinions: some({ waiting: 1 }) };

/** What of the dashboard's work is for admins alone. */
const NOT_OF_EDITORS = {
  enquiries: null,
  flagged: null,
  mails: null,
  rights: null,
  documents: null,
};

export const FUNCTIONS: Record<string, FunctionRights> = {
  // Callable by anybody.
  search_posts: {
    args: { query: 'publicado', lang: SOURCE_LANGUAGE },
    answers: forAll([some({ slug: 'published' })]),
  },
  publication_revision: { answers: forAll(expect.stringMatching(/^\d+-\d{4}(-\d\d){4}$/)) },
  published_addresses: {
    answers: forAll({
      languages: expect.arrayContaining([SOURCE_LANGUAGE, OTHER]) as unknown,
      slugs: expect.arrayContaining(['published']) as unknown,
      testimonials: [expect.any(String)],
      redirects: [some({ slug: 'published' }), some({ target: '/blog' })],
      own_slugs: {},
      translations: expect.objectContaining({
        published: expect.arrayContaining([SOURCE_LANGUAGE]) as unknown,
      }) as unknown,
    }),
  },
  wish_translation: { args: { post: POST, lang: OTHER }, answers: forAll(null) },

  // Testimonials, posts and texts: staff. An account without a role reads nothing and may not
  // write.
  testimonials_for_staff: { answers: forStaff(wholeOpinions, []) },
  order_testimonials: {
    args: { ids: [OPINIONS.inactive, OPINIONS.active] },
    answers: forStaff(2, 0),
  },
  post_for_staff: {
    args: { post: POST },
    answers: forStaff(
      [some({ id: POST, additional_categories: [], search_titles: 'publicado published' })],
      [],
    ),
  },
  ...REVIEW_FUNCTIONS,
  post_versions: {
    args: { post: POST },
    answers: forStaff([some({ version: 1, changed: [] })], []),
  },
  post_version: {
    args: { post: POST, number: 1 },
    answers: forStaff([some({ id: POST, slug: 'published' })], []),
  },
  // The matrix's posts are saved with the project's own key.
  saved_only_by_me: { args: { post: POST, since: 0 }, answers: forStaff(false, null) },
  posts_for_staff: {
    answers: forStaff(
      ['future', 'published', 'hidden'].map((slug) => some({ slug })),
      [],
    ),
  },
  post_counts: {
    answers: forStaff(
      [{ ...NO_POSTS, every: 3, published: 1, scheduled: 1, hidden: 1 }],
      [NO_POSTS],
    ),
  },
  unused_images: { answers: forStaff([], []) },
  translation_allowance: { answers: forStaff(200_000, null) },
  charge_translation: {
    args: { characters: 10 },
    answers: { editor: USERS.editor, admin: USERS.admin },
  },
  translation_proposals: { args: { post: POST, lang: OTHER }, answers: forStaff([], []) },
  decide_proposals: { args: { ids: [], decision: 'accepted' }, ...staff(0) },
  confirm_translation: { args: { post: POST, lang: 'en', seen: 1 }, ...staff(2) },
  duplicate_post: { args: { post: POST, image: '' }, ...staff(expect.any(String)) },
  publish_now: staff(null),
  build_problem: { answers: forStaff('http 404', null) },
  save_texts: {
    args: { changes: [{ ...TITLE, value: 'Otro', expected: 'Texto' }] },
    ...staff(null),
  },
  dashboard: {
    answers: {
      visitor: null,
      editor: some({
        ...figures,
        enquiries: null,
        work: some({ ...work, ...NOT_OF_EDITORS }),
      }),
      admin: some({
        ...figures,
        enquiries: { new: 1, urgent: 0 },
        work: some({
          ...work,
          enquiries: [some({ id: ANA })],
          mails: [some({ kind: 'alert' }), some({ kind: 'confirmation' })],
        }),
      }),
    },
  },

  ...VISIT_FUNCTIONS,
  ...ANSWER_FUNCTIONS,
  ...APPOINTMENT_FUNCTIONS,

  archive: {
    answers: {
      admin: expect.arrayContaining([some({ archive: 1 }), some({ table: 'public.staff' })]),
    },
  },

  // Enquiries and staff: admins.
  record_consent_texts: { args: { texts: [] }, ...admins(0) },
  import_clients: { args: { names: ['Nuevo Cliente'], replacing: false }, ...admins(2) },
  conflicts: {
    args: { survey: ANA },
    ...admins([some({ part: 'client', name: 'Taras Shevchenko' })]),
  },
  with_conflicts: { args: { surveys: [ANA, BORIS] }, ...admins([ANA], []) },
  search_surveys: {
    args: { query: 'ana' },
    ...admins([some({ id: ANA }), some({ name: 'Boris' })], []),
  },
  open_survey: { args: { survey: ANA }, ...admins([WHOLE]) },
  change_surveys: {
    args: { surveys: [ANA], change: { status: 'contacted' } },
    ...admins([ANA], []),
  },
  settle_conflict: { args: { survey: ANA, outcome: 'none' }, ...admins(null) },
  mail_health: admins(some({ sent: null }), null),
  request_test_mail: admins(null),
  export_surveys: { args: { surveys: [ANA] }, ...admins([WHOLE]) },
  surveys_of_person: {
    args: { survey: ANA },
    ...admins(expect.arrayContaining([some({ id: ANA }), some({ name: 'Boris' })]), []),
  },
  correct_survey: {
    args: { survey: ANA, changes: { phone: '+34 600 000 009' }, why: 'Error al escribir' },
    ...admins(null),
  },
  corrected_values: {
    args: { survey: ANA, asked_by: 'Juzgado n.º 1' },
    ...admins(expect.any(Array)),
  },
  withdraw_special_consent: { args: { survey: ANA, why: 'Lo pide' }, ...admins(null) },
  limit_survey: { args: { survey: ANA, why: 'Discute los datos' }, ...admins(null) },
  person_data: {
    args: { contact: 'ANA@client.example' },
    ...admins(
      some({
        enquiries: expect.arrayContaining([some({ id: ANA })]) as unknown,
        requests: [some({ kind: 'access' })],
      }),
    ),
  },
  change_block: {
    args: { survey: uuid(22), why: 'Nueva reclamación', last_day: '2030-01-01' },
    ...admins(null),
  },
  expired_surveys: admins([some({ id: BORIS })], []),
  erase_surveys: { args: { surveys: [ANA] }, ...admins(1) },
  block_surveys: {
    args: { surveys: [ANA], why: 'Reclamación', last_day: '2028-01-01' },
    ...admins(1),
  },
  blocked_list: admins([some({ id: uuid(22), reason: 'Reclamación' })], []),
  open_blocked: {
    args: { survey: uuid(22), asked_by: 'Juzgado n.º 1' },
    ...admins({ survey: { name: 'Carla' }, appointments: [], documents: [] }),
  },
  erasure_register: admins(some({ erasures: 1, surveys: [] }), null),
  erase_expired_surveys: admins(1),
  survey_erasure_history: admins([some({ id: uuid(30), erased_by: 'admin@tests.example' })], []),
  record_reply: { args: { survey: ANA, via: 'email', template: TEMPLATE }, ...admins(null) },
  survey_history: {
    args: { survey: ANA },
    ...admins(expect.arrayContaining([some({ action: 'opened' })]), []),
  },
  access_log_page: {
    args: { of_person: USERS.editor },
    ...admins(expect.arrayContaining([some({ person: USERS.editor })]), []),
  },
  access_log_state: admins(some({ broken_at: null }), null),
  health: admins(some({ requires_factor: true, admins_without_factor: 0 }), null),
  own_access: {
    answers: {
      visitor: [{ role: null, missing: null, require_factor: true }],
      editor: [{ role: 'editor', missing: null, require_factor: true }],
      admin: [{ role: 'admin', missing: null, require_factor: true }],
      adminAal1: [{ role: 'admin', missing: 'code', require_factor: true }],
    },
  },
  // Only for a session that has the second factor.
  new_recovery_codes: staff(RECOVERY_CODES),
  use_recovery_code: {
    args: { code: '00000-00000-00000' },
    answers: { visitor: null, editor: null, admin: null, adminAal1: null },
  },
  announce_change: { args: { what: 'x' }, answers: { ...forStaff(null, null), adminAal1: null } },
  require_proof: { answers: { ...forStaff(null, null), adminAal1: null } },
  reset_factor: { args: { person: USERS.editor }, ...admins(null) },
  name_staff: { args: { person: USERS.editor, new_name: 'Eva' }, ...staff(null) },
  staff_members: admins(
    [
      some({ user_id: USERS.admin, role: 'admin' }),
      some({ user_id: USERS.editor, role: 'editor' }),
    ],
    [],
  ),
  sessions_of: {
    args: { person: USERS.editor },
    answers: {
      visitor: [],
      editor: [some({ is_current: true })],
      admin: [some({ is_current: false })],
    },
  },
  my_session: {
    answers: forStaff(
      [some({ idle_minutes: 30, draft_key: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown })],
      [some({ idle_minutes: 30, draft_key: null })],
    ),
  },
  end_sessions: { args: { person: USERS.editor }, ...staff(1) },
  invite_staff: {
    args: { email: 'invited@tests.example', role: 'admin' },
    ...admins(expect.any(String)),
  },

  // The project's own key: mails, calendars, the translation service, the build.
  claim_mails: { answers: {} },
  calendars_to_read: { answers: {} },
  read_calendar_feed: { args: { token: 'none' }, answers: {} },
  store_busy_times: { args: { calendar: ANA, times: [], problem: null }, answers: {} },
  plan_warnings: { args: { times: {} }, answers: {} },
  record_mail_result: { args: { mail: ANA, attempt: 1 }, answers: {} },
  record_proposals: {
    args: { post: POST, lang: OTHER, service: 'deepl', person: ANA, proposals: [] },
    answers: {},
  },
  claim_build: { answers: {} },
  record_build_result: { args: { claim: ANA }, answers: {} },
};

/** Whether a role may call a function, and the result. 'adminAal1' has a visitor's rights. */
export function answerOf(name: string, role: Role): { may: boolean; answer: unknown } {
  const answers = FUNCTIONS[name]?.answers ?? {};
  const own = role === 'adminAal1' && !(role in answers) ? 'visitor' : role;
  return { may: own in answers, answer: answers[own] };
}

/** The functions that a role of the database may execute, of which each has been reviewed for strangers. */
export const callableBy = (role: 'anon' | 'authenticated') =>
  Object.keys(FUNCTIONS)
    .filter((name) =>
      ROLES.some((each) => (each === 'anon') === (role === 'anon') && answerOf(name, each).may),
    )
    .sort();
