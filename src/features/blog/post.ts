import { env } from '@/lib/db';
import { imageUrl } from '@/lib/image';
import { localized, localizedColumns, type LocalizedText } from '@/lib/localized';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@/site/languages';

/** A post as a list shows it (SPEC 3.4), its texts in the reader's language or Spanish. */
export interface PostSummary {
  id: string;
  slug: string;
  title: LocalizedText;
  excerpt: LocalizedText;
  /** yyyy-mm-dd */
  date: string;
  category: string;
  image: string;
  imageAlt: string;
  hidden: boolean;
  showOnHomepage: boolean;
  additionalCategories: string[];
  showAdditionalCategories: boolean;
  /** The languages it has been written in, Spanish always among them; in others it falls back. */
  languages: Language[];
}

export interface Post extends PostSummary {
  /** Plain text with line breaks; never HTML. */
  content: LocalizedText;
  /** When it was last saved: an ISO time. */
  updatedAt: string;
}

const DEFAULT_CATEGORY = 'General';

const COLUMNS =
  'id, slug, date, category, image, image_alt, hidden, show_on_homepage, additional_categories, show_additional_categories, languages';

/** What a card shows; a list never asks for whole contents. */
export function summaryColumns(language: Language): string {
  return `${COLUMNS}, ${localizedColumns(['title', 'excerpt'], language)}`;
}

export function postColumns(language: Language): string {
  return `${summaryColumns(language)}, updated_at, ${localizedColumns(['content'], language)}`;
}

/** A post in all its languages at once, for the build. */
export function allColumns(): string {
  const texts = LANGUAGES.map((language) =>
    localizedColumns(['title', 'excerpt', 'content'], language),
  );
  const columns = [COLUMNS, 'updated_at', ...texts].join(', ').split(', ');
  return [...new Set(columns)].join(', ');
}

/** A row with whatever columns were asked for; the database's types end at a column list made at run time. */
export type PostRow = Record<string, unknown>;

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The languages of a row, whatever else a newer database may name in it. */
export function languagesOf(row: PostRow): Language[] {
  const written = Array.isArray(row.languages) ? row.languages.filter(isLanguage) : [];
  return written.includes(DEFAULT_LANGUAGE) ? written : [DEFAULT_LANGUAGE, ...written];
}

/** The only place where a row becomes a post. Defaults as in SPEC 3.4. */
export function toSummary(row: PostRow, language: Language): PostSummary {
  const id = asText(row.id);
  const additional: unknown = row.additional_categories;
  return {
    id,
    slug: asText(row.slug) || id,
    title: localized(row, 'title', language),
    excerpt: localized(row, 'excerpt', language),
    date: asText(row.date),
    category: asText(row.category) || DEFAULT_CATEGORY,
    image: imageUrl(asText(row.image), env.supabaseUrl),
    imageAlt: asText(row.image_alt),
    hidden: row.hidden === true,
    showOnHomepage: row.show_on_homepage === true,
    additionalCategories: Array.isArray(additional) ? additional.map(asText).filter(Boolean) : [],
    showAdditionalCategories: row.show_additional_categories === true,
    languages: languagesOf(row),
  };
}

export function toPost(row: PostRow, language: Language): Post {
  return {
    ...toSummary(row, language),
    content: localized(row, 'content', language),
    updatedAt: asText(row.updated_at),
  };
}

/** The categories to show with a post: the additional ones only when their flag is set (SPEC 2.14). */
export function shownCategories(post: PostSummary): string[] {
  const additional = post.showAdditionalCategories ? post.additionalCategories : [];
  return [...new Set([post.category, ...additional])];
}

const DESCRIPTION_MAX = 160;

/** A post in a sentence or two, for search results, previews and feeds: its excerpt, or how it begins. */
export function descriptionOf(post: Post): string {
  const excerpt = post.excerpt.language === post.title.language ? post.excerpt.text : '';
  const text = (excerpt || post.content.text).replace(/\s+/g, ' ').trim();
  if (excerpt || text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX);
  const lastSpace = cut.lastIndexOf(' ');
  // Chinese has no spaces to end at.
  return `${lastSpace > DESCRIPTION_MAX / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
