import { beforeEach, describe, expect, it } from 'vitest';
import { CHANNELS, SOURCES, URGENCIES } from '../../src/features/public/enquiry-form/values';
import { NAMESPACES } from '../../src/i18n/namespaces';
import { firm } from '../../src/site/firm';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, LANGUAGES } from '../../src/site/languages';
import { SERVICE_IDS } from '../../src/site/services';
import { type Row, useBackend } from '../support/backend';
import { OTHER } from '../support/languages';
import { addCategories } from '../support/posts';

const db = useBackend();

/** An insert by an admin: null, or the error's code. */
async function insert(table: string, row: Row) {
  const { error } = await db.clients.admin.from(table).insert(row);
  return error?.code ?? null;
}

const CHECK = '23514';
const UNIQUE = '23505';

beforeEach(() => db.sql('truncate public.blog_posts cascade'));

describe('a language', () => {
  const add = (values: string) => db.sql(`insert into public.language_settings values (${values})`);

  it('comes with the migration, as src/site has it', async () => {
    const rows = await db.sql('select * from public.language_settings where is_active');
    const expected = LANGUAGES.map((code) => ({
      language_code: code,
      language_name: LANGUAGE_FACTS[code].name,
      is_active: true,
      is_default: code === SOURCE_LANGUAGE,
    }));
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  it('has a code and a name, and there is exactly one default, which is active', async () => {
    for (const [values, code] of [
      [`'english', 'English'`, CHECK],
      [`'xx', ''`, CHECK],
      [`'es', 'Español'`, UNIQUE],
      [`'xx', 'Otra', true, true`, UNIQUE],
      [`'xx', 'Otra', false, true`, CHECK],
    ] as const) {
      await expect(add(values), values).rejects.toMatchObject({ code });
    }
    const { error } = await db.clients.admin
      .from('language_settings')
      .update({ is_active: false })
      .eq('language_code', SOURCE_LANGUAGE);
    expect(error?.code).toBe(CHECK);
  });
});

describe('a practice area', () => {
  it('comes with the migration, as src/site has it', async () => {
    const rows = await db.sql('select id from private.practice_areas');
    expect(rows.map(({ id }) => id).sort()).toEqual([...SERVICE_IDS, 'other'].sort());
  });
});

describe('a list of the site', () => {
  it.each([
    ['text_overrides', 'namespace', NAMESPACES],
    ['contact_surveys', 'channel', CHANNELS],
    ['contact_surveys', 'urgency', URGENCIES],
    ['contact_surveys', 'source', SOURCES],
  ])('is what the database accepts: %s.%s', async (table, column, values) => {
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

describe('the settings', () => {
  it('start with the firm’s time zone and a retention of twelve months', async () => {
    expect(await db.sql('table public.settings')).toMatchObject([
      { time_zone: firm.timeZone, survey_retention_months: 12 },
    ]);
  });

  it.each([
    ['an unknown zone', { time_zone: 'Europe/Denia' }, '22023'],
    ['no month', { survey_retention_months: 0 }, CHECK],
  ])('are refused with %s', async (_, change, code) => {
    const { error } = await db.clients.admin.from('settings').update(change).eq('id', true);
    expect(error?.code).toBe(code);
  });

  it('determine when it is midnight at the office', async () => {
    const day = async (zone: string) => {
      await db.sql('update public.settings set time_zone = $1', [zone]);
      const [row] = await db.sql(
        `select private.office_day('2026-06-30 22:30Z')::text as day, private.office_today()::text as today,
           (now() at time zone $1)::date::text as now`,
        [zone],
      );
      expect(row?.today).toBe(row?.now);
      return row?.day;
    };
    expect(await day('Atlantic/Canary')).toBe('2026-06-30');
    expect(await day('Europe/Madrid')).toBe('2026-07-01');
  });
});

describe('a category', () => {
  const names = async () =>
    (await db.sql('select name from public.categories order by name')).map(({ name }) => name);
  const categoriesOf = async (slug: string) =>
    (
      await db.sql(
        'select category, additional_categories from public.blog_posts where slug = $1',
        [slug],
      )
    )[0];
  const change = (name: string, to: Row) =>
    db.clients.editor.from('categories').update(to).eq('name', name);

  beforeEach(async () => {
    await db.sql(`delete from public.categories where name <> 'General'`);
    await addCategories(db.sql, 'Vivienda', 'Extranjería');
  });

  it('is the same whatever its case and accents', async () => {
    expect(await insert('categories', { name: 'VIVIENDA' })).toBe(UNIQUE);
    expect(await insert('categories', { name: 'extranjeria' })).toBe(UNIQUE);
    expect(await insert('categories', { name: '' })).toBe(CHECK);
    expect(await insert('categories', { name: ' Otra' })).toBe(CHECK);
    expect(await insert('categories', { name: 'Otra', [`name_${OTHER}`]: 'я'.repeat(61) })).toBe(
      CHECK,
    );
  });

  it('is matched however a post writes it, and must exist', async () => {
    const post = { slug: 'p', title: 'P', category: 'vivienda' };
    const additional = ['EXTRANJERIA', 'general', 'Extranjería'];
    expect(await insert('blog_posts', { ...post, additional_categories: additional })).toBeNull();
    expect(await categoriesOf('p')).toEqual({
      category: 'Vivienda',
      additional_categories: ['Extranjería', 'General'],
    });
    for (const unknown of [{ category: 'Otra' }, { additional_categories: ['Otra'] }]) {
      const { error } = await db.clients.editor.from('blog_posts').update(unknown).eq('slug', 'p');
      expect(error).toMatchObject({ code: 'P0001', hint: 'unknown_category' });
    }
  });

  it('keeps its posts when it is renamed', async () => {
    const post = { title: 'P', additional_categories: ['Extranjería'] };
    await insert('blog_posts', { ...post, slug: 'p', category: 'Vivienda' });
    expect((await change('Vivienda', { name: 'Casas' })).error).toBeNull();
    expect((await change('Extranjería', { name: 'Migración' })).error).toBeNull();
    expect(await categoriesOf('p')).toEqual({
      category: 'Casas',
      additional_categories: ['Migración'],
    });
  });

  it('keeps its first name as its key, which cannot be changed', async () => {
    const keyOf = async (name: string) =>
      (await db.sql('select key from public.categories where name = $1', [name]))[0]?.key;
    expect((await change('Vivienda', { name: 'Casas' })).error).toBeNull();
    expect(await keyOf('Casas')).toBe('Vivienda');
    expect(await insert('categories', { name: 'Vivienda' })).toBeNull();
    expect(await keyOf('Vivienda')).toBeNull();
    expect((await change('Casas', { key: 'Casas' })).error?.code).toBe('42501');
  });

  it('cannot be removed while a post has it, nor if it is the default', async () => {
    const remove = async (name: string) =>
      (await db.clients.editor.from('categories').delete().eq('name', name)).error?.hint;
    await insert('blog_posts', { slug: 'p', title: 'P', category: 'Vivienda' });
    expect(await remove('Vivienda')).toBe('category_in_use');
    await insert('blog_posts', { slug: 'q', title: 'Q', additional_categories: ['Extranjería'] });
    expect(await remove('Extranjería')).toBe('category_in_use');
    expect(await remove('General')).toBe('default_category');
    expect((await change('General', { name: 'Varios' })).error?.hint).toBe('default_category');
    expect((await change('General', { name_en: 'All' })).error).toBeNull();
    await db.sql('truncate public.blog_posts cascade');
    expect(await remove('Vivienda')).toBeUndefined();
    expect(await names()).toEqual(['Extranjería', 'General']);
  });
});
