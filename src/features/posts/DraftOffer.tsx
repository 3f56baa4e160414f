import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { officeText } from '@/lib/officeTime';
import { buttonClass } from '@/ui/button';
import type { Draft } from './draft';
import { differingFields } from './fields';
import type { PostValues } from './schema';

interface DraftOfferProps {
  draft: Draft;
  /** The post as it is saved now. */
  current: PostValues;
  /** Somebody has saved the post since the draft was begun. */
  overtaken: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed here and never saved; the form waits for the answer. */
export function DraftOffer({ draft, current, overtaken, onRestore, onDiscard }: DraftOfferProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const fields = differingFields(draft.values, current).map(({ label }) => label.toLowerCase());
  return (
    <section
      aria-labelledby="draft-offer"
      className="mb-6 rounded-lg border border-brass-400 bg-white p-4 shadow-card sm:p-5"
    >
      <h2 id="draft-offer" className="flex items-center gap-2 text-xl">
        <History aria-hidden="true" className="size-5 shrink-0" />
        Hay texto que no llegó a guardarse
      </h2>
      <p className="mt-2">
        Lo escribió en este navegador el {officeText(draft.at)}. Cambia: {fields.join(', ')}.
      </p>
      {overtaken && (
        <p className="mt-2">
          Desde entonces se ha guardado otra versión de la entrada: al guardar podrá comparar las
          dos y elegir.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button ref={ref} type="button" className={buttonClass('primary')} onClick={onRestore}>
          Recuperar
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={onDiscard}>
          Descartar
        </button>
      </div>
    </section>
  );
}
