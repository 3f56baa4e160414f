import { expect } from 'vitest';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { SOURCE_LANGUAGE, LANGUAGES } from '../../src/site/languages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { OTHER } from './languages';
import type { Client, Role, Row, TestBackend } from './backend';

/** The site's translations. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** The translations but for some, in the order of the database. */
export const translationsBut = (...except: string[]) =>
  TRANSLATIONS.filter((language) => !except.includes(language)).sort();

/** Adds two posts of each practice area with its category, in two languages, whatever the demo has. */
export async function addPostsOfAreas({ query }: Pick<EmbeddedBackend, 'query'>): Promise<void> {
  const areas = Object.values(CATEGORY_OF_SERVICE);
  // In a statement of its own: the posts' trigger looks for the categories.
  await query(
    `insert into public.categories (name, name_${OTHER})
     select area, area || ' (${OTHER})' from unnest($1::text[]) as area on conflict do nothing`,
    [areas],
  );
  await query(
    `insert into public.blog_posts (slug, category, title, content, title_${OTHER}, content_${OTHER})
     select 'of-area-' || n || '-' || place, area, 'Caso', 'Texto', 'Caso', 'Texto'
     from unnest($1::text[]) with ordinality as a (area, place), generate_series(1, 2) as n`,
    [areas],
  );
}

/** PostgreSQL's code for insufficient privilege. */
export const DENIED = '42501';

/** A post with all translations except those given. */
export function post(slug: string, except: string[] = []): Row {
  const texts = translationsBut(...except).flatMap((language) => [
    [`title_${language}`, `Title ${language}`],
    [`content_${language}`, `Text ${language}`],
  ]);
  return { slug, title: 'Título', content: 'Uno.\n\nDos.', ...Object.fromEntries(texts) } as Row;
}

/** Adds categories; one that is there already stays as it is. */
export async function addCategories(sql: TestBackend['sql'], ...names: string[]): Promise<void> {
  await sql(
    'insert into public.categories (name) select unnest($1::text[]) on conflict do nothing',
    [names],
  );
}

export const call = (client: Client, name: string, args: Row = {}) =>
  client.rpc(name, args as never);

/** Inserts and updates posts as a role. @returns the row after each write. */
export function writerOf(db: TestBackend, role: Role = 'editor') {
  const table = () => db.clients[role].from('blog_posts');
  const whole = async (id: unknown): Promise<Row> => {
    const { data } = await call(db.clients[role], 'post_for_staff', { post: id });
    return (data as Row[])[0] ?? {};
  };
  return {
    insert: async (row: Row): Promise<Row> => {
      const { data, error } = await table().insert(row).select('id').single();
      expect(error).toBeNull();
      return whole(data?.id);
    },
    update: async (id: unknown, change: Row): Promise<Row> => {
      const { data, error } = await table()
        .update(change)
        .eq('id', id as string)
        .select('id')
        .single();
      expect(error).toBeNull();
      return whole(data?.id);
    },
  };
}
