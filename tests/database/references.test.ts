import { beforeEach, describe, expect, it } from 'vitest';
import { toTemplate } from '../../src/lib/admin/replies/template';
import { templateProblems } from '../../src/lib/admin/replies/fields';
import { CHANNELS, SOURCES, STATUSES, URGENCIES } from '../../src/site/enquiries';
import { NAMESPACES } from '../../src/i18n/namespaces';
import { firm } from '../../src/site/firm';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, LANGUAGES } from '../../src/site/languages';
import { SERVICE_IDS } from '../../src/site/services';
import { type Row, useBackend } from '../support/backend';
import { OTHER } from '../support/languages';
import { addCategories } from '../support/posts';
import { lastLogged } from './enquiryRow';

const db = useBackend();

/** An insert by an admin: null, or the error's code. */
async function insert(table: string, row: Row) {
  const { error } = await db.clients.admin.from(table).insert(row);
  return error?.code ?? null;
}

const CHECK = '23514';
const UNIQUE = '23505';

beforeEach(() => db.sql('truncate public.blog_posts cascade'));

describe('the migrations have what src/site has:', () => {
  it('the languages', async () => {
    const rows = await db.sql('select * from public.language_settings where is_active');
    const expected = LANGUAGES.map((code) => ({
      ...{ language_code: code, language_name: LANGUAGE_FACTS[code].name },
      ...{ is_active: true, is_default: code === SOURCE_LANGUAGE },
    }));
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  it('the practice areas', async () => {
    const rows = await db.sql('select id from private.practice_areas');
    expect(rows.map(({ id }) => id).sort()).toEqual([...SERVICE_IDS, 'other'].sort());
  });

  it('the firm’s time zone, and a retention of twelve months', async () => {
    expect(await db.sql('table public.settings')).toMatchObject([
      { time_zone: firm.timeZone, survey_retention_months: 12 },
    ]);
  });

  it.each([
    ['text_overrides', 'namespace', NAMESPACES],
    ['contact_surveys', 'channel', CHANNELS],
    ['contact_surveys', 'urgency', URGENCIES],
    ['contact_surveys', 'source', SOURCES],
    ['contact_surveys', 'status', STATUSES],
  ])('the values of %s.%s', async (table, column, values) => {
    const [row] = await db.sql(
      `select pg_get_constraintdef(c.oid) as text
       from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid
       where c.conrelid = $1::regclass and c.contype = 'c' and a.attname = $2
         and c.conkey = array[a.attnum]`,
      [`public.${table}`, column],
    );
    const accepted = [...String(row?.text).matchAll(/'([a-z]+)'/g)].map(([, value]) => value);
    expect(accepted.sort()).toEqual([...values].sort());
  });
});

describe('a category', () => {
  const categoriesOf = async (slug: string) => {
    const columns = 'category, additional_categories';
    return (await db.sql(`select ${columns} from public.blog_posts where slug = $1`, [slug]))[0];
  };
  const post = { slug: 'p', title: 'P' };
  const change = async (name: string, to: Row) =>
    (await db.clients.editor.from('categories').update(to).eq('name', name)).error;

  beforeEach(async () => {
    await db.sql(`delete from public.categories where name <> 'General'`);
    await addCategories(db.sql, 'Vivienda', 'Extranjería');
  });

  it('is the same whatever its case and accents', async () => {
    for (const name of ['VIVIENDA', 'extranjeria']) {
      expect(await insert('categories', { name })).toBe(UNIQUE);
    }
    for (const row of [{ name: '' }, { name: ' Otra' }, { [`name_${OTHER}`]: 'я'.repeat(61) }]) {
      expect(await insert('categories', { name: 'Otra', ...row })).toBe(CHECK);
    }
  });

  it('is matched however a post writes it, and must exist', async () => {
    const additional_categories = ['EXTRANJERIA', 'general', 'Extranjería'];
    const written = { ...post, category: 'vivienda', additional_categories };
    expect(await insert('blog_posts', written)).toBeNull();
    expect(await categoriesOf('p')).toEqual({
      category: 'Vivienda',
      additional_categories: ['Extranjería', 'General'],
    });
    for (const unknown of [{ category: 'Otra' }, { additional_categories: ['Otra'] }]) {
      const { error } = await db.clients.editor.from('blog_posts').update(unknown).eq('slug', 'p');
      expect(error).toMatchObject({ code: 'P0001', hint: 'unknown_category' });
    }
  });

  it('keeps its posts when it is renamed, and its first name as its key', async () => {
    const keyOf = async (name: string) =>
      (await db.sql('select key from public.categories where name = $1', [name]))[0]?.key;
    const additional_categories = ['Extranjería'];
    await insert('blog_posts', { ...post, category: 'Vivienda', additional_categories });
    expect(await change('Vivienda', { name: 'Casas' })).toBeNull();
    expect(await change('Extranjería', { name: 'Migración' })).toBeNull();
    expect(await categoriesOf('p')).toEqual({
      category: 'Casas',
      additional_categories: ['Migración'],
    });
    expect(await keyOf('Casas')).toBe('Vivienda');
    expect(await insert('categories', { name: 'Vivienda' })).toBeNull();
    expect(await keyOf('Vivienda')).toBeNull();
    expect((await change('Casas', { key: 'Casas' }))?.code).toBe('42501');
  });
});

const changeFacts = (facts: Row) =>
  db.clients.admin.from('firm_facts').update(facts).eq('id', true).select('id');
const revision = async () => (await db.clients.anon.rpc('publication_revision')).data;

it('the firm’s facts may be those of firm.ts, are published, and logged by name', async () => {
  const { phones, chatNumber: chat_number, email, address, openingHours: opening_hours } = firm;
  const { street, postalCode: postal_code } = address;
  const facts = { phones, chat_number, email, street, postal_code, opening_hours };
  const before = await revision();
  expect((await changeFacts(facts)).error).toBeNull();
  const { data } = await db.clients.anon.from('firm_facts').select('*');
  expect(data).toEqual([{ id: true, ...facts, closed_days: [], consultation_price: null }]);
  expect(await revision()).not.toBe(before);
  await changeFacts({ phones: ['+34300000009'], email: 'otro@firm.example' });
  const entry = { action: 'setting', detail: 'email, phones' };
  expect(await lastLogged(db)).toMatchObject(entry);
});

it('the reply templates of a new project are complete in all languages, with the same fields', async () => {
  const { data } = await db.clients.admin
    .from('reply_templates')
    .select('*')
    .overrideTypes<Parameters<typeof toTemplate>[0][], { merge: false }>();
  const found = (data ?? []).map(toTemplate);
  expect(found.length).toBeGreaterThanOrEqual(6);
  for (const { name, texts } of found) {
    expect(Object.values(templateProblems(name, texts)).join(''), name).toBe('');
    for (const language of LANGUAGES) expect(texts[language]).not.toBe('');
  }
});

const spans = (...day: unknown[]) => ({ opening_hours: { 1: day } });

it.each([
  ['no phone', { phones: [] }],
  ['a phone that is not E.164', { phones: ['+34300000001', '600 000 000'] }],
  ['a chat number without its country', { chat_number: '300000003' }],
  ['an address with a name', { email: 'Ana <ana@firm.example>' }],
  ['a street in two lines', { street: 'Calle\nOtra' }],
  ['an eighth day', { opening_hours: { 7: [['09:00', '14:00']] } }],
  ['hours that overlap', spans(['09:00', '14:00'], ['13:30', '19:00'])],
  ['a time that no clock shows', spans(['09:00', '24:30'])],
  ['a price in two lines', { consultation_price: { es: '60 €\nmás IVA' } }],
])('the firm’s facts are refused with %s', async (_, facts) => {
  expect((await changeFacts(facts)).error?.code).toBe(CHECK);
});

it('the firm’s facts have the holidays to come, which nobody changes there', async () => {
  const { admin, anon } = db.clients;
  const shown = async () => (await anon.from('firm_facts').select('closed_days')).data;
  const before = await revision();
  const days = ['2999-12-08', '2999-01-06', '2020-01-06'];
  await admin.from('holidays').insert(days.map((day) => ({ day })));
  expect(await shown()).toEqual([{ closed_days: ['2999-01-06', '2999-12-08'] }]);
  expect(await revision()).not.toBe(before);
  await admin.from('holidays').delete().eq('day', '2999-12-08');
  expect(await shown()).toEqual([{ closed_days: ['2999-01-06'] }]);
  expect((await changeFacts({ closed_days: [] })).error?.code).toBe('42501');
});
