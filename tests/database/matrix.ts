import { expect } from 'vitest';
import { type Role, type Row, USERS } from '../support/backend';

/** The rows of each table, what a call sends, and who may do what with which row. What is not named is refused. */
interface TableRights {
  /** The column by which `may` names rows. */
  key: string;
  rows: Row[];
  insert: Row;
  update: Row;
  may: Partial<
    Record<Role, { select?: string[]; insert?: true; update?: string[]; delete?: string[] }>
  >;
}

export const VERBS = ['select', 'update', 'delete'] as const;

const uuid = (end: number) => `20000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

/** Every verb on the given rows. */
const everything = (keys: string[]) => ({
  select: keys,
  insert: true as const,
  update: keys,
  delete: keys,
});

const posts = ['published', 'hidden', 'future'];
const opinions = ['Active', 'Inactive'];
const languages = ['es', 'en', 'fr'];
const texts = ['loading', 'title'];

const survey = {
  name: 'Ana Pérez',
  email: 'ana@client.example',
  language: 'es',
  channel: 'email',
  practice_area: 'civil',
  urgency: 'normal',
  message: 'Necesito ayuda con un contrato.',
  consent: true,
  consent_language: 'es',
  consent_version: '2026-09',
  fill_seconds: 40,
};

/** An enquiry as the contact page sends it. */
export const SURVEY: Readonly<Row> = survey;

const published = { slug: 'published', title: 'Publicado', category: 'Civil', date: '2026-01-02' };

export const TABLES: Record<string, TableRights> = {
  blog_posts: {
    key: 'slug',
    rows: [
      published,
      { slug: 'hidden', title: 'Oculto', category: 'Secreto', date: '2026-01-01', hidden: true },
      { slug: 'future', title: 'Mañana', category: 'Futuro', date: '2999-01-01' },
    ],
    insert: { slug: 'new', title: 'Nuevo' },
    update: { title: 'Otro' },
    may: {
      anon: { select: ['published'] },
      visitor: { select: ['published'] },
      editor: everything(posts),
      admin: everything(posts),
    },
  },
  contact_surveys: {
    key: 'name',
    rows: [survey, { ...survey, name: 'Boris' }],
    insert: { ...survey, name: 'Carla' },
    update: { status: 'contacted' },
    may: {
      anon: { insert: true },
      visitor: { insert: true },
      editor: { insert: true },
      admin: everything(['Ana Pérez', 'Boris']),
    },
  },
  language_settings: {
    key: 'language_code',
    rows: [
      { language_code: 'es', language_name: 'Español', is_default: true },
      { language_code: 'en', language_name: 'English' },
      { language_code: 'fr', language_name: 'Français', is_active: false },
    ],
    insert: { language_code: 'de', language_name: 'Deutsch' },
    update: { language_name: 'Otro' },
    may: {
      anon: { select: ['es', 'en'] },
      visitor: { select: ['es', 'en'] },
      editor: { select: languages },
      admin: everything(languages),
    },
  },
  staff: {
    key: 'user_id',
    rows: [], // The test accounts' own.
    insert: { user_id: USERS.visitor, role: 'admin' },
    update: { created_at: '2000-01-01T00:00:00Z' },
    may: {
      editor: { select: [USERS.editor] },
      // Not their own row, so that the last admin cannot lock everybody out by mistake.
      admin: {
        select: [USERS.editor, USERS.admin],
        insert: true,
        update: [USERS.editor],
        delete: [USERS.editor],
      },
    },
  },
  stats_daily: {
    key: 'day',
    rows: [{ day: '2026-01-01', web_visitors: 3 }],
    insert: { day: '2026-01-02', web_visitors: 100 },
    update: { web_visitors: 100 },
    may: { editor: { select: ['2026-01-01'] }, admin: { select: ['2026-01-01'] } },
  },
  stats_realtime: {
    key: 'id',
    rows: [
      { id: uuid(1), created_at: '2026-01-01', web_visitors: 3 },
      { id: uuid(2), created_at: '2026-01-02', web_visitors: 5 },
    ],
    insert: { web_visitors: 100 },
    update: { web_visitors: 100 },
    may: {
      anon: { select: [uuid(2)], update: [uuid(2)] },
      visitor: { select: [uuid(2)], update: [uuid(2)] },
      editor: { select: [uuid(1), uuid(2)], update: [uuid(2)] },
      admin: { select: [uuid(1), uuid(2)], update: [uuid(2)] },
    },
  },
  testimonials: {
    key: 'name',
    rows: [
      {
        name: 'Active',
        testimonial: 'Muy bien.',
        active: true,
        consent_date: '2026-01-01',
        verification: 'Expediente 12/2025',
        created_at: '2026-01-02',
      },
      { name: 'Inactive', testimonial: 'Bien.', created_at: '2026-01-01' },
    ],
    insert: { name: 'New', testimonial: 'Perfecto.' },
    update: { role: 'Cliente' },
    may: {
      anon: { select: ['Active'] },
      visitor: { select: ['Active'] },
      editor: everything(opinions),
      admin: everything(opinions),
    },
  },
  text_overrides: {
    key: 'key',
    rows: texts.map((key) => ({ language: 'es', namespace: 'common', key, value: 'Texto' })),
    insert: { language: 'de', namespace: 'common', key: 'new', value: 'Text' },
    update: { value: 'Otro' },
    may: {
      anon: { select: texts },
      visitor: { select: texts },
      editor: everything(texts),
      admin: everything(texts),
    },
  },
};

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

const wholeOpinions = [
  expect.objectContaining({ name: 'Active', verification: 'Expediente 12/2025' }),
  expect.objectContaining({ name: 'Inactive' }),
];

export const FUNCTIONS: Record<string, FunctionRights> = {
  is_staff: { answers: { anon: false, visitor: false, editor: true, admin: true } },
  is_admin: { answers: { anon: false, visitor: false, editor: false, admin: true } },
  office_today: { answers: forAll(expect.stringMatching(/^\d{4}-\d\d-\d\d$/)) },
  current_stats_id: { answers: forAll(uuid(2)) },
  fold: { args: { value: 'Ñandú' }, answers: forAll('nandu') },
  search_posts: {
    args: { query: 'publicado', lang: 'es' },
    answers: forAll([expect.objectContaining(published)]),
  },
  post_categories: { answers: forAll(['Civil']) },
  testimonials_for_staff: { answers: { visitor: [], editor: wholeOpinions, admin: wholeOpinions } },
};
