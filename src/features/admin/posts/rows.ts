import type { Json, Tables, TablesInsert } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import type { EditablePost, ListedPost, TranslationState } from './post';
import { type PostValues, TEXT_NAMES, textName } from './schema';
import { SLUG_COLUMNS, slugColumn } from '@/site/slugs';
import { type Translation, TRANSLATIONS } from '@/site/languages';
import { linesOf, sourcesOf } from './sources';

const MIDNIGHT = '00:00';

/** A time of the database as a field shows it: empty for the beginning of the day. */
function toInput(time: string): string {
  const minutes = time.slice(0, 5);
  return minutes === MIDNIGHT ? '' : minutes;
}

/** The languages that a row's texts wait in. */
const waitingIn = (texts: Json) =>
  TRANSLATIONS.filter((code) => texts !== null && Object.hasOwn(texts as object, code));

/** Maps a row to a post in the editor. */
export function toEditable(row: Tables<'blog_posts'>): EditablePost {
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    inBin: row.deleted_at !== null,
    outdated: TRANSLATIONS.filter((code) => row.outdated_languages.includes(code)),
    values: {
      ...recordOf([...TEXT_NAMES, ...SLUG_COLUMNS], (name) => row[name] ?? ''),
      date: row.date,
      publishAt: toInput(row.publish_at),
      category: row.category,
      additionalCategories: row.additional_categories,
      showAdditionalCategories: row.show_additional_categories,
      image: row.image,
      author: row.author,
      reviewer: row.reviewer,
      reviewedOn: row.reviewed_on ?? '',
      lawAsOf: row.law_as_of ?? '',
      sources: linesOf(row.sources),
      waitingLanguages: waitingIn(row.waiting_texts),
      hidden: row.hidden,
      showOnHomepage: row.show_on_homepage,
    },
  };
}

/**
 * The columns to save. Empty translations are null, so that the public site falls back (SPEC 3.5), and so are those of
 * waiting languages, whose texts are in a column that only staff can read.
 */
export function toRow(id: string, values: PostValues): TablesInsert<'blog_posts'> {
  const { waitingLanguages } = values;
  const textsIn = (language: Translation) => {
    const title = values[textName('title', language)];
    return {
      title: title || null,
      excerpt: values[textName('excerpt', language)] || null,
      content: values[textName('content', language)] || null,
      image_alt: (values.image && values[textName('image_alt', language)]) || null,
      slug: (title && values[slugColumn(language)]) || null,
    };
  };
  const translated = Object.fromEntries(
    TRANSLATIONS.flatMap((language) =>
      Object.entries(textsIn(language)).map(([name, text]) => [
        `${name}_${language}`,
        waitingLanguages.includes(language) ? null : text,
      ]),
    ),
  );
  return {
    ...translated,
    waiting_texts: recordOf(waitingLanguages, textsIn),
    title: values.title,
    excerpt: values.excerpt,
    content: values.content,
    // Without a character that a slug may contain, the id is the slug (SPEC 3.4).
    slug: values.slug || id,
    date: values.date,
    publish_at: values.publishAt || MIDNIGHT,
    category: values.category,
    additional_categories: values.additionalCategories,
    show_additional_categories: values.showAdditionalCategories,
    image: values.image,
    image_alt: values.image && values.image_alt,
    author: values.author,
    reviewer: values.reviewer,
    reviewed_on: values.reviewedOn || null,
    law_as_of: values.lawAsOf || null,
    sources: sourcesOf(values.sources).map(({ title, url }) => ({ title, url })),
    hidden: values.hidden,
    show_on_homepage: values.showOnHomepage,
  };
}

type ListRow = Omit<ListedPost, 'publishAt' | 'inBin' | 'translations' | 'wanted'> & {
  publish_at: string;
  deleted_at: string | null;
  wanted: Json;
} & Record<'written' | 'complete' | 'outdated' | 'waiting', string[]>;

/** Maps a row of posts_for_staff() to a post in the list. */
export function toListed({ publish_at, deleted_at, wanted, ...row }: ListRow): ListedPost {
  const stateIn = (language: Translation): TranslationState => {
    if (!row.written.includes(language)) return 'missing';
    if (row.waiting.includes(language)) return 'waiting';
    if (!row.complete.includes(language)) return 'incomplete';
    return row.outdated.includes(language) ? 'outdated' : 'current';
  };
  const wishes = wanted as Partial<Record<Translation, number>>;
  return {
    ...row,
    publishAt: toInput(publish_at),
    inBin: deleted_at !== null,
    translations: recordOf(TRANSLATIONS, stateIn),
    wanted: recordOf(TRANSLATIONS, (language) => wishes[language] ?? 0),
  };
}
