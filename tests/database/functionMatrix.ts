import { expect } from 'vitest';
import { type Role, type Row, USERS } from '../support/backend';
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

const onlyAdmins = (answer: unknown, others: unknown) => ({
  visitor: others,
  editor: others,
  admin: answer,
});

const some = (row: Row): unknown => expect.objectContaining(row);

const wholeOpinions = [
  some({ name: 'Active', verification: 'Expediente 12/2025' }),
  some({ name: 'Inactive' }),
];

const STATES = [
  'every',
  'published',
  'scheduled',
  'hidden',
  'outdated',
  'waiting',
  'wanted',
  'bin',
];
const NO_POSTS = Object.fromEntries(STATES.map((state) => [state, 0]));

const figures = { posts: some({ published: 1, hidden: 1, scheduled: 1 }) };
const work = { publication: some({ problem: 'http 404' }), opinions: some({ waiting: 1 }) };

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
  decide_proposals: {
    args: { ids: [], decision: 'accepted' },
    answers: { editor: 0, admin: 0 },
  },
  confirm_translation: {
    args: { post: POST, lang: 'en', seen: 1 },
    answers: { editor: 2, admin: 2 },
  },
  duplicate_post: {
    args: { post: POST, image: '' },
    answers: { editor: expect.any(String), admin: expect.any(String) },
  },
  publish_now: { answers: { editor: null, admin: null } },
  build_problem: { answers: forStaff('http 404', null) },
  save_texts: {
    args: {
      changes: [
        {
          language: SOURCE_LANGUAGE,
          namespace: 'common',
          key: 'title',
          value: 'Otro',
          expected: 'Texto',
        },
      ],
    },
    answers: { editor: null, admin: null },
  },
  dashboard: {
    answers: {
      visitor: null,
      editor: some({
        ...figures,
        enquiries: null,
        work: some({ ...work, enquiries: null, flagged: null, mails: null }),
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
  record_consent_texts: { args: { texts: [] }, answers: { admin: 0 } },
  import_clients: { args: { names: ['Nuevo Cliente'], replacing: false }, answers: { admin: 2 } },
  conflicts: {
    args: { survey: ANA },
    answers: { admin: [some({ part: 'client', name: 'Taras Shevchenko' })] },
  },
  with_conflicts: { args: { surveys: [ANA, BORIS] }, answers: onlyAdmins([ANA], []) },
  search_surveys: {
    args: { query: 'ana' },
    answers: onlyAdmins([some({ id: ANA }), some({ name: 'Boris' })], []),
  },
  open_survey: {
    args: { survey: ANA },
    answers: { admin: [some({ id: ANA, message: 'Necesito ayuda con un contrato.' })] },
  },
  change_surveys: {
    args: { surveys: [ANA], change: { status: 'contacted' } },
    answers: onlyAdmins([ANA], []),
  },
  settle_conflict: { args: { survey: ANA, outcome: 'none' }, answers: { admin: null } },
  mail_health: { answers: onlyAdmins(some({ sent: null }), null) },
  request_test_mail: { answers: { admin: null } },
  export_surveys: {
    args: { surveys: [ANA] },
    answers: { admin: [some({ id: ANA, message: 'Necesito ayuda con un contrato.' })] },
  },
  surveys_of_person: {
    args: { survey: ANA },
    answers: onlyAdmins(expect.arrayContaining([some({ id: ANA }), some({ name: 'Boris' })]), []),
  },
  correct_survey: {
    args: { survey: ANA, changes: { phone: '+34 600 000 009' }, why: 'Error al escribir' },
    answers: { admin: null },
  },
  corrected_values: {
    args: { survey: ANA, asked_by: 'Juzgado n.º 1' },
    answers: { admin: expect.any(Array) as unknown },
  },
  withdraw_special_consent: {
    args: { survey: ANA, why: 'Lo pide la persona' },
    answers: { admin: null },
  },
  limit_survey: { args: { survey: ANA, why: 'Discute los datos' }, answers: { admin: null } },
  person_data: {
    args: { contact: 'ANA@client.example' },
    answers: {
      admin: some({
        enquiries: expect.arrayContaining([some({ id: ANA })]) as unknown,
        requests: [some({ kind: 'access' })],
      }),
    },
  },
  change_block: {
    args: { survey: uuid(22), why: 'Nueva reclamación', last_day: '2030-01-01' },
    answers: { admin: null },
  },
  expired_surveys: { answers: onlyAdmins([some({ id: BORIS })], []) },
  erase_surveys: { args: { surveys: [ANA] }, answers: { admin: 1 } },
  block_surveys: {
    args: { surveys: [ANA], why: 'Reclamación', last_day: '2028-01-01' },
    answers: { admin: 1 },
  },
  blocked_list: { answers: onlyAdmins([some({ id: uuid(22), reason: 'Reclamación' })], []) },
  open_blocked: {
    args: { survey: uuid(22), asked_by: 'Juzgado n.º 1' },
    answers: { admin: { survey: { name: 'Carla' }, appointments: [], documents: [] } },
  },
  erasure_register: { answers: onlyAdmins(some({ erasures: 1, surveys: [] }), null) },
  erase_expired_surveys: { answers: { admin: 1 } },
  survey_erasure_history: {
    answers: onlyAdmins([some({ id: uuid(30), erased_by: 'admin@tests.example' })], []),
  },
  record_reply: {
    args: { survey: ANA, via: 'email', template: TEMPLATE },
    answers: { admin: null },
  },
  survey_history: {
    args: { survey: ANA },
    answers: onlyAdmins(expect.arrayContaining([some({ action: 'opened' })]), []),
  },
  access_log_page: {
    args: { of_person: USERS.editor },
    answers: onlyAdmins(expect.arrayContaining([some({ person: USERS.editor })]), []),
  },
  access_log_state: { answers: onlyAdmins(some({ broken_at: null }), null) },
  health: { answers: onlyAdmins(some({ requires_factor: true, admins_without_factor: 0 }), null) },
  own_access: {
    answers: {
      visitor: [{ role: null, missing: null, require_factor: true }],
      editor: [{ role: 'editor', missing: null, require_factor: true }],
      admin: [{ role: 'admin', missing: null, require_factor: true }],
      adminAal1: [{ role: 'admin', missing: 'code', require_factor: true }],
    },
  },
  new_recovery_codes: {
    // Only for a session that has the second factor.
    answers: { editor: RECOVERY_CODES, admin: RECOVERY_CODES },
  },
  use_recovery_code: {
    args: { code: '00000-00000-00000' },
    answers: { visitor: null, editor: null, admin: null, adminAal1: null },
  },
  announce_change: { args: { what: 'x' }, answers: { ...forStaff(null, null), adminAal1: null } },
  require_proof: { answers: { ...forStaff(null, null), adminAal1: null } },
  reset_factor: { args: { person: USERS.editor }, answers: { admin: null } },
  name_staff: {
    args: { person: USERS.editor, new_name: 'Eva' },
    answers: { editor: null, admin: null },
  },
  staff_members: {
    answers: onlyAdmins(
      [
        some({ user_id: USERS.admin, role: 'admin' }),
        some({ user_id: USERS.editor, role: 'editor' }),
      ],
      [],
    ),
  },
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
  end_sessions: { args: { person: USERS.editor }, answers: { editor: 1, admin: 1 } },
  invite_staff: {
    args: { email: 'invited@tests.example', role: 'admin' },
    answers: { admin: expect.any(String) },
  },

  // The mail outbox: the project's own key.
  claim_mails: { answers: {} },
  calendars_to_read: { answers: {} },
  read_calendar_feed: { args: { token: 'none' }, answers: {} },
  store_busy_times: { args: { calendar: uuid(1), times: [], problem: null }, answers: {} },
  plan_warnings: { args: { times: {} }, answers: {} },
  record_mail_result: { args: { mail: uuid(40), attempt: 1 }, answers: {} },
  record_proposals: {
    args: { post: POST, lang: OTHER, service: 'deepl', person: USERS.editor, proposals: [] },
    answers: {},
  },
  claim_build: { answers: {} },
  record_build_result: { args: { claim: uuid(40) }, answers: {} },
};

/** Whether a role may call a function, and the result. 'adminAal1' has a visitor's rights. */
export function answerOf(name: string, role: Role): { may: boolean; answer: unknown } {
  const answers = FUNCTIONS[name]?.answers ?? {};
  const own = role === 'adminAal1' && !(role in answers) ? 'visitor' : role;
  return { may: own in answers, answer: answers[own] };
}
