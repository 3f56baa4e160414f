import { type Role, type Row, USERS } from '../support/backend';

/** The rows of each table, what a call sends, and who may do what with which row. What is not named is refused. */
interface TableRights {
  /** The column by which `may` names rows. */
  key: string;
  rows: Row[];
  insert: Row;
  update: Row;
  may: Partial<Record<Role, { select?: Key[]; insert?: true; update?: Key[]; delete?: Key[] }>>;
}

type Key = string | boolean;

export const VERBS = ['select', 'update', 'delete'] as const;

export const uuid = (end: number) => `20000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

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

/** The post that is out, translated into English. */
export const POST = uuid(10);
const HIDDEN_POST = uuid(11);
/** One of the two enquiries. */
export const ANA = uuid(20);

export const published: Readonly<Row> = {
  id: POST,
  slug: 'published',
  title: 'Publicado',
  title_en: 'Published',
  category: 'Civil',
  date: '2026-01-02',
};

export const TABLES: Record<string, TableRights> = {
  blog_posts: {
    key: 'slug',
    rows: [
      published,
      {
        id: HIDDEN_POST,
        slug: 'hidden',
        title: 'Oculto',
        category: 'Secreto',
        date: '2026-01-01',
        hidden: true,
      },
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
    rows: [
      { ...survey, id: ANA },
      { ...survey, name: 'Boris', created_at: '2020-01-01', status: 'closed' },
    ],
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
  post_old_slugs: {
    key: 'slug',
    rows: [
      { slug: 'once-published', post_id: POST },
      { slug: 'once-hidden', post_id: HIDDEN_POST },
    ],
    insert: { slug: 'stolen', post_id: POST },
    update: { post_id: POST },
    may: {
      anon: { select: ['once-published'] },
      visitor: { select: ['once-published'] },
      editor: { select: ['once-published', 'once-hidden'] },
      admin: { select: ['once-published', 'once-hidden'] },
    },
  },
  post_translation_sources: {
    key: 'language',
    rows: [{ post_id: POST, language: 'en', title: 'Publicado', excerpt: '', content: '' }],
    insert: { post_id: POST, language: 'fr', title: 'Otro', excerpt: '', content: '' },
    update: { title: 'Otro' },
    may: { editor: { select: ['en'] }, admin: { select: ['en'] } },
  },
  settings: {
    key: 'id',
    rows: [{ survey_retention_months: 24 }],
    insert: { survey_retention_months: 12 },
    update: { survey_retention_months: 12 },
    may: { admin: { select: [true], update: [true] } },
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
  survey_erasures: {
    key: 'id',
    rows: [{ id: uuid(30), received_on: '2025-01-01', reason: 'request', erased_by: USERS.admin }],
    insert: { received_on: '2025-01-02', reason: 'request' },
    update: { received_on: '2025-01-02' },
    may: { admin: { select: [uuid(30)] } },
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
