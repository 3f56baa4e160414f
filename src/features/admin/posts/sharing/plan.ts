import { paragraphsOf } from '@/lib/admin/markdown/serialize';
import type { Translation } from '@/site/languages';
import { OWN_TEXTS, type OwnText, type PostValues, textName } from '../schema';
import { hasSameSigns, unitsOf } from '../spanish/units';
import type { LinkTranslation } from './queries';

/** A text of a post, with what came for it from outside. */
export interface IncomingText {
  field: OwnText;
  /** The Spanish that was translated, and that of the editor. */
  was: string;
  now: string;
  /** The translation in the editor, and the one that came; '' where it was left for later. */
  before: string;
  after: string;
}

/** The texts of a post in the editor beside a translation that came from outside. */
export const incomingTexts = (
  { spanish, texts }: Pick<LinkTranslation, 'spanish' | 'texts'>,
  values: PostValues,
  language: Translation,
): IncomingText[] =>
  OWN_TEXTS.map((field) => ({
    field,
    was: spanish[field],
    now: values[field],
    before: values[textName(field, language)],
    after: texts[field],
  }));

/** Whether two texts say the same: readers see no other form, and one kind of blank is as good as another. */
function isSame(field: OwnText, one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    paragraphsOf(field === 'content' ? field : 'excerpt', text)
      .join('\n\n')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  );
  return first === second;
}

/** Whether the Spanish is no longer the one that was translated. */
export const isStale = ({ field, was, now }: IncomingText) => !isSame(field, was, now);

/** Whether taking it over would change the editor's text. */
export const isChange = ({ field, before, after }: IncomingText) =>
  after !== '' && !isSame(field, before, after);

/** Whether its translation was left for later, so that the editor's text stays. */
export const isLeft = ({ now, after }: IncomingText) => now.trim() !== '' && after === '';

/** The numbers of the paragraphs that do not have the signs of Markdown of the Spanish. */
export function unlikeParagraphs({ spanish, texts }: Pick<LinkTranslation, 'spanish' | 'texts'>) {
  const content = unitsOf(spanish, texts).filter(({ field }) => field === 'content');
  return content.flatMap(({ source, target }, index) =>
    target !== '' && !hasSameSigns(source, target) ? [index + 1] : [],
  );
}
