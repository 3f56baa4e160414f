import { describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { OTHER } from '../support/languages';
import { TRANSLATIONS } from '../support/posts';

const db = useBackend();

/** How often each translated column of a language is named in a text, by the column's Spanish name. */
function named(text: string, language: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, name = ''] of text.matchAll(new RegExp(`\\b([a-z_]+)_${language}\\b`, 'g'))) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

// One translation is the model: whatever names its columns must name those of all languages.
describe.each(TRANSLATIONS)('the columns in %s', (language) => {
  it('are in every function and constraint in which those of another translation are', async () => {
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
      expect(named(String(text), language), String(name)).toEqual(named(String(text), OTHER));
    }
  });

  it('are granted as those of another translation are', async () => {
    const grantsOf = (code: string) =>
      db.sql(
        `select table_name, grantee, privilege_type, replace(column_name, '_' || $1, '') as name
         from information_schema.column_privileges
         where table_schema = 'public' and column_name like '%\\_' || $1
           and grantee in ('anon', 'authenticated')
         order by 1, 2, 3, 4`,
        [code],
      );
    const model = await grantsOf(OTHER);
    expect(model.length).toBeGreaterThan(20);
    expect(await grantsOf(language)).toEqual(model);
  });
});
