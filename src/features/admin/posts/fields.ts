import { LANGUAGES, SOURCE_LANGUAGE, type Translation, TRANSLATIONS } from '@/site/languages';
import { lawyerOf } from '@/site/lawyers';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import {
  ALT_NAMES,
  type PostFieldName,
  type PostValues,
  TEXT_FIELDS,
  type TextName,
  textName,
} from './schema';
import { slugColumn, type SlugColumn } from '@/site/slugs';

const t = adminTexts('posts');

interface FieldFacts {
  name: PostFieldName;
  label: string;
  /** The language of a text; undefined for other fields. */
  language?: (typeof LANGUAGES)[number];
}

type PlainName = Exclude<
  PostFieldName,
  Exclude<TextName, 'image_alt'> | Exclude<SlugColumn, 'slug'>
>;

const plain = (...names: PlainName[]): FieldFacts[] =>
  names.map((name) => ({ name, label: t(`fields.${name}`) }));

/** Every field of the form, in the order of the form. */
export const FIELDS: readonly FieldFacts[] = [
  ...LANGUAGES.flatMap((language) =>
    TEXT_FIELDS.map((field) => ({
      name: textName(field, language),
      label: `${t(`fields.${field}`)} (${languageName(language)})`,
      language,
    })),
  ),
  ...plain('slug'),
  ...TRANSLATIONS.map((language) => ({
    name: slugColumn(language),
    label: `${t('fields.slug')} (${languageName(language)})`,
    language,
  })),
  ...plain(
    'date',
    'publishAt',
    'category',
    'additionalCategories',
    'showAdditionalCategories',
    'image',
    'image_alt',
  ),
  ...TRANSLATIONS.map((language) => ({
    name: textName('image_alt', language),
    label: `${t('fields.image_alt')} (${languageName(language)})`,
    language,
  })),
  ...plain('author', 'reviewer', 'reviewedOn', 'lawAsOf', 'sources'),
  ...plain('waitingLanguages', 'hidden', 'showOnHomepage'),
];

/** The label of a field inside a sentence: only its first letter changes, not a language's name. */
export const labelWithin = ({ label }: FieldFacts) =>
  label.charAt(0).toLowerCase() + label.slice(1);

/** A field's value as shown to people. */
export function shownValue(values: PostValues, name: PostFieldName): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? t('fields.yes') : t('fields.no');
  if (name === 'waitingLanguages') return values[name].map(languageName).join(', ');
  if (name === 'author' || name === 'reviewer') {
    return lawyerOf(values[name])?.name ?? values[name];
  }
  return typeof value === 'string' ? value : value.join(', ');
}

/** The fields in which two versions of a post differ. */
export function differingFields(one: PostValues, other: PostValues): readonly FieldFacts[] {
  return FIELDS.filter(({ name }) => shownValue(one, name) !== shownValue(other, name));
}

/** Whether a text that is confirmed, the Spanish one or the translation, is not as it is saved. */
export function hasUnsavedText(
  values: PostValues,
  saved: PostValues,
  language: Translation,
): boolean {
  return differingFields(values, saved).some(
    (field) => field.language === SOURCE_LANGUAGE || field.language === language,
  );
}

/**
 * The form's values for restoring an earlier version, without its cover, whose file may be deleted.
 * Whether it is a draft stays, and a language waits if it waits now or did then, so that restoring publishes no text.
 */
export function restoredOver(current: PostValues, earlier: PostValues): PostValues {
  const { image, hidden, waitingLanguages: waiting } = current;
  const alts = recordOf(ALT_NAMES, (name) => current[name]);
  const waitingLanguages = TRANSLATIONS.filter(
    (code) => waiting.includes(code) || earlier.waitingLanguages.includes(code),
  );
  return { ...earlier, image, hidden, ...alts, waitingLanguages };
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
      !base.waitingLanguages.includes(code) &&
      (mine.waitingLanguages.includes(code) || theirs.waitingLanguages.includes(code)),
  );
  const keptIn = (values: PostValues): PostValues => ({
    ...values,
    waitingLanguages: TRANSLATIONS.filter(
      (code) => setToWait.includes(code) || values.waitingLanguages.includes(code),
    ),
  });
  return { base: keptIn(base), mine: keptIn(mine), theirs: keptIn(theirs) };
}

/**
 * What to save over another person's version if it leaves nothing to decide, such as a
 * confirmation; else undefined.
 */
export function autoMerged(versions: ThreeVersions): PostValues | undefined {
  const { base, mine, theirs } = keepWaiting(versions);
  const onlyMine = differencesBetween(base, mine, theirs).every((one) => one.suggested === 'mine');
  return onlyMine ? mine : undefined;
}

/** Whose value a conflict keeps. */
export type Side = 'mine' | 'theirs';

export interface Difference extends FieldFacts {
  /** Set if only one of the two has changed the field, so that nobody has to decide. */
  suggested: Side | undefined;
  /**
   * Whether the choice is forced: the image that both started from was removed when the other
   * person replaced it.
   */
  fixed: boolean;
}

/**
 * The fields in which two versions with a common base differ.
 * @param base the version that both edited.
 */
export function differencesBetween(
  base: PostValues,
  mine: PostValues,
  theirs: PostValues,
): Difference[] {
  return differingFields(mine, theirs).map((field) => {
    const was = shownValue(base, field.name);
    if (shownValue(theirs, field.name) === was) {
      return { ...field, suggested: 'mine', fixed: false };
    }
    const onlyTheirs = shownValue(mine, field.name) === was;
    return {
      ...field,
      suggested: onlyTheirs ? 'theirs' : undefined,
      fixed: onlyTheirs && field.name === 'image',
    };
  });
}

/** Merges two versions field by field; values that agree are kept. */
export function mergeChoices(
  mine: PostValues,
  theirs: PostValues,
  choices: Partial<Record<PostFieldName, Side>>,
): PostValues {
  const taken = FIELDS.filter(({ name }) => choices[name] === 'theirs').map(({ name }) => [
    name,
    theirs[name],
  ]);
  return { ...mine, ...(Object.fromEntries(taken) as Partial<PostValues>) };
}
