import { recordOf } from '@/lib/recordOf';
import { OWN_TEXTS, type PostValues, textName } from '../schema';
import { type Texts, textsOf, type Unit, unitsOf } from '../spanish/units';
import { hasSameSigns } from './codes';
import { SOURCE_LANGUAGE, type Language, type Translation } from '@/site/languages';

/** The form's texts in a language. */
export const textsIn = (values: PostValues, language: Language): Texts =>
  recordOf(OWN_TEXTS, (field) => values[textName(field, language)]);

/** The units of a post and its translation, as the editor has them. */
export const unitsIn = (values: PostValues, language: Translation): Unit[] =>
  unitsOf(textsIn(values, SOURCE_LANGUAGE), textsIn(values, language));

/** A part of a Spanish text as it was translated, and its translation; undefined where that is not finished. */
export interface Incoming {
  source: string;
  target?: string | undefined;
}

/** A Spanish paragraph that is no longer the one that was translated; '' for none. */
interface StaleText {
  id: string;
  was: string;
  now: string;
}

/** What taking texts from outside would do: nothing if their Spanish is not the post's any more. */
export type IncomingPlan =
  | { kind: 'stale'; texts: StaleText[] }
  | {
      kind: 'changes';
      texts: Partial<Texts>;
      /** The ids of parts without a finished translation, which stay as the editor has them. */
      unfinished: string[];
      /** The ids of translated paragraphs that do not have the signs of Markdown of the Spanish. */
      unlike: string[];
    };

/** Programs write one kind of blank for another. */
const withPlainBlanks = (text: string) => text.replace(/[^\S\n]+/g, ' ').trim();

/** Compares a translation that came from outside, by the ids of its units, with the editor's texts. */
export function planIncoming(
  incoming: ReadonlyMap<string, Incoming>,
  values: PostValues,
  language: Translation,
): IncomingPlan {
  const current = unitsIn(values, language);
  const now = new Map(current.map(({ id, source }) => [id, source]));
  const stale = [...new Set([...now.keys(), ...incoming.keys()])]
    .map((id) => ({ id, was: incoming.get(id)?.source ?? '', now: now.get(id) ?? '' }))
    .filter((text) => withPlainBlanks(text.was) !== withPlainBlanks(text.now));
  if (stale.length > 0) return { kind: 'stale', texts: stale };
  const imported = current.map((unit) => ({
    ...unit,
    target: targetOf(unit, incoming) ?? unit.target,
  }));
  const [before, after] = [textsOf(current), textsOf(imported)];
  // A text whose units are the same stays as it is written.
  const texts = Object.fromEntries(
    Object.entries(after).filter(([field, text]) => text !== before[field as keyof Texts]),
  );
  const unfinished = current.filter((unit) => targetOf(unit, incoming) === undefined);
  const unlike = imported.filter(
    ({ field, source, target }, index) =>
      field === 'content' &&
      target !== '' &&
      target !== current[index]?.target &&
      !hasSameSigns(source, target),
  );
  const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id);
  return { kind: 'changes', texts, unfinished: idsOf(unfinished), unlike: idsOf(unlike) };
}

/** What came for a unit. A title is a single line. */
function targetOf({ id, field }: Unit, incoming: ReadonlyMap<string, Incoming>) {
  const target = incoming.get(id)?.target;
  return field === 'title' ? target?.replace(/[\r\n]+/g, ' ') : target;
}
