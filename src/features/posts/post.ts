import type { Tables, TablesInsert } from '@/lib/database.types';
import { officeDay } from '@/lib/officeTime';
import { slugify } from '@/lib/slug';
import type { Language } from '@/site/languages';
import {
  DEFAULT_CATEGORY,
  LIMITS,
  type PostValues,
  TEXT_FIELDS,
  type TextName,
  textName,
  type Translation,
  TRANSLATIONS,
} from './schema';

type Row = Tables<'blog_posts'>;

/** A post as the editor knows it: the form's values and what the database says beside them. */
export interface EditablePost {
  id: string;
  /** The save that these values are of; the next one is made only if it is still the last. */
  version: number;
  updatedAt: string;
  inBin: boolean;
  /** Translations made from a Spanish text that has changed since. */
  outdated: Translation[];
  values: PostValues;
}

/** A post as the list shows it. */
export interface ListedPost {
  id: string;
  slug: string;
  title: string;
  date: string;
  category: string;
  image: string;
  hidden: boolean;
  showOnHomepage: boolean;
  inBin: boolean;
  translations: Record<Translation, TranslationState>;
}

/** Where a post is: the bin, hidden, waiting for its day, or before the public. */
export type PostState = 'bin' | 'hidden' | 'scheduled' | 'published';

export const STATE_NAMES: Record<PostState, string> = {
  bin: 'En la papelera',
  hidden: 'Oculta',
  scheduled: 'Programada',
  published: 'Publicada',
};

export type TranslationState = 'missing' | 'incomplete' | 'outdated' | 'current';

export const TRANSLATION_STATE_NAMES: Record<TranslationState, string> = {
  missing: 'sin traducir',
  incomplete: 'incompleta',
  outdated: 'desactualizada',
  current: 'al día',
};

export const SPANISH_NAMES: Record<Language, string> = {
  es: 'Español',
  en: 'Inglés',
  fr: 'Francés',
  de: 'Alemán',
  ar: 'Árabe',
  zh: 'Chino',
  ru: 'Ruso',
};

/** The office's calendar day, by which the database publishes (public.office_today()). */
export const officeToday = (): string => officeDay(new Date());

export function stateOf(
  post: { hidden: boolean; date: string; inBin: boolean },
  today = officeToday(),
): PostState {
  if (post.inBin) return 'bin';
  if (post.hidden) return 'hidden';
  return post.date > today ? 'scheduled' : 'published';
}

/** How far a translation is, by the form's values; `outdated` is what the database knows. */
export function translationStateOf(
  values: PostValues,
  language: Translation,
  outdated: readonly Translation[],
): TranslationState {
  const [title, excerpt, content] = TEXT_FIELDS.map((field) =>
    values[textName(field, language)].trim(),
  );
  if (!title && !excerpt && !content) return 'missing';
  if (outdated.includes(language)) return 'outdated';
  return title && content ? 'current' : 'incomplete';
}

/** A new post, hidden until somebody publishes it. */
export function blankValues(today = officeToday()): PostValues {
  const texts = Object.fromEntries(
    (['es', ...TRANSLATIONS] as const).flatMap((language) =>
      TEXT_FIELDS.map((field) => [textName(field, language), '']),
    ),
  ) as Record<TextName, string>;
  return {
    ...texts,
    slug: '',
    date: today,
    category: DEFAULT_CATEGORY,
    additionalCategories: [],
    showAdditionalCategories: false,
    image: '',
    imageAlt: '',
    hidden: true,
    showOnHomepage: false,
  };
}

const isTranslation = (code: string): code is Translation =>
  (TRANSLATIONS as readonly string[]).includes(code);

/** The only place where a row becomes a post to edit. */
export function toEditable(row: Row): EditablePost {
  const values = blankValues(row.date);
  for (const language of ['es', ...TRANSLATIONS] as const) {
    for (const field of TEXT_FIELDS) {
      const name = textName(field, language);
      values[name] = row[name] ?? '';
    }
  }
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    inBin: row.deleted_at !== null,
    outdated: row.outdated_languages.filter(isTranslation),
    values: {
      ...values,
      slug: row.slug,
      category: row.category,
      additionalCategories: row.additional_categories,
      showAdditionalCategories: row.show_additional_categories,
      image: row.image,
      imageAlt: row.image_alt,
      hidden: row.hidden,
      showOnHomepage: row.show_on_homepage,
    },
  };
}

/** The columns of a save. An empty translation is null, so that the public falls back (SPEC 3.5). */
export function toRow(id: string, values: PostValues): TablesInsert<'blog_posts'> & { id: string } {
  const translated = Object.fromEntries(
    TRANSLATIONS.flatMap((language) =>
      TEXT_FIELDS.map((field) => {
        const name = textName(field, language);
        return [name, values[name] || null];
      }),
    ),
  );
  return {
    ...translated,
    id,
    title: values.title,
    excerpt: values.excerpt,
    content: values.content,
    // A title without a letter that an address could have: the id stands in for it (SPEC 3.4).
    slug: values.slug || id,
    date: values.date,
    category: values.category,
    additional_categories: values.additionalCategories,
    show_additional_categories: values.showAdditionalCategories,
    image: values.image,
    image_alt: values.image && values.imageAlt,
    hidden: values.hidden,
    show_on_homepage: values.showOnHomepage,
  };
}

type ListRow = {
  [name in 'id' | 'slug' | 'title' | 'date' | 'category' | 'image']: string;
} & {
  hidden: boolean;
  show_on_homepage: boolean;
  deleted_at: string | null;
} & Record<'written' | 'complete' | 'outdated', string[]>;

/** The only place where a row of posts_for_staff() becomes a post of the list. */
export function toListed(row: ListRow): ListedPost {
  const stateIn = (language: Translation): TranslationState => {
    if (!row.written.includes(language)) return 'missing';
    if (row.outdated.includes(language)) return 'outdated';
    return row.complete.includes(language) ? 'current' : 'incomplete';
  };
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    date: row.date,
    category: row.category,
    image: row.image,
    hidden: row.hidden,
    showOnHomepage: row.show_on_homepage,
    inBin: row.deleted_at !== null,
    translations: Object.fromEntries(
      TRANSLATIONS.map((language) => [language, stateIn(language)]),
    ) as Record<Translation, TranslationState>,
  };
}

/** The slug of a title by SPEC 5, as the database takes it: no underscores, which are word characters to the rule. */
export function slugFor(title: string): string {
  return slugify(title.replaceAll('_', ' ')).slice(0, LIMITS.slug);
}
