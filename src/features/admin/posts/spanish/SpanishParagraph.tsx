import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { unavailable } from '@/ui/admin/unavailable';
import { cx } from '@/ui/cx';
import { DiffText } from '../DiffText';
import { focusTabPanel } from '../focusTabPanel';
import { isChanged, type Paragraph } from './paragraphs';
import { PlainParagraph } from './PlainParagraph';

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
      toast('Párrafo copiado.');
    } catch {
      toast('No se ha podido copiar. Selecciónelo y cópielo con el teclado.');
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
      lang="es"
      dir="ltr"
      className={cx(
        'border-s-4 ps-3',
        changed ? 'border-terracotta-600 bg-white' : 'border-limestone-300',
      )}
    >
      {changed ? (
        <>
          <p className="text-sm font-semibold text-terracotta-700">{statusOf(paragraph)}</p>
          <DiffText before={before ?? ''} after={now ?? ''} language="es" whole />
        </>
      ) : (
        <PlainParagraph markdown={now ?? ''} />
      )}
      <p className="-ms-2 flex flex-wrap gap-x-2">
        {now !== null && (
          <button type="button" className={BUTTON} onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            Copiar<span className="sr-only"> {name}</span>
          </button>
        )}
        {changed && (
          <button type="button" className={BUTTON} {...unavailable(blocked)} onClick={confirm}>
            <Check aria-hidden="true" className="size-4" />
            {now === null ? 'Dar por revisado' : 'Sigue bien'}
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </p>
    </div>
  );
}

function statusOf({ now, before }: Paragraph): string {
  if (now === null) return 'Eliminado del texto español';
  return before === null ? 'Nuevo en español' : 'Cambiado en español';
}
