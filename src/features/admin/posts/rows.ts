import type { Database, Json, Tables, TablesInsert } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { type EditablePost, translationStateOf } from './post';
import {
  FIELD_NAMES,
  type PostFieldName,
  type PostValues,
  type Source,
  sourcesOf,
  textName,
} from './schema';
import { slugColumn } from '@/site/slugs';
import { type Translation, TRANSLATIONS } from '@/site/languages';

const MIDNIGHT = '00:00';

/** A time of the database as a field shows it: empty for the beginning of the day. */
function toInput(time: string): string {
  const minutes = time.slice(0, 5);
  return minutes === MIDNIGHT ? '' : minutes;
}

/** The languages that a row's texts wait in. */
const waitingIn = (texts: Json) =>
  TRANSLATIONS.filter((code) => texts !== null && Object.hasOwn(texts as object, code));

/** The text of sources that a column has. */
export function linesOf(sources: unknown): string {
  const known = Array.isArray(sources) ? (sources as Source[]) : [];
  return known.map(({ title, url }) => `${title} ${url}`.trim()).join('\n');
}

/** Maps a row to a post in the editor. Most fields of the form are columns, empty for null. */
export function toEditable(row: Tables<'blog_posts'>): EditablePost {
  const columns: Partial<Record<PostFieldName, unknown>> = row;
  return {
    ...row,
    values: {
      ...(recordOf(FIELD_NAMES, (name) => columns[name] ?? '') as PostValues),
      publish_at: toInput(row.publish_at),
      sources: linesOf(row.sources),
      waiting_languages: waitingIn(row.waiting_texts),
    },
  };
}

/**
 * The columns to save. Empty translations are null, so that the public site falls back (SPEC 3.5), and so are those of
 * waiting languages, whose texts are in a column that only staff can read.
 */
export function toRow(id: string, values: PostValues): TablesInsert<'blog_posts'> {
  const { waiting_languages: waiting, ...own } = values;
  const textsIn = (language: Translation) => {
    const title = own[textName('title', language)];
    return {
      title: title || null,
      excerpt: own[textName('excerpt', language)] || null,
      content: own[textName('content', language)] || null,
      image_alt: (own.image && own[textName('image_alt', language)]) || null,
      slug: (title && own[slugColumn(language)]) || null,
    };
  };
  const translated = Object.fromEntries(
    TRANSLATIONS.flatMap((language) =>
      Object.entries(textsIn(language)).map(([name, text]) => [
        `${name}_${language}`,
        waiting.includes(language) ? null : text,
      ]),
    ),
  );
  return {
    ...own,
    ...translated,
    waiting_texts: recordOf(waiting, textsIn),
    // Without a character that a slug may contain, the id is the slug (SPEC 3.4).
    slug: own.slug || id,
    publish_at: own.publish_at || MIDNIGHT,
    image_alt: own.image && own.image_alt,
    reviewed_on: own.reviewed_on || null,
    law_as_of: own.law_as_of || null,
    sources: sourcesOf(own.sources),
  };
}

type ListRow = Database['public']['Functions']['posts_for_staff']['Returns'][number];

/** A post in the list. */
export type ListedPost = ReturnType<typeof toListed>;

/** Maps a row of posts_for_staff() to a post in the list. */
export function toListed({ written, complete, outdated, waiting, ...row }: ListRow) {
  const languages = {
    ...{ written_languages: written, complete_languages: complete },
    ...{ outdated_languages: outdated, waiting_languages: waiting },
  };
  return {
    ...row,
    publish_at: toInput(row.publish_at),
    translations: recordOf(TRANSLATIONS, (code) => translationStateOf(languages, code)),
  };
}
