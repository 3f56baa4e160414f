import { hasCome, toOfficeDay } from '@/lib/admin/officeTime';
import { posts as t } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { DEFAULT_CATEGORY, type PostValues, TEXT_FIELDS, TEXT_NAMES, textName } from './schema';
import { SLUG_COLUMNS } from '@/site/slugs';
import { type Translation } from '@/site/languages';

/**
 * A post in the editor: the form's values and the database's own columns. Saving requires that the
 * version of these values is still the latest.
 */
export interface EditablePost extends Pick<
  Tables<'blog_posts'>,
  'id' | 'version' | 'updated_at' | 'deleted_at'
> {
  /** Translations of a Spanish text that has changed since. */
  outdated: Translation[];
  values: PostValues;
}

/** A post's publication state. */
export type PostState = 'bin' | 'hidden' | 'scheduled' | 'published';

export const stateName = (state: PostState) => t(`states.${state}`);

export type TranslationState = 'missing' | 'waiting' | 'incomplete' | 'outdated' | 'current';

export const translationStateName = (state: TranslationState) => t(`translations.${state}`);

/** The publication state of a post at an instant, by the office's clock as in the database. */
export function stateOf(
  post: Pick<Tables<'blog_posts'>, 'hidden' | 'date' | 'publish_at' | 'deleted_at'>,
  now = new Date(),
): PostState {
  if (post.deleted_at) return 'bin';
  if (post.hidden) return 'hidden';
  return hasCome(post.date, post.publish_at, now) ? 'published' : 'scheduled';
}

/** The publication state of a post as it was saved. */
export const savedState = ({ values, deleted_at }: Pick<EditablePost, 'values' | 'deleted_at'>) =>
  stateOf({ ...values, deleted_at });

/** The state of a translation from the form's values and the outdated languages of the database. */
export function translationStateOf(
  values: PostValues,
  language: Translation,
  outdated: readonly Translation[],
): TranslationState {
  const [title, excerpt, content] = TEXT_FIELDS.map((field) =>
    values[textName(field, language)].trim(),
  );
  if (!title && !excerpt && !content) return 'missing';
  if (values.waiting_languages.includes(language)) return 'waiting';
  if (!title || !content || !isWhole(values.content, content)) return 'incomplete';
  return outdated.includes(language) ? 'outdated' : 'current';
}

const paragraphsIn = (content: string) =>
  content
    .split(/\n[ \t\r]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/**
 * Whether a translation has a paragraph for each Spanish one, none of which is still the Spanish
 * text. `private.is_whole()` counts in the same way.
 */
export function isWhole(spanish: string, translation: string): boolean {
  const [own, theirs] = [paragraphsIn(spanish), paragraphsIn(translation)];
  const isCopied = (text: string) =>
    text.length > 40 && !text.startsWith('![') && own.includes(text);
  return theirs.length >= own.length && !theirs.some(isCopied);
}

/** The values of a new post, which is hidden until it is published. */
export function blankValues(today = toOfficeDay(new Date())): PostValues {
  return {
    ...recordOf([...TEXT_NAMES, ...SLUG_COLUMNS], () => ''),
    date: today,
    publish_at: '',
    category: DEFAULT_CATEGORY,
    additional_categories: [],
    show_additional_categories: false,
    image: '',
    // Where one lawyer writes, nobody is asked who.
    author: firm.lawyers.length === 1 ? firm.lawyers[0].id : '',
    reviewer: '',
    reviewed_on: '',
    law_as_of: '',
    sources: '',
    waiting_languages: [],
    hidden: true,
    show_on_homepage: false,
  };
}
