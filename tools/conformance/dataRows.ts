/** What the site and its tools ask of /rest/v1, by every operator and error (server/origin/restRules.ts). */
import { LANGUAGES as SITE_LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { rowsOf } from './state.ts';
import { PREFIX, type Answer } from './target.ts';

const row = rowsOf('/rest/v1/');

const LANGUAGES = 'GET language_settings?select=language_code&order=language_code';
const COUNTED = { prefer: 'count=exact' };
const WHOLE = { prefer: 'return=representation' };
const ONE = { accept: 'application/vnd.pgrst.object+json' };

const NAME = `${PREFIX}category`;
const OWN = `categories?name=eq.${NAME}`;
const NO_MAILS = { batch: 0 };
const NONE = 'blog_posts?select=id&id=eq.00000000-0000-4000-8000-000000000000';

const values = ({ body }: Answer) =>
  Array.isArray(body)
    ? body.map((row: object) => String(Object.values(row)[0])).join(' ')
    : String(Object.values(body)[0]);
const range = ({ headers }: Answer) => headers.get('content-range') ?? 'no range';
const scalar = ({ body }: Answer) => (typeof body === 'string' ? 'a text' : typeof body);

/** What an enquiry has when nothing is wrong with it. */
const ENQUIRY = {
  name: `${PREFIX}enquiry`,
  email: `${PREFIX}enquiry@x.example`,
  language: SOURCE_LANGUAGE,
  channel: 'email',
  practice_area: 'civil',
  urgency: 'normal',
  message: 'A message of more than ten letters.',
  consent: true,
  consent_language: SOURCE_LANGUAGE,
  consent_version: '2026-01-01',
  fill_seconds: 60,
};

/** Filters of the site's languages, and which of them each gives. */
const FILTERS: [filter: string, holds: (code: string, place: number) => boolean][] = [
  ['language_code=eq.es', (code) => code === 'es'],
  ['language_code=neq.es&language_code=lt.fr', (code) => code !== 'es' && code < 'fr'],
  ['language_code=lte.de', (code) => code <= 'de'],
  ['language_code=gte.ru', (code) => code >= 'ru'],
  ['language_code=in.(es,"en")', (code) => code === 'es' || code === 'en'],
  ['language_code=like.e*', (code) => code.startsWith('e')],
  ['language_code=ilike.E*', (code) => code.startsWith('e')],
  ['language_code=not.in.(ar,de,en,es,fr)', (code) => !/^(ar|de|en|es|fr)$/.test(code)],
  ['is_active=is.true&language_code=gt.ru', (code) => code > 'ru'],
  ['language_code=not.is.null&limit=2&offset=1', (_, place) => place === 1 || place === 2],
  ['or=(language_code.eq.es,language_code.lt."de")', (code) => code === 'es' || code < 'de'],
];
const givenBy = (holds: (code: string, place: number) => boolean) =>
  SITE_LANGUAGES.toSorted().filter(holds).join(' ');

const PERSON = { by: 'person' } as const;
const SHOWN = { shows: values };
const CHANGED = { ...PERSON, ...SHOWN, headers: WHOLE };
const RANGE = { shows: range };
const COUNT = { ...RANGE, headers: COUNTED };
const POST = 'POST contact_surveys';
const ADD = 'POST categories';
const ORIGIN = { origin: 'https://www.firm.example' };

/** What an account without a role asks. */
export const DATA_ROWS = [
  ...FILTERS.map(([filter, holds]) =>
    row(`filter by ${filter}`, `${LANGUAGES}&${filter}`, `200 ${givenBy(holds)}`, SHOWN),
  ),
  row(
    'filter by what a list contains',
    'GET blog_posts?select=id&languages=cs.{de}',
    '200 ',
    SHOWN,
  ),
  row(
    'name a column otherwise, in descending order',
    'GET language_settings?select=code:language_code&order=language_code.desc&limit=2',
    `200 ${JSON.stringify(
      SITE_LANGUAGES.toSorted()
        .slice(-2)
        .reverse()
        .map((code) => ({ code })),
    )}`,
    { shows: ({ body }) => JSON.stringify(body) },
  ),
  row('read a page', `${LANGUAGES}&limit=2`, '200 0-1/*', RANGE),
  row(
    'read a page and count the rows',
    `${LANGUAGES}&limit=2`,
    `206 0-1/${SITE_LANGUAGES.length}`,
    COUNT,
  ),
  row(
    'count without reading',
    'HEAD language_settings?select=*',
    `200 0-${SITE_LANGUAGES.length - 1}/${SITE_LANGUAGES.length}`,
    COUNT,
  ),
  row('a page after the last', `${LANGUAGES}&offset=9`, '200 */*', RANGE),
  row('read one row', `${LANGUAGES}&limit=1`, `200 ${givenBy((_, place) => place === 0)}`, {
    ...SHOWN,
    headers: ONE,
  }),
  row('read one row of none', `GET ${NONE}`, '406 PGRST116', { headers: ONE }),
  row('an unknown table', 'GET there_is_none?select=*', '404 PGRST205'),
  row('an unknown column', 'GET categories?select=none', '400 42703'),
  row('a value that is no id', 'GET blog_posts?select=id&id=eq.x', '400 22P02'),
  row('a table that is not granted', 'GET settings?select=*', '401 42501'),
  row('a column that nobody reads', 'GET contact_surveys?select=message', '403 42501', PERSON),
  row('rows that a policy hides', 'GET contact_surveys?select=id', '200 ', { ...PERSON, ...SHOWN }),
  row('a forged token', LANGUAGES, '401 PGRST301', { by: 'forged' }),
  row('no key', LANGUAGES, '401', { by: 'nobody' }),
  row('ask from another origin', 'OPTIONS language_settings', 'allowed', {
    by: 'nobody',
    headers: {
      ...ORIGIN,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'apikey,authorization,content-type,prefer',
    },
    outcome: ({ status, headers }) =>
      status < 300 && headers.has('access-control-allow-origin') ? 'allowed' : String(status),
  }),
  row('read the count from another origin', `${LANGUAGES}&limit=1`, '206 shown', {
    headers: { ...COUNTED, ...ORIGIN },
    shows: ({ headers }) =>
      /content-range/i.test(headers.get('access-control-expose-headers') ?? '')
        ? 'shown'
        : 'hidden',
  }),
  row('a function that returns a value', 'POST rpc/publication_revision', '200 a text', {
    body: {},
    shows: scalar,
  }),
  row(
    'one that returns rows, filtered and counted',
    'POST rpc/search_posts?select=slug&order=date.desc&limit=5',
    '200 */0',
    { ...COUNT, body: { query: 'a', lang: SOURCE_LANGUAGE } },
  ),
  row('an unknown function', 'POST rpc/there_is_none', '404 PGRST202', { body: {} }),
  row('a function with an unknown argument', 'POST rpc/search_posts', '404 PGRST202', {
    body: { query: 'a', language: 'es' },
  }),
  row('an argument of another type', 'POST rpc/count_step', '400 22P02', {
    body: { pages: [], lang: 'es', reached: 'x' },
  }),
  row('a function that is not granted', 'POST rpc/claim_mails', '401 42501', { body: NO_MAILS }),
  row('the same as a person', 'POST rpc/claim_mails', '403 42501', { ...PERSON, body: NO_MAILS }),
  row('the same as the jobs do', 'POST rpc/claim_mails', '200', { by: 'service', body: NO_MAILS }),
  row('an enquiry that breaks a rule', POST, '400 23514', { body: { ...ENQUIRY, message: '' } }),
  row('an enquiry without a name', POST, '400 23502', { body: { ...ENQUIRY, name: undefined } }),
  row('an enquiry with a column that is not granted', POST, '401 42501', {
    body: { ...ENQUIRY, overflow: false },
  }),
  row('a row that a policy refuses', ADD, '403 42501', { ...PERSON, body: { name: NAME } }),
  row('change what a policy hides', 'PATCH settings?id=eq.true&select=id', '200 ', {
    ...CHANGED,
    body: { session_hours: 12 },
  }),
];

export const STAFF_ROWS = [
  row('a role that there is not', 'PATCH staff?role=eq.editor', '400 22P02', {
    by: 'service',
    body: { role: 'owner' },
  }),
  row('add a row and read it', `${ADD}?select=name`, `201 ${NAME}`, {
    ...CHANGED,
    body: { name: NAME },
  }),
  row('add it again', ADD, '409 23505', { ...PERSON, body: { name: NAME } }),
  row('change it and read it', `PATCH ${OWN}&select=name_en`, '200 Named', {
    ...CHANGED,
    body: { name_en: 'Named' },
  }),
  row('change it without reading it', `PATCH ${OWN}`, '204', {
    ...PERSON,
    body: { name_en: null },
  }),
  row('what a trigger refuses', 'DELETE categories?name=eq.General', '400 P0001 default_category', {
    ...PERSON,
    shows: ({ body }) => String(body.hint),
  }),
  row('remove it', `DELETE ${OWN}`, '204', PERSON),
  row('remove it again', `DELETE ${OWN}&select=name`, '200 ', CHANGED),
  row('add several rows', `${ADD}?columns="name","name_en"`, '201', {
    ...PERSON,
    body: [{ name: NAME }, { name: `${NAME}-2`, name_en: 'Second' }],
  }),
  row('a function for admins, as an editor', 'POST rpc/invite_staff', '403 42501', {
    ...PERSON,
    body: { email: `${PREFIX}new@x.example`, role: 'editor' },
  }),
  row('a function without an answer', 'POST rpc/require_proof', '204', { ...PERSON, body: {} }),
];

export const ROLE_ROW = [
  row('give the account a role', 'POST staff', '201', {
    by: 'service',
    body: (user_id?: string) => ({ user_id, role: 'editor' }),
  }),
];
