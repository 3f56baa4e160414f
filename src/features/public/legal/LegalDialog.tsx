import { useEffect, useState, type ReactNode } from 'react';
import { useFirm } from '@/lib/liveFirm';
import type { LegalTextId } from '@/site/legal';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

interface LegalDialogProps {
  /** The text to show; undefined while the dialog is closed. */
  id: LegalTextId | undefined;
  onClose: () => void;
}

/** A dialog with one of the three legal texts, in Spanish on every page (SPEC 2.15). */
export function LegalDialog({ id, onClose }: LegalDialogProps) {
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      labelledBy="legal-title"
      lang="es"
      dir="ltr"
      className="m-auto max-h-[min(90dvh,52rem)] w-[min(100vw-2rem,46rem)] overflow-hidden rounded-2xl bg-white p-0 text-ink-900"
    >
      {id && (
        <div className="flex max-h-[inherit] flex-col">
          <LegalTextContent key={id} id={id} />
          <div className="border-t border-limestone-200 px-6 py-4 text-end sm:px-10">
            <button type="button" onClick={onClose} className={buttonClass('primary')}>
              Cerrar
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The text's content, loaded when the dialog opens. */
function LegalTextContent({ id }: { id: LegalTextId }) {
  const firm = useFirm();
  const [content, setContent] = useState<ReactNode>(<Notice>Cargando...</Notice>);

  useEffect(() => {
    let current = true;
    const show = (loaded: ReactNode) => {
      if (current) setContent(loaded);
    };
    import('./LegalTextBody')
      .then((module) => module.loadLegalText(id, firm))
      .then(show, () => {
        show(<Notice>No se ha podido cargar el texto. Inténtelo de nuevo más tarde.</Notice>);
      });
    return () => {
      current = false;
    };
  }, [id, firm]);

  return content;
}

function Notice({ children }: { children: string }) {
  return (
    <p id="legal-title" role="status" className="px-6 py-16 text-center sm:px-10">
      {children}
    </p>
  );
}
