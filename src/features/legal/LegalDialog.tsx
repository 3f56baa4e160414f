import { useEffect, useState } from 'react';
import type { LegalTextId } from '@/site/legal';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';
import { LEGAL_TEXTS, type LegalText } from './legalText';

interface LegalDialogProps {
  /** The text to show; undefined while none is asked for. */
  id: LegalTextId | undefined;
  onClose: () => void;
}

/** One of the three legal texts, in Spanish on every page (SPEC 2.15). Whoever opens it composes it. */
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
          <Words key={id} id={id} />
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

type Loaded = LegalText | 'failed' | undefined;

function Words({ id }: { id: LegalTextId }) {
  const [text, setText] = useState<Loaded>();

  useEffect(() => {
    let current = true;
    LEGAL_TEXTS[id]().then(
      (loaded) => current && setText(loaded),
      () => current && setText('failed'),
    );
    return () => {
      current = false;
    };
  }, [id]);

  if (text === undefined || text === 'failed') {
    return (
      <p id="legal-title" role="status" className="px-6 py-16 text-center sm:px-10">
        {text ? 'No se ha podido cargar el texto. Inténtelo de nuevo más tarde.' : 'Cargando...'}
      </p>
    );
  }
  return (
    // A region that scrolls must be within the keyboard's reach.
    <div
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-labelledby="legal-title"
      className="overflow-y-auto px-6 py-8 sm:px-10 sm:py-10"
    >
      <h2 id="legal-title" className="text-3xl">
        {text.title}
      </h2>
      <p className="mt-4 max-w-prose text-lg">{text.intro}</p>
      {text.sections.map(({ heading, body }) => (
        <section key={heading} className="mt-8">
          <h3 className="text-xl">{heading}</h3>
          {body.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Part({ part }: { part: string | string[] }) {
  if (typeof part === 'string') return <p className="mt-3 max-w-prose">{part}</p>;
  return (
    <ul className="mt-3 max-w-prose list-disc space-y-1.5 ps-5 marker:text-terracotta-600">
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
