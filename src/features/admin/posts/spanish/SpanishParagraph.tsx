import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { unavailable } from '@/ui/admin/unavailable';
import { cx } from '@/ui/cx';
import { DiffText } from '../DiffText';
import { focusTabPanel } from '../focusTabPanel';
import { isChanged, type Paragraph } from './paragraphs';
import { PlainParagraph } from './PlainParagraph';

const t = adminTexts('post-text');

interface SpanishParagraphProps {
  paragraph: Paragraph;
  /** Its name, such as 'el título' or 'el párrafo 2'. */
  name: string;
  /** Whether confirming is not possible now. */
  blocked: boolean;
  onConfirm: () => void;
}

const BUTTON =
  'inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold underline decoration-terracotta-500 underline-offset-4 aria-disabled:opacity-60';

/** A Spanish paragraph, with what has changed in it since its translation was last confirmed. */
export function SpanishParagraph({ paragraph, name, blocked, onConfirm }: SpanishParagraphProps) {
  const { now, before } = paragraph;
  const changed = isChanged(paragraph);
  const root = useRef<HTMLDivElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(now ?? '');
      toast(t('spanish.paragraphCopied'));
    } catch {
      toast(t('spanish.notCopied'));
    }
  }
  function confirm() {
    // The button disappears, and a removed paragraph with it; the keyboard's focus stays near.
    if (now === null) focusTabPanel(root.current);
    else root.current?.focus();
    onConfirm();
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
        <div lang={SOURCE_LANGUAGE} dir={LANGUAGE_FACTS[SOURCE_LANGUAGE].dir}>
          <PlainParagraph markdown={now ?? ''} />
        </div>
      )}
      <p className="-ms-2 flex flex-wrap gap-x-2">
        {now !== null && (
          <button type="button" className={BUTTON} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            <ActionText text="spanish.copy" name={name} />
          </button>
        )}
        {changed && (
          <button type="button" className={BUTTON} {...unavailable(blocked)} onClick={confirm}>
            <Check aria-hidden="true" className="size-4" />
            <ActionText
              text={now === null ? 'spanish.confirmRemoved' : 'spanish.confirm'}
              name={name}
            />
          </button>
        )}
      </p>
    </div>
  );
}

type Action = 'spanish.copy' | 'spanish.confirmRemoved' | 'spanish.confirm';

/** What a button does, and to screen readers with which paragraph. */
function ActionText({ text, name }: { text: Action; name: string }) {
  const hidden = <span className="sr-only" />;
  return <AdminText of="post-text" text={text} elements={{ hidden }} values={{ name }} />;
}

function statusOf({ now, before }: Paragraph): string {
  if (now === null) return t('spanish.removed');
  return before === null ? t('spanish.added') : t('spanish.changed');
}
