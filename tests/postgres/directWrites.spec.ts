/**
 * Rows written past the interface, on a real PostgreSQL; docs/asvs.md names the tests on the embedded
 * backend.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENQUIRY } from '../database/matrix';
import { ACCOUNTS, type Row } from '../support/backend';
import { addAccounts, type Caller, connect, type Database } from './sessions';

const CHECK = '23514';
const REFUSED = '42501';
const CATEGORIES = Array.from({ length: 11 }, (_, number) => `Finding ${number}`);
let db: Database;

beforeAll(async () => {
  db = connect(1);
  await addAccounts(db);
  await db.sql('insert into public.categories (name) select unnest($1::text[])', [CATEGORIES]);
});
afterEach(async () => {
  await db.sql('truncate public.contact_surveys cascade');
  await db.sql(`delete from public.blog_posts where slug like 'finding-%'`);
  await db.sql(`delete from public.testimonials where name = 'Finding'`);
  await db.sql(`delete from public.text_overrides where key = 'finding'`);
});
afterAll(async () => {
  await db.sql('delete from public.categories where name = any($1)', [CATEGORIES]);
  await db.end();
});

/** Inserts a row as the API does. @returns the refusal's code. */
async function insert(role: Caller, table: string, row: Row) {
  const names = Object.keys(row).join(', ');
  const { code } = await db.as(
    role,
    `insert into public.${table} (${names})
     select ${names} from jsonb_populate_record(null::public.${table}, $1)`,
    [JSON.stringify(row)],
  );
  return code;
}

describe('the database', () => {
  it.each<[string, Row, string | undefined]>([
    ['a notice of today', { consent_version: '2026-01-01' }, undefined],
    ['words for the notice', { consent_version: 'I never read it' }, CHECK],
    ['a notice of the future', { consent_version: '2099-01-01' }, CHECK],
    ['a status', { status: 'closed' }, REFUSED],
    ['a date of its own', { created_at: '2020-01-01' }, REFUSED],
  ])('accepts or refuses an enquiry with %s', async (_, change, code) => {
    expect(await insert('anon', 'contact_surveys', { ...ENQUIRY, ...change })).toBe(code);
  });

  it.each<[string, Row, string | undefined]>([
    ['nothing else', {}, undefined],
    ['a picture elsewhere', { image: 'https://tracker.example/p.gif' }, CHECK],
    ['ten categories', { additional_categories: CATEGORIES.slice(1) }, undefined],
    ['eleven categories', { additional_categories: CATEGORIES }, CHECK],
    ['an unknown category', { additional_categories: ['a'.repeat(1000)] }, 'P0001'],
    ['a date of its own', { created_at: '1999-01-01' }, REFUSED],
    ['a place in the bin', { deleted_at: '1999-01-01' }, REFUSED],
    ['a version', { version: 99 }, REFUSED],
  ])('accepts or refuses a post with %s', async (name, change, code) => {
    const post = { slug: `finding-${name.length}`, title: 'Título', ...change };
    expect(await insert('editor', 'blog_posts', post)).toBe(code);
  });

  it.each<[string, Row, string | undefined]>([
    ['nothing else', {}, undefined],
    ['a consent of the future', { consent_date: '2099-01-01' }, CHECK],
    ['a picture elsewhere', { image: 'https://tracker.example/p.gif' }, CHECK],
    ['a place in the bin', { deleted_at: '1999-01-01' }, REFUSED],
  ])('accepts or refuses a testimonial with %s', async (_, change, code) => {
    const row = { name: 'Finding', testimonial: 'Muy bien.', ...change };
    expect(await insert('editor', 'testimonials', row)).toBe(code);
  });

  it.each<[string, string, string | undefined]>([
    ['words, a tab and a line feed', 'Hola\t\n{{firm}}', undefined],
    ['another text', '$t(loading)', CHECK],
    ['a control character', 'a\u001bb', CHECK],
    ['a character that reverses what follows', 'a\u202eb', CHECK],
    ['an isolate', 'a\u2066b', CHECK],
  ])('accepts or refuses a text with %s', async (_, value, code) => {
    const row = { language: 'es', namespace: 'common', key: 'finding', value };
    expect(await insert('editor', 'text_overrides', row)).toBe(code);
  });

  it.each<[string, Row]>([
    ['date', { created_at: '1999-01-01' }],
    ['person', { user_id: ACCOUNTS.visitor }],
  ])('refuses another %s for a role', async (_, change) => {
    const [name = ''] = Object.keys(change);
    const { code } = await db.as('admin', `update public.staff set ${name} = $1 where true`, [
      change[name],
    ]);
    expect(code).toBe(REFUSED);
  });

  it('does not show the public the columns of a post for search and editing', async () => {
    for (const name of ['*', 'search_titles', 'outdated_languages', 'written_languages']) {
      const { code } = await db.as('anon', `select ${name} from public.blog_posts`);
      expect(code, name).toBe(REFUSED);
    }
  });
});
