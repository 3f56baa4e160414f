import { languageName } from '@/lib/admin/languageName';
import { type PostValues, type Translation, altName, textName } from '../schema';
import { type Texts, textsOf, type Unit, unitsOf } from '../spanish/units';
import { hasSameSigns } from './codes';
import { type ReadFile, XliffProblem } from './read';

/** The form's texts in a language. */
export function textsIn(values: PostValues, language: 'es' | Translation): Texts {
  return {
    title: values[textName('title', language)],
    excerpt: values[textName('excerpt', language)],
    content: values[textName('content', language)],
    imageAlt: language === 'es' ? values.imageAlt : values[altName(language)],
  };
}

/** The units of a post and its translation, as the editor has them. */
export const unitsIn = (values: PostValues, language: Translation): Unit[] =>
  unitsOf(textsIn(values, 'es'), textsIn(values, language));

/** A Spanish paragraph that is no longer the one that was translated; '' for none. */
export interface StaleText {
  id: string;
  was: string;
  now: string;
}

/** What importing a file would do: nothing if its Spanish is not the post's any more. */
export type ImportPlan =
  | { kind: 'stale'; texts: StaleText[] }
  | {
      kind: 'changes';
      texts: Partial<Texts>;
      /** The ids of translated paragraphs that do not have the signs of Markdown of the Spanish. */
      unlike: string[];
    };

/**
 * Compares a file with the editor's texts in a language.
 * @throws {XliffProblem} if it is of another post or language.
 */
export function planImport(
  file: ReadFile,
  post: { id: string; values: PostValues },
  language: Translation,
): ImportPlan {
  if (file.postId !== post.id) throw new XliffProblem('El archivo es de otra entrada.');
  if (file.language !== language) {
    const name = languageName(file.language);
    throw new XliffProblem(`El archivo está en ${name}: impórtelo en la pestaña de ese idioma.`);
  }
  const current = unitsIn(post.values, language);
  const now = new Map(current.map(({ id, source }) => [id, source]));
  const ids = new Set([...now.keys(), ...file.units.keys()]);
  const stale = [...ids]
    .map((id) => ({ id, was: file.units.get(id)?.source ?? '', now: now.get(id) ?? '' }))
    .filter((text) => text.was !== text.now);
  if (stale.length > 0) return { kind: 'stale', texts: stale };
  const imported = current.map((unit) => ({ ...unit, target: targetOf(unit, file) }));
  const [before, after] = [textsOf(current), textsOf(imported)];
  // A text whose units are the same stays as it is written.
  const texts = Object.fromEntries(
    Object.entries(after).filter(([field, text]) => text !== before[field as keyof Texts]),
  );
  const unlike = imported.filter(
    ({ field, source, target }, index) =>
      field === 'content' &&
      target !== '' &&
      target !== current[index]?.target &&
      !hasSameSigns(source, target),
  );
  return { kind: 'changes', texts, unlike: unlike.map(({ id }) => id) };
}

/** The translation of a unit in a file. A title is a single line. */
function targetOf({ id, field }: Unit, file: ReadFile): string {
  const target = file.units.get(id)?.target ?? '';
  return field === 'title' ? target.replace(/[\r\n]+/g, ' ') : target;
}
