import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { change, type Files } from './files.ts';

/** Names the columns of the replies, since their types follow from it. */
const REPLIES = 'src/features/admin/enquiries/replies/template.ts';

/** A code in a schema by another one, also in an array, but where it says in which language a text is. */
const asCode = (sql: string, from: string, to: string) =>
  sql
    .replaceAll(new RegExp(`'${from}'(?!, (?:'|null))`, 'g'), `'${to}'`)
    .replaceAll(`'{${from}}'`, `'{${to}}'`);

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

/**
 * Columns of new translations, and the source's code in schemas; the columns of a language that the
 * site drops stay, unused.
 */
export function writeColumns(files: Files, languages: readonly string[], source: string): void {
  const schemas = files.list('supabase/schemas').filter((path) => path.endsWith('.sql'));
  for (const path of source === SOURCE_LANGUAGE ? [] : schemas) {
    change(files, path, (text) => asCode(text, SOURCE_LANGUAGE, source));
  }
  const had: readonly string[] = Object.keys(LANGUAGE_FACTS);
  const last = LANGUAGES.at(-1) ?? SOURCE_LANGUAGE;
  for (const code of languages.slice(1)) {
    if (had.includes(code) && code !== SOURCE_LANGUAGE) continue;
    for (const path of [...schemas, REPLIES]) {
      change(files, path, (text) => withColumns(text, last, code));
    }
  }
  if (source === SOURCE_LANGUAGE) return;
  change(files, 'supabase/seeds/testimonials.sql', (text) =>
    text.replaceAll(new RegExp(`'(${LANGUAGES.join('|')})'`, 'g'), (all, code) =>
      languages.includes(code as string) ? all : `'${source}'`,
    ),
  );
  if (!languages.includes(SOURCE_LANGUAGE)) return;
  const [lastPost = ''] = files.list('supabase/seeds/posts').slice(-1);
  for (const [path, table, columns] of [
    ['supabase/seeds/categories.sql', 'categories', ['name']],
    ['supabase/seeds/testimonials.sql', 'testimonials', ['testimonial', 'name', 'role']],
    [lastPost, 'blog_posts', ['title', 'excerpt', 'content', 'image_alt']],
    // The last file that brings templates.
    ['supabase/schemas/52_rights_texts.sql', 'reply_templates', ['body']],
  ] as const) {
    change(files, path, (text) => `${text}\n${translatedBySource(table, columns)};\n`);
  }
}

/** Copies texts that are in the source of before, which is a translation now, into its columns. */
export const translatedBySource = (table: string, columns: readonly string[]) =>
  `update public.${table} set ${columns.map((name) => `${name}_${SOURCE_LANGUAGE} = ${name}`).join(', ')}`;
