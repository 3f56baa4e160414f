import { type Language, LANGUAGES, TRANSLATIONS } from '@/site/languages';
import { lawyerOf } from '@/site/lawyers';
import { languageName } from '@/lib/admin/format';
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

export interface FieldFacts {
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

/** A version with some fields of another. */
export const withFields = (
  values: PostValues,
  others: PostValues,
  fields: readonly FieldFacts[],
): PostValues => ({
  ...values,
  ...Object.fromEntries(fields.map(({ name }) => [name, others[name]])),
});

/**
 * Merges what two people made of one version: each field as whoever has changed it. Of those that
 * both have changed, which are `clashes`, it has mine.
 */
export function merge(base: PostValues, mine: PostValues, theirs: PostValues) {
  const differing = differingFields(mine, theirs);
  const [byMe, byThem] = [differingFields(mine, base), differingFields(theirs, base)];
  const waiting_languages = TRANSLATIONS.filter((code) => {
    const [was, here, there] = [base, mine, theirs].map((each) =>
      each.waiting_languages.includes(code),
    );
    return here === there ? here : !was;
  });
  const untouched = differing.filter((field) => !byMe.includes(field));
  const merged = { ...withFields(mine, theirs, untouched), waiting_languages };
  return {
    merged,
    /** The fields that are not as I have left them. */
    taken: differingFields(merged, mine),
    clashes: differing.filter(
      (field) =>
        byMe.includes(field) && byThem.includes(field) && field.name !== 'waiting_languages',
    ),
  };
}
