import { recordOf } from '@/lib/recordOf';
import { type Language, SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { OWN_TEXTS, type PostValues, textName } from '../schema';
import { hasSameSigns, type Texts, textsOf, type Unit, unitsOf } from '../spanish/units';
import type { LinkTranslation } from './queries';

/** The form's texts in a language. */
export const textsIn = (values: PostValues, language: Language): Texts =>
  recordOf(OWN_TEXTS, (field) => values[textName(field, language)]);

/** What taking texts from outside would do: nothing if their Spanish is not the post's any more. */
export type IncomingPlan =
  /** Spanish paragraphs that are no longer those that were translated; '' for none. */
  | { kind: 'stale'; texts: { id: string; was: string; now: string }[] }
  | {
      kind: 'changes';
      texts: Partial<Texts>;
      /** The ids of parts of texts that are left for later, which stay as the editor has them. */
      unfinished: string[];
      /** The ids of translated paragraphs that do not have the signs of Markdown of the Spanish. */
      unlike: string[];
    };

/** One kind of blank is as good as another. */
const withPlainBlanks = (text: string) => text.replace(/[^\S\n]+/g, ' ').trim();

/** Compares a translation that came from outside with the editor's texts. */
export function planIncoming(
  { spanish, texts }: Pick<LinkTranslation, 'spanish' | 'texts'>,
  values: PostValues,
  language: Translation,
): IncomingPlan {
  const current = unitsOf(textsIn(values, SOURCE_LANGUAGE), textsIn(values, language));
  const byId = (units: readonly Unit[]) => new Map(units.map((unit) => [unit.id, unit]));
  const [now, came] = [byId(current), byId(unitsOf(spanish, texts))];
  const stale = [...new Set([...now.keys(), ...came.keys()])]
    .map((id) => ({ id, was: came.get(id)?.source ?? '', now: now.get(id)?.source ?? '' }))
    .filter((text) => withPlainBlanks(text.was) !== withPlainBlanks(text.now));
  if (stale.length > 0) return { kind: 'stale', texts: stale };
  const isLeft = ({ field }: Unit) => texts[field] === '';
  const taken = current.map((unit) => {
    const target = isLeft(unit) ? undefined : came.get(unit.id)?.target;
    return { ...unit, target: target ?? unit.target };
  });
  const [before, after] = [textsOf(current), textsOf(taken)];
  const unlike = taken.filter(
    ({ field, source, target }, index) =>
      field === 'content' &&
      target !== '' &&
      target !== current[index]?.target &&
      !hasSameSigns(source, target),
  );
  const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id);
  return {
    kind: 'changes',
    // A text whose units are the same stays as it is written.
    texts: Object.fromEntries(
      Object.entries(after).filter(([field, text]) => text !== before[field as keyof Texts]),
    ),
    unfinished: idsOf(current.filter(isLeft)),
    unlike: idsOf(unlike),
  };
}
