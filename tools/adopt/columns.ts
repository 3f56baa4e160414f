import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { change, type Files } from './files.ts';

/** Names the columns of the replies, since their types follow from it. */
const REPLIES = 'src/features/admin/enquiries/replies/template.ts';

/** A code in a schema by another one, also in an array, but where it says in which language a text is. */
const asCode = (sql: string, from: string, to: string) =>
  sql
    .replaceAll(new RegExp(`'${from}'(?!, (?:'|null))`, 'g'), `'${to}'`)
    .replaceAll(`'{${from}}'`, `'{${to}}'`);

/**
 * Each language that is new among the translations, with one that is not any more, whose columns it
 * takes over; undefined where none is left, and it gets columns of its own.
 */
function columnsFor(languages: readonly string[]): [code: string, taken: string | undefined][] {
  const [source] = languages;
  const had = LANGUAGES.filter((code) => code !== SOURCE_LANGUAGE) as string[];
  const free = had.filter((code) => !languages.includes(code) || code === source);
  return languages
    .filter((code) => code !== source && !had.includes(code))
    .map((code) => [code, free.pop()]);
}

/** Those that take over another's columns. */
export const takenBy = (languages: readonly string[]) =>
  columnsFor(languages).filter((row): row is [string, string] => row[1] !== undefined);

/** A schema with a language's columns after those of the last one, wherever there are any. */
function withColumns(sql: string, last: string, code: string): string {
  const item = `(?:'${last}', )?(?:char_length\\(\\w+_${last}\\)|'?(?:\\w+\\.)?\\w+_${last}\\b'?(?: text)?)`;
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

/** Columns and codes in schemas and demo. @returns the languages whose columns are others' now. */
export function writeColumns(files: Files, languages: readonly string[], source: string): string[] {
  const taken = takenBy(languages);
  const paths = [
    ...files.list('supabase/schemas'),
    ...files.list('supabase/seeds'),
    ...files.list('supabase/seeds/posts'),
    REPLIES,
  ].filter((path) => /\.(sql|ts)$/.test(path));
  // First: what takes over columns may be the source of before.
  for (const path of source === SOURCE_LANGUAGE ? [] : files.list('supabase/schemas')) {
    change(files, path, (text) => asCode(text, SOURCE_LANGUAGE, source));
  }
  for (const [code, former] of taken) {
    for (const path of paths) {
      change(files, path, (text) => {
        const named = text.replaceAll(new RegExp(`_${former}\\b`, 'g'), `_${code}`);
        return /schemas/.test(path) ? asCode(named, former, code) : named;
      });
    }
  }
  const end = LANGUAGES.at(-1) ?? SOURCE_LANGUAGE;
  const last = taken.find(([, former]) => former === end)?.[0] ?? end;
  for (const [code, former] of columnsFor(languages)) {
    for (const path of former ? [] : [...files.list('supabase/schemas'), REPLIES]) {
      change(files, path, (text) => withColumns(text, last, code));
    }
  }
  const gone = taken.map(([, former]) => former);
  if (source === SOURCE_LANGUAGE) return gone;
  change(files, 'supabase/seeds/testimonials.sql', (text) =>
    text.replaceAll(new RegExp(`'(${LANGUAGES.join('|')})'`, 'g'), (all, code) =>
      languages.includes(code as string) ? all : `'${source}'`,
    ),
  );
  // The demo is in the source of before: where that is a translation, its columns had another language.
  if (languages.includes(SOURCE_LANGUAGE)) {
    change(files, 'supabase/seeds/categories.sql', (text) => {
      const columns = /\(name, ([^)]+)\)/.exec(text)?.[1]?.split(', ') ?? [];
      return text.replaceAll(/^ {2}\(('.+')\)(?=[,;]$)/gm, (_, row: string) => {
        const [name = '', ...others] = row.split(/(?<='), (?=')/);
        others[columns.indexOf(`name_${SOURCE_LANGUAGE}`)] = name;
        return `  (${[name, ...others].join(', ')})`;
      });
    });
    const [last = ''] = files.list('supabase/seeds/posts').slice(-1);
    change(files, 'supabase/seeds/testimonials.sql', (text) =>
      text.concat(translatedBySource('testimonials', ['testimonial', 'name', 'role'])),
    );
    change(files, last, (text) =>
      text.concat(translatedBySource('blog_posts', ['title', 'excerpt', 'content', 'image_alt'])),
    );
  }
  return gone;
}

const translatedBySource = (table: string, columns: string[]) => `
update public.${table} set ${columns.map((name) => `${name}_${SOURCE_LANGUAGE} = ${name}`).join(', ')}
where ${columns[0]} is not null;
`;
