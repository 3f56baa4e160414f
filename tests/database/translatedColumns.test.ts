import { expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { OTHER } from '../support/languages';
import { TRANSLATIONS } from '../support/posts';

// One translation is the model: whatever names its columns must name those of all languages.
const db = useBackend();

/** How often each translated column of a language is named in a text, by the column's Spanish name. */
function named(text: string, language: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, name = ''] of text.matchAll(new RegExp(`\\b([a-z_]+)_${language}\\b`, 'g'))) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

it('columns of a translation are in every function and constraint in which those of another are', async () => {
  const definitions = await db.sql(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     union all
     select conname, pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace`,
  );
  const translated = definitions.filter(
    ({ text }) => Object.keys(named(String(text), OTHER)).length > 0,
  );
  expect(translated.length).toBeGreaterThan(4);
  for (const { name, text } of translated) {
    const model = named(String(text), OTHER);
    for (const language of TRANSLATIONS) {
      expect.soft(named(String(text), language), `${String(name)} ${language}`).toEqual(model);
    }
  }
});

it('columns of a translation are granted as those of another are', async () => {
  const granted = await db.sql(
    `select table_name, grantee, privilege_type, column_name from information_schema.column_privileges
     where table_schema = 'public' and grantee in ('anon', 'authenticated')`,
  );
  const grantsOf = (code: string) =>
    granted
      .filter(({ column_name }) => String(column_name).endsWith(`_${code}`))
      .map((grant) => Object.values(grant).join(' ').replace(`_${code}`, ''))
      .sort();
  const model = grantsOf(OTHER);
  expect(model.length).toBeGreaterThan(20);
  for (const language of TRANSLATIONS) {
    expect.soft(grantsOf(language), language).toEqual(model);
  }
});
