import { writtenIn } from '@/lib/admin/format';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { postText as t } from '@/admin-texts';
import { copied } from '@/lib/admin/copied';
import { parseBlocks, plainTextOf } from '@/lib/markdown/blocks';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { unavailable } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { DiffText } from '../DiffText';
import { focusTabPanel } from '../focusTabPanel';
import { TEXT_FIELDS, type TextField } from '../schema';
import { isChanged, type Paragraph } from './paragraphs';
import type { SpanishSide } from './useSpanish';

/** The Spanish text to unfold, where there is no room beside the translation. */
export function SpanishFold({ spanish }: { spanish: SpanishSide }) {
  return (
    <details className="rounded border border-limestone-300 bg-limestone-50">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">
        {t('spanish.show')}
        {spanish.toConfirm > 0 && ` ${t('spanish.toConfirm', { number: spanish.toConfirm })}`}
      </summary>
      <div
        {...scrollRegion(t('spanish.label'))}
        className="relative grid max-h-[60svh] gap-4 overflow-y-auto border-t border-limestone-300 p-3"
      >
        {TEXT_FIELDS.map((field) => (
          <SpanishField key={field} field={field} spanish={spanish} />
        ))}
      </div>
    </details>
  );
}

interface SpanishFieldProps {
  field: TextField;
  spanish: SpanishSide;
}

/** The Spanish text of a field, paragraph after paragraph. */
export function SpanishField({ field, spanish }: SpanishFieldProps) {
  return (
    <div className="grid content-start gap-3">
      {spanish.paragraphs[field].map((paragraph, index) => (
        <SpanishParagraph key={index} {...{ field, spanish, paragraph, index }} />
      ))}
    </div>
  );
}

/** What a paragraph of a field is called. */
const nameOf = (field: TextField, index: number) =>
  field === 'content'
    ? t('spanish.names.paragraph', { number: index + 1 })
    : t(`spanish.names.${field}`);

const BUTTON =
  'inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold underline decoration-terracotta-500 underline-offset-4 aria-disabled:opacity-60';

/** A paragraph of a field, with what has changed in it since its translation was last confirmed. */
export function SpanishParagraph({
  field,
  spanish,
  paragraph,
  index,
}: SpanishFieldProps & { paragraph: Paragraph; index: number }) {
  const { now, before } = paragraph;
  const name = nameOf(field, index);
  const changed = isChanged(paragraph);
  const root = useRef<HTMLDivElement>(null);
  const copy = async () =>
    toast(t((await copied(now ?? '')) ? 'spanish.paragraphCopied' : 'spanish.notCopied'));
  function confirm() {
    // The button disappears, and a removed paragraph with it; the keyboard's focus stays near.
    if (now === null) focusTabPanel(root.current);
    else root.current?.focus();
    spanish.confirmParagraph(field, paragraph);
  }
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={cx(
        'border-s-4 ps-3',
        changed ? 'border-terracotta-600 bg-white' : 'border-limestone-300',
      )}
    >
      {changed ? (
        <>
          <p className="text-sm font-semibold text-terracotta-700">{statusOf(paragraph)}</p>
          <DiffText before={before ?? ''} after={now ?? ''} language={SOURCE_LANGUAGE} whole />
        </>
      ) : (
        <div {...writtenIn(SOURCE_LANGUAGE)}>
          <PlainParagraph markdown={now ?? ''} />
        </div>
      )}
      <p className="-ms-2 flex flex-wrap gap-x-2">
        {now !== null && (
          <button type="button" className={BUTTON} onClick={() => void copy()}>
            <Copy className="size-4" />
            {t.rich('spanish.copy', {}, { name })}
          </button>
        )}
        {changed && (
          <button
            type="button"
            className={BUTTON}
            {...unavailable(spanish.busy || spanish.unsaved)}
            onClick={confirm}
          >
            <Check className="size-4" />
            {t.rich(now === null ? 'spanish.confirmRemoved' : 'spanish.confirm', {}, { name })}
          </button>
        )}
      </p>
    </div>
  );
}

function statusOf({ now, before }: Paragraph): string {
  if (now === null) return t('spanish.removed');
  return before === null ? t('spanish.added') : t('spanish.changed');
}

/** A paragraph in the format of posts as somebody reads it who does not know its signs. */
export function PlainParagraph({ markdown }: { markdown: string }) {
  const blocks = parseBlocks(markdown);
  const [first] = blocks;
  const alt = first?.type === 'image' ? t('spanish.picture', { alt: first.attrs.alt }) : '';
  return (
    <p
      className={cx(
        '[overflow-wrap:anywhere] whitespace-pre-wrap',
        first?.type === 'heading' && 'font-semibold',
      )}
    >
      {alt || plainTextOf(blocks)}
    </p>
  );
}
