import { Languages } from 'lucide-react';
import { useRef } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import type { SpanishSide } from '../spanish/useSpanish';
import type { PostForm } from '../usePostForm';
import { ProposalCard } from './ProposalCard';
import { ProposalHistory } from './ProposalHistory';
import { serviceName } from './texts';
import { type Proposals, useProposals } from './useProposals';
import { ADMIN_LANGUAGE, type Translation } from '@/site/languages';

interface ProposalPanelProps {
  post: PostForm;
  language: Translation;
  spanish: SpanishSide;
}

const paragraphCount = (count: number) => (count === 1 ? '1 párrafo' : `${count} párrafos`);

/** Proposals of a translation service, which a person reads and accepts one by one. */
export function ProposalPanel({ post, language, spanish }: ProposalPanelProps) {
  const proposals = useProposals(post, language, spanish);
  const { service, needed, cards, earlier, passing, busy, problem } = proposals;
  if (service === undefined) return null;
  if (needed.length + cards.length + earlier.length === 0) return null;
  if (service === null && cards.length + earlier.length === 0) return <SwitchedOff />;
  return (
    <section
      aria-label="Propuestas de traducción"
      className="rounded-lg border border-limestone-300 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Languages aria-hidden="true" className="size-5 shrink-0 text-sea-700" />
        Propuestas de traducción
      </h2>
      {service === null ? <SwitchedOff /> : <Asking {...{ proposals, service, language }} />}
      <p role="alert" className="mt-2 font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      {passing.length > 1 && (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-3 aria-disabled:opacity-60')}
          {...unavailable(busy)}
          onClick={(event) => {
            // The button disappears with what it accepts.
            event.currentTarget
              .closest('section')
              ?.querySelector<HTMLElement>('li button')
              ?.focus();
            proposals.accept(passing.map(({ proposal }) => proposal));
          }}
        >
          {`Aceptar las ${passing.length} que han pasado la comprobación`}
        </button>
      )}
      {cards.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {cards.map((card) => (
            <li key={card.proposal.id}>
              <ProposalCard {...{ card, language, proposals }} />
            </li>
          ))}
        </ol>
      )}
      <ProposalHistory earlier={earlier} language={language} />
    </section>
  );
}

function SwitchedOff() {
  return (
    <p className="text-sm text-ink-700">
      Para recibir propuestas de traducción, quien administra el servidor activa un servicio como
      DeepL.
    </p>
  );
}

interface AskingProps {
  proposals: Proposals;
  service: string;
  language: Translation;
}

function Asking({ proposals, service, language }: AskingProps) {
  const { needed, cards, asked, unsaved, left = 0 } = proposals;
  const waiting = cards.some(({ proposal }) => proposal.decision === null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="mt-1 text-sm text-ink-700">
        {needed.length > 0
          ? `${serviceName(service)} propone en ${languageName(language)} lo que falta o ha cambiado (${paragraphCount(needed.length)}). Nada se cambia hasta que usted lo acepta. Hoy puede mandar a traducir ${left.toLocaleString(ADMIN_LANGUAGE)} caracteres.`
          : waiting
            ? 'Lea cada propuesta y acepte las que valgan. Nada se cambia hasta que usted lo acepta.'
            : 'No queda ningún párrafo por proponer.'}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {(needed.length > 0 || asked > 0) && (
          <button
            ref={button}
            type="button"
            className={buttonClass('secondary', 'aria-disabled:opacity-60')}
            {...unavailable(asked > 0 || unsaved)}
            onClick={proposals.ask}
          >
            Proponer traducción
          </button>
        )}
        {asked > 0 && (
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => {
              button.current?.focus();
              proposals.cancel();
            }}
          >
            Cancelar<span className="sr-only"> la traducción</span>
          </button>
        )}
        <p role="status">
          {asked > 0 && `Traduciendo ${paragraphCount(asked)}… Puede seguir escribiendo.`}
        </p>
      </div>
      {unsaved && needed.length > 0 && (
        <p className="mt-1 text-sm text-ink-700">Guarde antes los cambios del texto español.</p>
      )}
    </>
  );
}
