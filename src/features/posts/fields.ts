import { LANGUAGES } from '@/site/languages';
import { SPANISH_NAMES } from './post';
import { type PostFieldName, type PostValues, TEXT_FIELDS, textName } from './schema';

interface FieldFacts {
  name: PostFieldName;
  label: string;
  /** The language of its text; undefined for what is no text of a language. */
  language?: (typeof LANGUAGES)[number];
}

const TEXT_LABELS = { title: 'Título', excerpt: 'Extracto', content: 'Contenido' } as const;

/** Every field of the form, in the order in which people think of them. */
export const FIELDS: readonly FieldFacts[] = [
  ...LANGUAGES.flatMap((language) =>
    TEXT_FIELDS.map((field) => ({
      name: textName(field, language),
      label: `${TEXT_LABELS[field]} (${SPANISH_NAMES[language].toLowerCase()})`,
      language,
    })),
  ),
  { name: 'slug', label: 'Dirección' },
  { name: 'date', label: 'Fecha' },
  { name: 'category', label: 'Categoría' },
  { name: 'additionalCategories', label: 'Otras categorías' },
  { name: 'showAdditionalCategories', label: 'Mostrar las otras categorías' },
  { name: 'image', label: 'Imagen' },
  { name: 'imageAlt', label: 'Descripción de la imagen' },
  { name: 'hidden', label: 'Oculta' },
  { name: 'showOnHomepage', label: 'En la portada' },
];

/** The value of a field as a person reads it. */
export function shownValue(values: PostValues, name: PostFieldName): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}

/** The fields in which two versions of a post are not the same. */
export function differingFields(one: PostValues, other: PostValues): readonly FieldFacts[] {
  return FIELDS.filter(({ name }) => shownValue(one, name) !== shownValue(other, name));
}

/** Whose text a conflict keeps. */
export type Side = 'mine' | 'theirs';

export interface Difference extends FieldFacts {
  /** What nobody has to decide: a field that only one of the two has changed. */
  suggested: Side | undefined;
  /** Nobody can decide it: the picture that both started from was removed when the other person replaced it. */
  fixed: boolean;
}

/**
 * What two people who started from the same text have to settle: each field in which they differ now.
 * @param base the text both started from.
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

/** One post of the two, field by field; what they agree on stays. */
export function settle(
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
