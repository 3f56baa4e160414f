import { posts as t } from '@/admin-texts';
import { z } from '@/lib/admin/zod';
import { recordOf } from '@/lib/recordOf';
import {
  type Language,
  LANGUAGES,
  SOURCE_LANGUAGE,
  type Translation,
  TRANSLATIONS,
} from '@/site/languages';
import { SLUG_COLUMNS } from '@/site/slugs';

/** The length limits of blog_posts' columns, which the database enforces. */
export const LIMITS = {
  title: 200,
  excerpt: 600,
  content: 100_000,
  category: 60,
  image_alt: 300,
  /** The column allows 80, which leaves room for the '-1', '-2' that make a slug unique. */
  slug: 76,
} as const;

export const DEFAULT_CATEGORY = 'General';

export const SLUG_PATTERN = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;

export const TEXT_FIELDS = ['title', 'excerpt', 'content'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What a post has in each language: its texts and the description of its cover. */
export const OWN_TEXTS = [...TEXT_FIELDS, 'image_alt'] as const;
export type OwnText = (typeof OWN_TEXTS)[number];

/** A text's name, as form field and column; without a suffix it is Spanish. */
export type TextName = OwnText | `${OwnText}_${Translation}`;

/** The field and column of a text in a language. */
export function textName<Field extends OwnText>(
  field: Field,
  language: Language,
): Field | `${Field}_${Translation}` {
  return language === SOURCE_LANGUAGE ? field : `${field}_${language}`;
}

export const ALT_NAMES = LANGUAGES.map((language) => textName('image_alt', language));

const tooLong = (max: number) => t('schema.tooLong', { max });

/** Line breaks as the database compares them; pasted text may have Windows' own. */
const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, tooLong(max)));

const texts = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    OWN_TEXTS.map((field) => [textName(field, language), text(LIMITS[field])]),
  ),
) as Record<TextName, ReturnType<typeof text>>;

const category = z.string().trim().max(LIMITS.category, tooLong(LIMITS.category));

const slug = z
  .string()
  .trim()
  .max(LIMITS.slug, tooLong(LIMITS.slug))
  .refine((text) => text === '' || SLUG_PATTERN.test(text), {
    message: t('schema.slugWrong'),
  });

const day = z.union([
  z.literal(''),
  z.iso.date(t('schema.noSuchDate')).refine((date) => date >= '1990', t('schema.checkYear')),
]);

/** A source of a post as its column has it. */
export type Source = { title: string; url: string };

/** The sources that a text names, one a line: a title, and an address at its end if it has one. */
export function sourcesOf(lines: string): Source[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, title = line, url = ''] = /^(.*?)\s*(https?:\/\/\S+)$/.exec(line) ?? [];
      return { title, url };
    });
}

/** The post form. It mirrors the constraints of blog_posts and trims. */
export const postSchema = z
  .object({
    ...texts,
    title: texts.title.pipe(z.string().min(1, t('schema.titleMissing'))),
    ...recordOf(SLUG_COLUMNS, () => slug),
    date: z.iso
      .date(t('schema.noSuchDate'))
      .refine((date) => date >= '1990' && date < '2100', t('schema.checkYear')),
    publish_at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^$/, t('schema.noSuchTime')),
    category: category.transform((name) => name || DEFAULT_CATEGORY),
    additional_categories: z.array(category.min(1)).max(10, t('schema.tooManyCategories')),
    show_additional_categories: z.boolean(),
    image: z.string(),
    /** Lawyers of the firm, by id. */
    author: z.string(),
    reviewer: z.string(),
    reviewed_on: day,
    law_as_of: day,
    /** One a line, a title and its address. */
    sources: z
      .string()
      .refine((lines) => sourcesOf(lines).length <= 20, t('schema.tooManySources'))
      .refine(
        (lines) => sourcesOf(lines).every(({ title }) => title !== '' && title.length <= 300),
        t('schema.sourceWrong'),
      ),
    /** Languages whose text is not published yet, although the post may be. */
    waiting_languages: z.array(z.enum(TRANSLATIONS)),
    hidden: z.boolean(),
    show_on_homepage: z.boolean(),
  })
  .refine((post) => post.image === '' || post.image_alt !== '', {
    path: ['image_alt'],
    message: t('schema.altMissing'),
  })
  .refine((post) => post.reviewer === '' || post.reviewed_on !== '', {
    path: ['reviewed_on'],
    message: t('schema.reviewDayMissing'),
  });

export type PostValues = z.infer<typeof postSchema>;
export type PostFieldName = keyof PostValues;
export const FIELD_NAMES = Object.keys(postSchema.shape) as PostFieldName[];
