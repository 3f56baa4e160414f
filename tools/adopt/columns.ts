import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import type { Files } from './source.ts';

/** With the columns of a translation that becomes the source as those of the source of before. */
const withColumnsOf = (sql: string, source: string) =>
  sql.replaceAll(new RegExp(`(?<=\\w)_${source}\\b`, 'g'), `_${SOURCE_LANGUAGE}`);

/** The same, and the codes of both change places, but where one says in which language a text is. */
const withSource = (sql: string, source: string) =>
  withColumnsOf(sql, source)
    .replaceAll(new RegExp(`'(${SOURCE_LANGUAGE}|${source})'(?!, (?:'|null))`, 'g'), (_, code) =>
      code === source ? `'${SOURCE_LANGUAGE}'` : `'${source}'`,
    )
    .replaceAll(`'{${SOURCE_LANGUAGE}}'`, `'{${source}}'`);

/** A schema with a language's columns after those of the last one, wherever there are any. */
function withColumns(sql: string, last: string, code: string): string {
  const item = `(?:'${last}', )?'?(?:\\w+\\.)?\\w+_${last}\\b'?(?: text)?`;
  const list = new RegExp(`${item}(?:, ${item})*`, 'g');
  // A line for each language: a row, an index, a condition.
  const own = new RegExp(
    `^ *(?:\\('${last}', \\(|create (?:unique )?index \\w+_${last} |and \\w+_${last} ~ )`,
  );
  const renamed = (text: string) =>
    text
      .replaceAll(new RegExp(`_${last}\\b`, 'g'), `_${code}`)
      .replaceAll(`'${last}'`, `'${code}'`);
  return sql
    .split('\n')
    .map((line) =>
      line.startsWith('insert into')
        ? line
        : own.test(line)
          ? `${line}${line.trimStart().startsWith('(') ? ',' : ''}\n${renamed(line)}`
          : line.replace(list, (found) => `${found}, ${renamed(found)}`),
    )
    .join('\n');
}

/** What has a column for each language, by table. */
const TEXTS = {
  categories: ['name'],
  testimonials: ['testimonial', 'role', 'name'],
  blog_posts: ['slug', 'title', 'excerpt', 'content', 'image_alt'],
  reply_templates: ['body'],
  translation_terms: ['term'],
} as const;

/** The columns of a translation that becomes the source, as those of the source of before. */
export const renamedColumns = (source: string) =>
  Object.entries(TEXTS)
    .flatMap(([table, names]) =>
      names.map(
        (name) =>
          `alter table public.${table} rename column ${name}_${source} to ${name}_${SOURCE_LANGUAGE}`,
      ),
    )
    .join(';\n');

/** Texts of a translation become those of the source, where there are any, and the source's of before a translation. */
export function movedTexts(table: keyof typeof TEXTS): string {
  const own = TEXTS[table].join(', ');
  const former = TEXTS[table].map((name) => `${name}_${SOURCE_LANGUAGE}`);
  const texts = TEXTS[table].map((name, index) => `coalesce(${former[index] ?? ''}, ${name})`);
  return `update public.${table} set (${own}, ${former.join(', ')}) = row (${texts.join(', ')}, ${own})`;
}

/** Whether a language has columns already. */
export const isKnown = (code: string) => Object.hasOwn(LANGUAGE_FACTS, code);

/** Columns of new translations, and the source's code and texts; columns of a dropped language stay, unused. */
export function writeColumns(files: Files, languages: readonly string[], source: string): void {
  const schemas = files.list('supabase/schemas').filter((path) => path.endsWith('.sql'));
  const isMoved = source !== SOURCE_LANGUAGE;
  for (const path of isMoved ? schemas : []) {
    files.change(path, (text) => withSource(text, source));
  }
  const known = LANGUAGES.at(-1) ?? SOURCE_LANGUAGE;
  const last = known === source ? SOURCE_LANGUAGE : known;
  for (const code of languages.slice(1)) {
    const isFormer = code === SOURCE_LANGUAGE && !isKnown(source);
    for (const path of isFormer || !isKnown(code) ? schemas : []) {
      files.change(path, (text) => withColumns(text, last, code));
    }
  }
  if (isMoved) moveTexts(files, languages, source);
}

/** The demo with another source. */
function moveTexts(files: Files, languages: readonly string[], source: string): void {
  const posts = files.list('supabase/seeds/posts');
  const [categories, testimonials] = ['categories', 'testimonials'].map(
    (name) => `supabase/seeds/${name}.sql`,
  ) as [string, string];
  for (const path of [categories, testimonials, ...posts]) {
    files.change(path, (text) => withColumnsOf(text, source));
  }
  files.change(testimonials, (text) =>
    text.replaceAll(new RegExp(`'(${LANGUAGES.join('|')})'`, 'g'), (all, code) =>
      languages.includes(code as string) ? all : `'${source}'`,
    ),
  );
  if (!languages.includes(SOURCE_LANGUAGE) && !isKnown(source)) return;
  const append = (path: string, ...statements: string[]) =>
    files.change(path, (text) => [text, ...statements.map((each) => `${each};`), ''].join('\n'));
  append(testimonials, movedTexts('testimonials'));
  append(
    posts.at(-1) ?? '',
    movedTexts('blog_posts'),
    // Translations are as current as before.
    'update public.post_translation_sources as s set (title, excerpt, content) = (\n' +
      '  select title, excerpt, content from public.blog_posts where id = s.post_id)',
    'update public.blog_posts set title = title',
    // After the posts, which name them, and one by one, since each renames those posts. The default
    // one keeps its name.
    `do $$ declare one text; begin
  for one in select name from public.categories where name <> 'General' loop
    ${movedTexts('categories')} where name = one;
  end loop;
end; $$`,
  );
}
