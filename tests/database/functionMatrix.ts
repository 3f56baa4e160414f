import { expect } from 'vitest';
import { type Role, type Row, USERS } from '../support/backend';
import { ANA, POST, published, uuid } from './matrix';

/** What a call of each function is answered, over the rows of the tables' matrix. */
interface FunctionRights {
  args?: Row;
  /** What each role is answered; a role that is not here is refused. */
  answers: Partial<Record<Role, unknown>>;
}

const forAll = (answer: unknown) => ({
  anon: answer,
  visitor: answer,
  editor: answer,
  admin: answer,
});

/** What staff are answered, and who merely signed in; without a session there is no answer at all. */
const forStaff = (answer: unknown, visitor: unknown) => ({
  visitor,
  editor: answer,
  admin: answer,
});

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

const figures = { posts: some({ published: 1, hidden: 1, scheduled: 1 }) };

export const FUNCTIONS: Record<string, FunctionRights> = {
  // What anybody may ask.
  is_staff: { answers: { anon: false, visitor: false, editor: true, admin: true } },
  is_admin: { answers: { anon: false, visitor: false, editor: false, admin: true } },
  office_today: { answers: forAll(expect.stringMatching(/^\d{4}-\d\d-\d\d$/)) },
  current_stats_id: { answers: forAll(uuid(2)) },
  fold: { args: { value: 'Ñandú' }, answers: forAll('nandu') },
  search_posts: { args: { query: 'publicado', lang: 'es' }, answers: forAll([some(published)]) },
  post_categories: { answers: forAll(['Civil']) },

  // Opinions, posts and texts: staff. Who merely signed in finds nothing, and is refused where they would write.
  testimonials_for_staff: { answers: forStaff(wholeOpinions, []) },
  posts_for_staff: {
    answers: forStaff(
      ['future', 'published', 'hidden'].map((slug) => some({ slug, total: 3 })),
      [],
    ),
  },
  post_counts: {
    answers: forStaff(
      [{ every: 3, published: 1, scheduled: 1, hidden: 1, outdated: 0, bin: 0 }],
      [{ every: 0, published: 0, scheduled: 0, hidden: 0, outdated: 0, bin: 0 }],
    ),
  },
  post_categories_for_staff: { answers: forStaff(['Civil', 'Futuro', 'Secreto'], []) },
  unused_post_images: { answers: forStaff([], []) },
  // Works on the row that it is given, and reads nothing.
  post_translation: { args: { post: null, lang: 'en' }, answers: forStaff(null, null) },
  record_translation_sources: { args: { before: null, after: null }, answers: {} },
  confirm_translation: {
    args: { post: POST, lang: 'en', seen: 1 },
    answers: { editor: 2, admin: 2 },
  },
  duplicate_post: {
    args: { post: POST, image: '' },
    answers: { editor: expect.any(String), admin: expect.any(String) },
  },
  save_texts: {
    args: {
      changes: [
        { language: 'es', namespace: 'common', key: 'title', value: 'Otro', expected: 'Texto' },
      ],
    },
    answers: { editor: null, admin: null },
  },
  dashboard: {
    answers: {
      visitor: null,
      editor: some({ ...figures, enquiries: null }),
      admin: some({ ...figures, enquiries: { new: 1, urgent: 0 } }),
    },
  },

  // Enquiries and staff: admins.
  search_surveys: {
    args: { query: 'ana' },
    answers: onlyAdmins([some({ id: ANA }), some({ name: 'Boris' })], []),
  },
  surveys_of_person: {
    args: { survey: ANA },
    answers: onlyAdmins(expect.arrayContaining([some({ id: ANA }), some({ name: 'Boris' })]), []),
  },
  expired_surveys: { answers: onlyAdmins([some({ name: 'Boris' })], []) },
  erase_person: { args: { survey: ANA }, answers: { admin: 2 } },
  erase_expired_surveys: { answers: { admin: 1 } },
  survey_erasure_history: {
    answers: onlyAdmins([some({ id: uuid(30), erased_by: 'admin@tests.example' })], []),
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
  invite_staff: {
    args: { email: 'invited@tests.example', role: 'admin' },
    answers: { admin: expect.any(String) },
  },
};
