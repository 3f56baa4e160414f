import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/paths';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { type Role, type Row, USERS } from '../support/backend';
import { ENQUIRY } from './enquiryRow';
import { recordedConsent } from '../support/consentTexts';
import { OTHER } from '../support/languages';

/**
 * The rows of each table, what a call sends, and which role may do what with which row. Anything
 * else is refused.
 */
interface TableRights {
  /** The column by which `may` names rows. */
  key: string;
  rows: Row[];
  /** The migration inserts rows too, which stay. */
  given?: true;
  insert: Row;
  update: Row;
  /** The rows that a call may delete, where others must stay. */
  free?: Key[];
  may: Partial<Record<Role, Rights>>;
}

type Key = string | boolean;
type Rights = { select?: Key[]; insert?: true; update?: Key[]; delete?: Key[] };

export const uuid = (end: number) => `20000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

/** Reading the given rows, and these verbs. */
const may = (keys: Key[], ...verbs: ('insert' | 'update' | 'delete')[]): Rights => ({
  select: keys,
  ...(verbs.includes('insert') && { insert: true }),
  ...(verbs.includes('update') && { update: keys }),
  ...(verbs.includes('delete') && { delete: keys }),
});

/** Every verb on the given rows, for staff. */
const everything = (keys: Key[]) => may(keys, 'insert', 'update', 'delete');
const staff = (rights: Rights) => ({ editor: rights, admin: rights });

/** Reading the given rows, with or without an account. */
const visitors = (keys: Key[]) => ({ anon: { select: keys }, visitor: { select: keys } });

const posts = ['published', 'hidden', 'future'];
const testimonials = ['Active', 'Inactive'];
export const OPINIONS = { active: uuid(60), inactive: uuid(61) };
const schema = readFileSync(join(ROOT, 'supabase/schemas/08_languages.sql'), 'utf8');
/** All languages of the database, also those that the site has dropped. */
const languages = Array.from(schema.matchAll(/^ {2}\('(\w+)', /gm), ([, code = '']) => code);
/** All languages of the site but the one that is switched off. */
const offered = LANGUAGES.filter((code) => code !== 'fr') as string[];
const categories = ['General', 'Civil', 'Secreto', 'Futuro', 'Vacía'];
const texts = ['loading', 'title'];
const consentTexts = recordedConsent();

export { ENQUIRY };

/** The published post, translated into English. */
export const POST = uuid(10);
const HIDDEN_POST = uuid(11);
/** One of the two enquiries. */
export const ANA = uuid(20);
/** The other one, which is past its retention period. */
export const BORIS = uuid(21);

/** A reply template. */
export const TEMPLATE = uuid(50);

/** Ana's appointment, which has no time yet. */
export const APPOINTMENT = uuid(70);
const [ABSENCE, CALENDAR, FROM_CALENDAR] = [uuid(71), uuid(72), uuid(73)];
const KINDS = ['video', 'phone', 'office'];

const appointmentOn = (day: string, more: Row): Row => ({
  ...{ survey_id: ANA, kind: 'video', starts_at: `${day}T09:00Z` },
  ...{ ends_at: `${day}T09:30Z`, busy_until: `${day}T09:30Z` },
  ...more,
});

export const published: Readonly<Row> = {
  id: POST,
  slug: 'published',
  title: 'Publicado',
  title_en: 'Published',
  category: 'Civil',
  date: '2026-01-02',
};

const RECEIVED = { channel: 'email', received_on: '2026-01-02' };
const TEXT = { namespace: 'common', value: 'Texto' };

export const TABLES: Record<string, TableRights> = {
  categories: {
    key: 'name',
    given: true,
    rows: categories.slice(1).map((name) => ({ name })),
    insert: { name: 'Nueva' },
    update: { name_en: 'Other' },
    free: ['Vacía'],
    may: {
      // Categories of unpublished posts are not shown.
      ...visitors(['Civil']),
      ...staff({ ...everything(categories), delete: ['Vacía'] }),
    },
  },
  blog_posts: {
    key: 'slug',
    rows: [
      published,
      {
        ...{ id: HIDDEN_POST, slug: 'hidden', title: 'Oculto', category: 'Secreto' },
        ...{ date: '2026-01-01', hidden: true },
      },
      { slug: 'future', title: 'Mañana', category: 'Futuro', date: '2999-01-01' },
    ],
    insert: { slug: 'new', title: 'Nuevo' },
    update: { title: 'Otro' },
    may: { ...visitors(['published']), ...staff(everything(posts)) },
  },
  clients: {
    key: 'name',
    rows: [{ name: 'Taras Shevchenko' }],
    insert: { name: 'Nuevo Cliente' },
    update: { name: 'Otro' },
    may: { admin: may(['Taras Shevchenko'], 'insert', 'delete') },
  },
  consent_texts: {
    key: 'text',
    given: true,
    rows: [],
    insert: { part: 'consent', language: SOURCE_LANGUAGE, text: 'Otro' },
    update: { text: 'Otro' },
    may: { admin: may(consentTexts) },
  },
  contact_surveys: {
    key: 'name',
    rows: [
      { ...ENQUIRY, id: ANA, opposing_party: 'Тарас Шевченко' },
      { ...ENQUIRY, id: BORIS, name: 'Boris', created_at: '2020-01-01', status: 'closed' },
    ],
    insert: { ...ENQUIRY, name: 'Carla' },
    update: { status: 'contacted' },
    may: {
      ...{ anon: { insert: true }, visitor: { insert: true }, editor: { insert: true } },
      admin: everything(['Ana Pérez', 'Boris']),
    },
  },
  // After the enquiries, to which they belong.
  appointments: {
    key: 'id',
    rows: [appointmentOn('2999-01-07', { id: APPOINTMENT, status: 'unplaced' })],
    insert: appointmentOn('2999-01-08', { status: 'confirmed' }),
    update: { status: 'cancelled' },
    may: { admin: may([APPOINTMENT]) },
  },
  appointment_kinds: {
    key: 'id',
    given: true,
    rows: [],
    insert: { id: 'video' },
    update: { minutes: 45 },
    may: { ...visitors(['video']), editor: may(['video']), admin: may(KINDS, 'update') },
  },
  busy_calendars: {
    key: 'id',
    rows: [
      { id: CALENDAR, name: 'Google', url: 'https://calendar.example/x.ics', problem: 'http 404' },
    ],
    insert: { name: 'Outlook', url: 'https://calendar.example/y.ics' },
    update: { name: 'Otro' },
    may: { admin: may([CALENDAR], 'insert', 'delete') },
  },
  absences: {
    key: 'id',
    rows: [
      { id: ABSENCE, starts_at: '2999-08-01Z', ends_at: '2999-08-15Z' },
      {
        ...{ id: FROM_CALENDAR, calendar_id: CALENDAR },
        ...{ starts_at: '2999-09-01Z', ends_at: '2999-09-02Z' },
      },
    ],
    insert: { starts_at: '2998-08-01Z', ends_at: '2998-08-15Z' },
    update: { note: 'Vacaciones' },
    // Those of a calendar go with it.
    may: { admin: { ...everything([ABSENCE]), select: [ABSENCE, FROM_CALENDAR] } },
  },
  firm_facts: {
    key: 'id',
    given: true,
    rows: [],
    insert: { street: 'Calle Otra, 2' },
    update: { street: 'Calle Otra, 2' },
    may: { ...visitors([true]), editor: may([true]), admin: may([true], 'update') },
  },
  holidays: {
    key: 'day',
    rows: [{ day: '2026-12-08', name: 'Inmaculada' }],
    insert: { day: '2026-12-25' },
    update: { name: 'Otro' },
    may: { admin: may(['2026-12-08'], 'insert', 'delete') },
  },
  language_settings: {
    key: 'language_code',
    given: true,
    rows: [],
    insert: { language_code: 'xx', language_name: 'Otra' },
    update: { is_active: true },
    may: {
      ...visitors(offered),
      editor: { select: languages },
      admin: { select: languages, update: languages.filter((code) => !offered.includes(code)) },
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
    may: { ...visitors(['once-published']), ...staff(may(['once-published', 'once-hidden'])) },
  },
  post_translation_sources: {
    key: 'language',
    rows: [{ post_id: POST, language: 'en', title: 'Publicado', excerpt: '', content: '' }],
    insert: { post_id: POST, language: 'fr', title: 'Otro', excerpt: '', content: '' },
    update: { title: 'Otro' },
    may: staff(may(['en'])),
  },
  redirects: {
    key: 'source',
    rows: [
      { source: '/2019/05/publicado', post_id: POST, language: SOURCE_LANGUAGE },
      { source: '/category', kind: 'prefix', target: '/blog' },
    ],
    insert: { source: '/?p=1', target: '/contacto' },
    update: { target: '/otro' },
    may: { admin: may(['/2019/05/publicado', '/category'], 'insert', 'delete') },
  },
  reply_templates: {
    key: 'name',
    rows: [{ id: TEMPLATE, name: 'Recibida', body: 'Gracias.' }],
    insert: { name: 'Nueva', body: 'Texto' },
    update: { body: 'Otro' },
    may: { admin: everything(['Recibida']) },
  },
  rights_requests: {
    key: 'name',
    rows: [
      {
        kind: 'access',
        name: 'Ana Pérez',
        contact: 'ana@client.example',
        surveys: [ANA],
        ...RECEIVED,
      },
    ],
    insert: { kind: 'erasure', name: 'Boris', contact: 'boris@client.example', ...RECEIVED },
    update: { identity: 'Escribe desde el mismo correo' },
    // It is proof.
    may: { admin: may(['Ana Pérez'], 'insert', 'update') },
  },
  translation_terms: {
    key: 'term',
    rows: [{ term: 'arraigo', [`term_${OTHER}`]: 'Verwurzelung' }],
    insert: { term: 'NIE', keep: true },
    update: { term_fr: 'enracinement' },
    may: staff(everything(['arraigo'])),
  },
  settings: {
    key: 'id',
    rows: [{ survey_retention_months: 12 }],
    insert: { survey_retention_months: 6 },
    update: { survey_retention_months: 6 },
    may: { admin: may([true], 'update') },
  },
  staff: {
    key: 'user_id',
    rows: [], // The test accounts' own.
    insert: { user_id: USERS.visitor, role: 'admin' },
    update: { role: 'admin' },
    may: {
      editor: { select: [USERS.editor] },
      adminAal1: { select: [USERS.admin] },
      // Not their own row, so that the last admin cannot lock everybody out.
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
    may: staff(may(['2026-01-01'])),
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
      anon: may([uuid(2)], 'update'),
      visitor: may([uuid(2)], 'update'),
      ...staff({ ...may([uuid(1), uuid(2)]), update: [uuid(2)] }),
    },
  },
  survey_erasures: {
    key: 'id',
    rows: [{ id: uuid(30), received_on: '2025-01-01', reason: 'request', erased_by: USERS.admin }],
    insert: { received_on: '2025-01-02', reason: 'request' },
    update: { received_on: '2025-01-02' },
    may: { admin: may([uuid(30)]) },
  },
  testimonials: {
    key: 'name',
    rows: [
      {
        ...{ id: OPINIONS.active, name: 'Active', testimonial: 'Muy bien.', active: true },
        ...{ consent_date: '2026-01-01', verification: 'Expediente 12/2025' },
        created_at: '2026-01-02',
      },
      { id: OPINIONS.inactive, name: 'Inactive', testimonial: 'Bien.', created_at: '2026-01-01' },
    ],
    insert: { name: 'New', testimonial: 'Perfecto.' },
    update: { role: 'Cliente' },
    may: { ...visitors(['Active']), ...staff(everything(testimonials)) },
  },
  text_overrides: {
    key: 'key',
    rows: texts.map((key) => ({ language: SOURCE_LANGUAGE, ...TEXT, key })),
    insert: { language: OTHER, ...TEXT, key: 'new' },
    update: { value: 'Otro' },
    may: { ...visitors(texts), ...staff(everything(texts)) },
  },
};

/** What a role may do with a table. 'adminAal1' has a visitor's rights, unless it is listed. */
export function rightsOf(table: string, role: Role): TableRights['may'][Role] {
  const may = TABLES[table]?.may;
  return may?.[role] ?? (role === 'adminAal1' ? may?.visitor : undefined);
}
