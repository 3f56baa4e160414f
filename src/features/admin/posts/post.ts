import { hasCome, toOfficeDay } from '@/lib/admin/format';
import { posts as t } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { DEFAULT_CATEGORY, FIELD_NAMES, type PostValues } from './schema';
import { type Translation } from '@/site/languages';

/** A post in the editor: its row, and the form's values of it. */
export type EditablePost = Tables<'blog_posts'> & { values: PostValues };

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

/** In which languages a post is written, complete, outdated and waiting. */
type Languages = Record<
  `${'written' | 'complete' | 'outdated' | 'waiting'}_languages`,
  readonly string[]
>;

/** The state of a translation as it was saved. */
export function translationStateOf(post: Languages, language: Translation): TranslationState {
  if (!post.written_languages.includes(language)) return 'missing';
  if (post.waiting_languages.includes(language)) return 'waiting';
  if (!post.complete_languages.includes(language)) return 'incomplete';
  return post.outdated_languages.includes(language) ? 'outdated' : 'current';
}

/** The values of a new post: empty, and hidden until it is published. */
export function blankValues(today = toOfficeDay(new Date())): PostValues {
  return {
    ...(recordOf(FIELD_NAMES, (): unknown => '') as PostValues),
    date: today,
    category: DEFAULT_CATEGORY,
    additional_categories: [],
    show_additional_categories: false,
    // Where one lawyer writes, nobody is asked who.
    author: firm.lawyers.length === 1 ? firm.lawyers[0].id : '',
    waiting_languages: [],
    hidden: true,
    show_on_homepage: false,
  };
}
