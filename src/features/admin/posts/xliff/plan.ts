import { type PostValues, type Translation, altName, textName } from '../schema';
import { type Texts, textsOf, type Unit, unitsOf } from '../spanish/units';
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
  | { kind: 'changes'; language: Translation; texts: Partial<Texts> };

/**
 * Compares a file with the editor.
 * @throws {XliffProblem} if it is of another post.
 */
export function planImport(file: ReadFile, postId: string, values: PostValues): ImportPlan {
  if (file.postId !== postId) throw new XliffProblem('El archivo es de otra entrada.');
  const current = unitsIn(values, file.language);
  const now = new Map(current.map(({ id, source }) => [id, source]));
  const ids = new Set([...now.keys(), ...file.units.keys()]);
  const stale = [...ids]
    .map((id) => ({ id, was: file.units.get(id)?.source ?? '', now: now.get(id) ?? '' }))
    .filter((text) => text.was !== text.now);
  if (stale.length > 0) return { kind: 'stale', texts: stale };
  const imported = current.map((unit) => ({
    ...unit,
    target: file.units.get(unit.id)?.target ?? '',
  }));
  const [before, after] = [textsOf(current), textsOf(imported)];
  // A text whose units are the same stays as it is written.
  const texts = Object.fromEntries(
    Object.entries(after).filter(([field, text]) => text !== before[field as keyof Texts]),
  );
  return { kind: 'changes', language: file.language, texts };
}
