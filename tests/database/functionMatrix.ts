import { expect } from 'vitest';
import { type Role, ROLES, type Row, USERS } from '../support/backend';
import { LATER, NEXT_YEAR } from './enquiryRow';
import { ANA, APPOINTMENT, BORIS, ENQUIRY, OPINIONS, POST, TEMPLATE, uuid } from './matrix';
import { OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** What a call of each function returns for the rows of the tables' matrix. */
interface FunctionRights {
  args: Row;
  /** The result per role; a role that is missing is refused. */
  answers: Partial<Record<Role, unknown>>;
}

// What exactly those get who may have it is tested with each feature.
const SOME: unknown = expect.anything();
const ROWS: unknown = expect.arrayContaining([SOME]);
const REFUSED = Symbol('refused, where a visitor is not');
const TOKEN: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
const some = (row: Row): unknown => expect.objectContaining(row);

/** The same for everybody, with or without an account. */
const all = (args: Row, answer: unknown): FunctionRights => ({
  args,
  answers: { anon: answer, visitor: answer, editor: answer, admin: answer },
});

/** For staff; an account without a role is refused. */
const staff = (args: Row, answer: unknown): FunctionRights => ({
  args,
  answers: { editor: answer, admin: answer },
});

/** For admins; other accounts are refused. */
const admins = (args: Row, answer: unknown): FunctionRights => ({
  args,
  answers: { admin: answer },
});

/** For the project's own key alone. */
const project = (args: Row = {}): FunctionRights => ({ args, answers: {} });

/** What an account gives or proves before it has the rights of its role, without effect here. */
const anyAccount = (args: Row): FunctionRights => ({
  args,
  answers: { visitor: null, editor: null, admin: null, adminAal1: null },
});

const TITLE = { language: SOURCE_LANGUAGE, namespace: 'common', key: 'title' };

/** What editors see of the dashboard. */
const OF_EDITORS = [
  ...['publication', 'scheduled', 'notes', 'approved', 'translated', 'opinions', 'unreviewed'],
  ...['posts', 'testimonials', 'translations'],
];

/** The next midnight, when no time is free. */
const NIGHT = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 60_000).toISOString();
/** A link that nobody has made. */
const NO_LINK = { token: 'none', lang: SOURCE_LANGUAGE, seen: '' };
const VISITS = [
  { page: 'service', language: OTHER, step: 'seen', visits: 6 },
  { page: 'service', language: OTHER, step: 'opened', visits: null },
];
const [NOTHING, NEW] = [uuid(999), uuid(998)];
const BLOCKED = uuid(22);
const WHY = 'Lo pide';

export const FUNCTIONS: Record<string, FunctionRights> = {
  search_posts: all({ query: 'publicado', lang: SOURCE_LANGUAGE }, [some({ slug: 'published' })]),
  publication_revision: all({}, expect.stringMatching(/^\d+-\d{4}(-\d\d){4}$/)),
  published_addresses: all(
    {},
    some({ testimonials: [SOME], redirects: [some({ slug: 'published' }), SOME], own_slugs: {} }),
  ),
  count_step: all({ pages: ['home'], lang: OTHER, reached: 'seen' }, null),
  free_slots: all({ kind: 'video', earliest: NIGHT, latest: NIGHT }, []),
  book: all(
    { enquiry: ENQUIRY, kind: 'video', start: NIGHT },
    some({ status: 'unplaced', token: TOKEN }),
  ),

  // Nothing without the token of a link.
  my_appointment: all({ token: 'none' }, null),
  move_appointment: all({ token: 'none', start: NIGHT }, null),
  cancel_appointment: all({ token: 'none' }, false),
  open_document_link: all({ token: 'none' }, null),
  add_document_part: all(
    { token: 'none', document: uuid(997), name: 'x', part: 0, parts: 1, content: 'JVBERi0x' },
    null,
  ),
  open_link: all({ token: 'none' }, null),
  add_review_note: all({ ...NO_LINK, author: 'Ana', note: 'Hola', version: 1 }, false),
  approve_review: all({ ...NO_LINK, author: 'Ana' }, null),
  save_translation: all(
    {
      ...{ token: 'none', seen: '', page: NOTHING, since: null },
      ...{ texts: {}, paragraphs: [], finished: false },
    },
    null,
  ),

  // An account without a role reads nothing of posts, texts and testimonials, and may not write.
  testimonials_for_staff: staff({}, [SOME, SOME]),
  order_testimonials: staff({ ids: [OPINIONS.inactive, OPINIONS.active] }, 2),
  post_for_staff: staff({ post: POST }, ROWS),
  make_review_link: staff({ post: POST, days: 7, reader: 'Ana' }, TOKEN),
  revoke_review_link: staff({ link: NOTHING }, null),
  settle_review_note: staff({ note: NOTHING, settled: true }, null),
  decide_link_translation: staff(
    { link: NOTHING, seen: '2026-01-01T00:00:00Z', decision: 'dismissed' },
    false,
  ),
  reviews_of_post: staff({ post: POST }, { links: [], notes: [], approvals: [] }),
  post_versions: staff({ post: POST }, ROWS),
  post_version: staff({ post: POST, number: 1 }, ROWS),
  posts_for_staff: staff({}, [SOME, SOME, SOME]),
  post_counts: staff({}, [some({ every: 3, hidden: 1 })]),
  unused_images: staff({}, []),
  charge_translation: staff({ characters: 10 }, SOME),
  translation_proposals: staff({ post: POST, lang: OTHER }, []),
  decide_proposals: staff({ ids: [], decision: 'accepted' }, 0),
  confirm_translation: staff({ post: POST, lang: 'en', seen: 1 }, 1),
  duplicate_post: staff({ post: POST }, SOME),
  publish_now: staff({}, null),
  build_problem: staff({}, 'http 404'),
  save_texts: staff({ changes: [{ ...TITLE, value: 'Otro', expected: 'Texto' }] }, null),
  visit_outcomes: staff({ days: 30 }, VISITS),
  dashboard: {
    args: {},
    answers: {
      editor: expect.toSatisfy((lines: Row[]) =>
        lines.every(({ kind }) => OF_EDITORS.includes(String(kind))),
      ) as unknown,
      admin: expect.arrayContaining([some({ kind: 'new' }), some({ kind: 'posts' })]) as unknown,
    },
  },

  archive: admins({}, expect.arrayContaining([some({ table: 'public.staff' })])),
  agenda: admins({ earliest: '2999-01-01', latest: '2999-02-01' }, [
    some({ id: APPOINTMENT, name: 'Ana Pérez', conflict: true }),
  ]),
  new_calendar_feed: admins({ with_names: true }, TOKEN),
  calendar_feed_state: admins({}, SOME),
  change_appointment: admins({ appointment: APPOINTMENT, change: 'decline', word: WHY }, null),
  enter_appointment: admins({ kind: 'phone', start: '2999-01-09T09:00Z', survey: ANA }, SOME),
  send_reply: admins(
    { reply: NEW, survey: ANA, subject: 'Cita', body: 'Hola', answers: true },
    NEW,
  ),
  retry_reply: admins({ reply: NOTHING }, false),
  sent_replies: admins({ survey: ANA }, { sends: true, replies: [] }),
  new_document_link: admins({ survey: ANA, days: 14 }, TOKEN),
  revoke_document_link: admins({ link: NOTHING }, null),
  documents_of_survey: admins({ survey: ANA }, { documents: [], links: [] }),
  read_document_part: admins({ document: NOTHING, part: 0 }, null),
  remove_document: admins({ document: NOTHING }, false),
  archived_part: admins({ name: 'none' }, null),
  record_consent_texts: admins({ texts: [] }, 0),
  import_clients: admins({ names: ['Nuevo Cliente'], replacing: false }, 2),
  conflicts: admins({ survey: ANA }, ROWS),
  with_conflicts: admins({ surveys: [ANA, BORIS] }, [ANA]),
  search_surveys: admins({ query: 'ana' }, ROWS),
  open_survey: admins({ survey: ANA }, [some({ message: ENQUIRY.message })]),
  change_surveys: admins({ surveys: [ANA], change: { status: 'contacted' } }, [ANA]),
  settle_conflict: admins({ survey: ANA, outcome: 'none' }, null),
  mail_health: admins({}, SOME),
  request_test_mail: admins({}, null),
  export_surveys: admins({ surveys: [ANA] }, [some({ message: ENQUIRY.message })]),
  surveys_of_person: admins({ survey: ANA }, ROWS),
  correct_survey: admins({ survey: ANA, changes: { phone: '+34 600 000 009' }, why: WHY }, null),
  corrected_values: admins({ survey: ANA, asked_by: 'Juzgado n.º 1' }, SOME),
  withdraw_special_consent: admins({ survey: ANA, why: WHY }, null),
  limit_survey: admins({ survey: ANA, why: WHY }, null),
  person_data: admins({ contact: 'ANA@client.example' }, some({ enquiries: ROWS, requests: ROWS })),
  change_block: admins({ survey: BLOCKED, why: WHY, last_day: LATER }, null),
  expired_surveys: admins({}, 1),
  erase_surveys: admins({ surveys: [ANA] }, 1),
  block_surveys: admins({ surveys: [ANA], why: WHY, last_day: NEXT_YEAR }, 1),
  blocked_list: admins({}, [some({ id: BLOCKED })]),
  open_blocked: admins({ survey: BLOCKED, asked_by: 'Juzgado n.º 1' }, some({ survey: SOME })),
  erasure_register: admins({}, some({ erasures: 1 })),
  record_reply: admins({ survey: ANA, via: 'email', template: TEMPLATE }, null),
  survey_history: admins({ survey: ANA }, ROWS),
  access_log_page: admins({ of_person: USERS.editor }, ROWS),
  access_log_state: admins({}, some({ broken_at: null })),
  health: admins({}, some({ requires_factor: true, admins_without_factor: 0 })),

  own_access: {
    args: {},
    answers: {
      visitor: [some({ role: null, missing: null, draft_key: null })],
      editor: [some({ role: 'editor', missing: null, draft_key: TOKEN })],
      admin: [some({ role: 'admin', missing: null, draft_key: TOKEN })],
      adminAal1: [some({ role: 'admin', missing: 'code', draft_key: null })],
    },
  },
  // Only for a session that has the second factor.
  new_recovery_codes: staff(
    {},
    expect.arrayContaining([expect.stringMatching(/^(\w{5}-){4}\w{5}$/)]),
  ),
  use_recovery_code: anyAccount({ code: '00000-00000-00000' }),
  // Not by the password alone where the account has an app.
  announce_change: {
    args: { what: 'x' },
    answers: { visitor: null, editor: null, admin: null, adminAal1: REFUSED },
  },
  require_proof: anyAccount({}),
  reset_factor: admins({ person: USERS.editor }, null),
  name_staff: staff({ person: USERS.editor, new_name: 'Eva' }, null),
  staff_members: admins({}, ROWS),
  sessions_of: staff({ person: USERS.editor }, ROWS),
  end_sessions: staff({ person: USERS.editor }, 1),
  invite_staff: admins({ email: 'invited@tests.example', role: 'admin' }, SOME),

  // Mails, documents, calendars, the translation service and the build.
  claim_mails: project(),
  note_mail_sender: project({ sends: false }),
  document_to_scan: project(),
  record_scan: project({ document: NOTHING, infected: false }),
  calendars_to_read: project(),
  read_calendar_feed: project({ token: 'none' }),
  store_busy_times: project({ calendar: ANA, times: [], problem: null }),
  plan_warnings: project({ times: {} }),
  record_mail_result: project({ mail: ANA, attempt: 1 }),
  record_proposals: project({
    ...{ post: POST, lang: OTHER, service: 'deepl', person: ANA, proposals: [] },
  }),
  claim_build: project(),
  record_build_result: project({ claim: ANA }),
};

/** Whether a role may call a function, and the result. 'adminAal1' has a visitor's rights. */
export function answerOf(name: string, role: Role): { may: boolean; answer: unknown } {
  const answers = FUNCTIONS[name]?.answers ?? {};
  const own = role === 'adminAal1' && !(role in answers) ? 'visitor' : role;
  return { may: own in answers && answers[own] !== REFUSED, answer: answers[own] };
}

/** The functions that a role of the database may execute, of which each has been reviewed for strangers. */
export const callableBy = (role: 'anon' | 'authenticated') =>
  Object.keys(FUNCTIONS)
    .filter((name) =>
      ROLES.some((each) => (each === 'anon') === (role === 'anon') && answerOf(name, each).may),
    )
    .sort();
