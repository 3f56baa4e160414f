import { type Language, LANGUAGES, TRANSLATIONS } from '@/site/languages';
import { lawyerOf } from '@/site/lawyers';
import { languageName } from '@/lib/admin/languageName';
import { posts as t } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import {
  ALT_NAMES,
  type OwnText,
  type PostFieldName,
  type PostValues,
  TEXT_FIELDS,
  type TextName,
  textName,
} from './schema';
import { slugColumn, type SlugColumn } from '@/site/slugs';

interface FieldFacts {
  name: PostFieldName;
  label: string;
  /** The language of a text; undefined for other fields. */
  language?: Language;
}

/** The fields that there are once, or in Spanish first. */
export type PlainName = Exclude<PostFieldName, TextName | SlugColumn> | 'slug' | 'image_alt';

const plain = (...names: PlainName[]): FieldFacts[] =>
  names.map((name) => ({ name, label: t(`fields.${name}`) }));

const fieldIn = (field: OwnText | 'slug', language: Language): FieldFacts => ({
  name: field === 'slug' ? slugColumn(language) : textName(field, language),
  label: `${t(`fields.${field}`)} (${languageName(language)})`,
  language,
});

/** Every field of the form, in the order of the form. */
export const FIELDS: readonly FieldFacts[] = [
  ...LANGUAGES.flatMap((language) => TEXT_FIELDS.map((field) => fieldIn(field, language))),
  ...plain('slug'),
  ...TRANSLATIONS.map((language) => fieldIn('slug', language)),
  ...plain('date', 'publish_at', 'category', 'additional_categories'),
  ...plain('show_additional_categories', 'image', 'image_alt'),
  ...TRANSLATIONS.map((language) => fieldIn('image_alt', language)),
  ...plain('author', 'reviewer', 'reviewed_on', 'law_as_of', 'sources'),
  ...plain('waiting_languages', 'hidden', 'show_on_homepage'),
];

/** The label of a field inside a sentence: only its first letter changes, not a language's name. */
export const labelWithin = ({ label }: FieldFacts) =>
  label.charAt(0).toLowerCase() + label.slice(1);

/** A field's value as shown to people. */
export function shownValue(values: PostValues, name: PostFieldName): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? t('fields.yes') : t('fields.no');
  if (name === 'waiting_languages') return values[name].map(languageName).join(', ');
  if (name === 'author' || name === 'reviewer') {
    return lawyerOf(values[name])?.name ?? values[name];
  }
  return typeof value === 'string' ? value : value.join(', ');
}

/** The fields in which two versions of a post differ. */
export function differingFields(one: PostValues, other: PostValues): readonly FieldFacts[] {
  return FIELDS.filter(({ name }) => shownValue(one, name) !== shownValue(other, name));
}

/**
 * The form's values for restoring an earlier version, without its cover, whose file may be deleted.
 * Whether it is a draft stays, and a language waits if it waits now or did then, so that restoring publishes no text.
 */
export function restoredOver(current: PostValues, earlier: PostValues): PostValues {
  const { image, hidden, waiting_languages: waiting } = current;
  const alts = recordOf(ALT_NAMES, (name) => current[name]);
  const waiting_languages = TRANSLATIONS.filter(
    (code) => waiting.includes(code) || earlier.waiting_languages.includes(code),
  );
  return { ...earlier, image, hidden, ...alts, waiting_languages };
}

/** Two versions and the one that both edited. */
interface ThreeVersions {
  base: PostValues;
  mine: PostValues;
  theirs: PostValues;
}

/**
 * The same versions, in all of which a language waits that either person has set to wait: no choice
 * publishes it.
 */
export function keepWaiting({ base, mine, theirs }: ThreeVersions): ThreeVersions {
  const setToWait = TRANSLATIONS.filter(
    (code) =>
      !base.waiting_languages.includes(code) &&
      (mine.waiting_languages.includes(code) || theirs.waiting_languages.includes(code)),
  );
  const keptIn = (values: PostValues): PostValues => ({
    ...values,
    waiting_languages: TRANSLATIONS.filter(
      (code) => setToWait.includes(code) || values.waiting_languages.includes(code),
    ),
  });
  return { base: keptIn(base), mine: keptIn(mine), theirs: keptIn(theirs) };
}

/**
 * What to save over another person's version if it leaves nothing to decide, such as a
 * confirmation; else undefined.
 */
export function autoMerged(versions: ThreeVersions): PostValues | undefined {
  const kept = keepWaiting(versions);
  const onlyMine = differencesBetween(kept).every(({ suggested }) => suggested === 'mine');
  return onlyMine ? kept.mine : undefined;
}

/** Whose value a conflict keeps. */
export type Side = 'mine' | 'theirs';

export interface Difference extends FieldFacts {
  /** Set if only one of the two has changed the field, so that nobody has to decide. */
  suggested: Side | undefined;
  /** Whether the choice is forced. */
  fixed: boolean;
}

/** The fields in which two versions with a common base differ. */
export function differencesBetween({ base, mine, theirs }: ThreeVersions): Difference[] {
  return differingFields(mine, theirs).map((field) => {
    const was = shownValue(base, field.name);
    const isKeptIn = (values: PostValues) => shownValue(values, field.name) === was;
    const suggested = isKeptIn(theirs) ? 'mine' : isKeptIn(mine) ? 'theirs' : undefined;
    // The image that both started from was removed when the other person replaced it.
    return { ...field, suggested, fixed: suggested === 'theirs' && field.name === 'image' };
  });
}

/** Merges two versions field by field; values that agree are kept. */
export function mergeChoices(
  mine: PostValues,
  theirs: PostValues,
  choices: Partial<Record<PostFieldName, Side>>,
): PostValues {
  const taken = FIELDS.filter(({ name }) => choices[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name }) => [name, theirs[name]])) };
}
