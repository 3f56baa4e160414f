import { imageUrl } from '@/lib/image';
import { localized, localizedColumns, textOf } from '@/lib/localized';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '@/site/languages';
import { SLUG_COLUMNS, slugsOf } from '@/site/slugs';

/** What a post is based on. */
export interface Source {
  title: string;
  /** '' where it has none. */
  url: string;
}

const DEFAULT_CATEGORY = 'General';

const COLUMNS = 'id, date, category, shown_categories, image, updated_at';

/** The columns of a card; lists never load whole contents. */
export function summaryColumns(language: Language): string {
  return `${COLUMNS}, ${localizedColumns(['slug', 'title', 'excerpt'], language)}`;
}

const WHOLE =
  'languages, hidden, show_on_homepage, author, reviewer, reviewed_on, law_as_of, sources';

/** The columns of whole posts in some languages, each once. */
export function postColumns(...languages: readonly Language[]): string {
  const texts = languages.map((language) =>
    localizedColumns(['title', 'excerpt', 'content', 'image_alt'], language),
  );
  const columns = [COLUMNS, ...SLUG_COLUMNS, WHOLE, ...texts].join(', ').split(', ');
  return [...new Set(columns)].join(', ');
}

/** A row with the requested columns. The generated types cannot follow a column list made at run time. */
export type PostRow = Record<string, unknown>;

export const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The site's languages that a row is written in. */
export function languagesOf(row: PostRow): Language[] {
  const written = Array.isArray(row.languages) ? row.languages.filter(isLanguage) : [];
  return written.includes(SOURCE_LANGUAGE) ? written : [SOURCE_LANGUAGE, ...written];
}

/** A post in a list: a row's fields with the defaults of SPEC 3.4, texts in the reader's language or Spanish. */
export function toSummary(row: PostRow, language: Language) {
  const shown: unknown = row.shown_categories;
  return {
    /** In the reader's language. */
    slug: textOf(localized(row, 'slug', language)) || asText(row.id),
    title: localized(row, 'title', language),
    excerpt: localized(row, 'excerpt', language),
    /** yyyy-mm-dd */
    date: asText(row.date),
    category: asText(row.category) || DEFAULT_CATEGORY,
    image: imageUrl(asText(row.image), asText(row.updated_at)),
    additionalCategories: Array.isArray(shown) ? shown.slice(1).map(asText).filter(Boolean) : [],
  };
}

export type PostSummary = ReturnType<typeof toSummary>;

/** A whole post, likewise. */
export function toPost(row: PostRow, language: Language) {
  const summary = toSummary(row, language);
  return {
    ...summary,
    id: asText(row.id),
    /** Those it is written in, always including Spanish; in any other it falls back. */
    languages: languagesOf(row),
    hidden: row.hidden === true,
    showOnHomepage: row.show_on_homepage === true,
    showAdditionalCategories: summary.additionalCategories.length > 0,
    slugs: slugsOf(row),
    /** In the format of docs/decisions/0018; never HTML. */
    content: localized(row, 'content', language),
    imageAlt: localized(row, 'image_alt', language),
    /** The last save, an ISO timestamp. */
    updatedAt: asText(row.updated_at),
    /** Ids of lawyers who vouch for it, or ''. */
    author: asText(row.author),
    reviewer: asText(row.reviewer),
    /** yyyy-mm-dd, or ''. */
    reviewedOn: asText(row.reviewed_on),
    /** The day whose law it states: yyyy-mm-dd, or ''. */
    lawAsOf: asText(row.law_as_of),
    sources: Array.isArray(row.sources) ? (row.sources as Source[]) : [],
  };
}

export type Post = ReturnType<typeof toPost>;

/** The categories to show with a post (SPEC 2.14). */
export function shownCategories(post: PostSummary): string[] {
  return [...new Set([post.category, ...post.additionalCategories])];
}
