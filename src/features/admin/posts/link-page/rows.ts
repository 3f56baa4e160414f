import { paragraphsOf } from '@/lib/admin/markdown/serialize';
import { pairParagraphs } from '../spanish/paragraphs';
import { clean, type Texts, WHOLE } from '../spanish/units';

/** A translated paragraph as it is kept: beside the Spanish that it is for, null for none yet. */
export interface Paragraph {
  field: keyof Texts;
  source: string | null;
  target: string;
}

/** A paragraph of the Spanish text with its translation. */
export interface Row extends Paragraph {
  /** The Spanish as it is; '' where it was taken out and its translation is left. */
  now: string;
}

/**
 * Puts what is translated beside the Spanish text as it is. A translation stays with its paragraph;
 * that of a paragraph that is gone goes to the one before it, so that nothing written is lost.
 */
export function rowsFrom(paragraphs: readonly Paragraph[], spanish: Texts): Row[] {
  const whole = WHOLE.map((field): Row => {
    const known = paragraphs.find((each) => each.field === field);
    const now = clean(spanish[field]);
    return { field, now, source: known?.source ?? null, target: known?.target ?? '' };
  });
  const content = contentRows(
    paragraphs.filter(({ field }) => field === 'content'),
    paragraphsOf('content', spanish.content),
  );
  return [...whole, ...content].filter(({ now, target }) => now !== '' || target !== '');
}

function contentRows(known: readonly Paragraph[], spanish: readonly string[]): Row[] {
  const rows: Row[] = [];
  let next = 0;
  let homeless = '';
  const join = (...texts: string[]) => texts.filter(Boolean).join('\n\n');
  for (const { before, now } of pairParagraphs(
    known.map(({ source }) => source ?? ''),
    spanish,
  )) {
    const old = before === null ? undefined : known[next++];
    const last = rows.at(-1);
    if (now !== null) {
      const target = join(homeless, old?.target ?? '');
      rows.push({ field: 'content', now, source: old?.source ?? null, target });
      homeless = '';
    } else if (last) last.target = join(last.target, old?.target ?? '');
    else homeless = join(homeless, old?.target ?? '');
  }
  if (homeless) rows.push({ field: 'content', now: '', source: null, target: homeless });
  return rows;
}

/** A row whose translation was written for its Spanish as it is. */
export const asTranslated = <Each extends Row>(row: Each): Each => ({ ...row, source: row.now });

/** What is kept of rows. */
export const paragraphsIn = (rows: readonly Row[]): Paragraph[] =>
  rows.map(({ field, source, target }) => ({ field, source, target }));
