import { adminTexts } from '@/admin-texts';
import type { TextField } from '../schema';
import type { Paragraph } from './paragraphs';
import { SpanishParagraph } from './SpanishParagraph';
import type { SpanishSide } from './useSpanish';

const t = adminTexts('post-text');

interface SpanishFieldProps {
  field: TextField;
  spanish: SpanishSide;
}

/** What a paragraph of a field is called. */
const nameOf = (field: TextField, index: number) =>
  field === 'content'
    ? t('spanish.names.paragraph', { number: index + 1 })
    : t(`spanish.names.${field}`);

/** One paragraph of a field, confirmed by its button. */
export function SpanishItem({
  field,
  spanish,
  paragraph,
  index,
}: SpanishFieldProps & { paragraph: Paragraph; index: number }) {
  return (
    <SpanishParagraph
      paragraph={paragraph}
      name={nameOf(field, index)}
      blocked={spanish.busy || spanish.unsaved}
      onConfirm={() => spanish.confirmParagraph(field, paragraph)}
    />
  );
}

/** The Spanish text of a field, paragraph after paragraph. */
export function SpanishField({ field, spanish }: SpanishFieldProps) {
  return (
    <div className="grid content-start gap-3">
      {spanish.paragraphs[field].map((paragraph, index) => (
        <SpanishItem key={index} {...{ field, spanish, paragraph, index }} />
      ))}
    </div>
  );
}
