import { Check, Undo2, X } from 'lucide-react';
import { LANGUAGE_FACTS } from '@/site/languages';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { DiffText } from '../DiffText';
import type { Translation } from '../schema';
import type { Card } from './cards';
import { flawText, serviceName, termsText } from './texts';
import type { Proposals } from './useProposals';

interface ProposalCardProps {
  card: Card;
  language: Translation;
  proposals: Proposals;
}

const DECISIONS = { accepted: 'Aceptada', dismissed: 'Descartada' } as const;

/** A proposal beside its Spanish paragraph: what it would change, what is wrong with it, and deciding on it. */
export function ProposalCard({ card, language, proposals }: ProposalCardProps) {
  const { proposal, name, place, present } = card;
  const { spanish, proposed, flaw, terms, decision, service } = proposal;
  return (
    <article
      aria-label={`Propuesta: ${name}`}
      className="grid gap-x-6 gap-y-2 rounded border border-limestone-300 bg-white p-3 lg:grid-cols-2"
    >
      <div>
        <h3 className="font-sans text-sm font-semibold">{name} · español</h3>
        <p lang="es" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {spanish}
        </p>
      </div>
      <div>
        <h3 className="font-sans text-sm font-semibold">
          {decision ? `${DECISIONS[decision]} · ${serviceName(service)}` : serviceName(service)}
        </h3>
        {present && flaw === null && decision === null ? (
          <DiffText before={present} after={proposed} language={language} whole />
        ) : (
          <p
            lang={language}
            dir={LANGUAGE_FACTS[language].dir}
            className="[overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {proposed}
          </p>
        )}
        {decision === null && (
          <p className="mt-1 text-sm font-semibold text-terracotta-700 empty:hidden">
            {!place && 'El texto español ha cambiado desde esta propuesta. '}
            {flaw !== null && flawText(flaw)}
            {terms.length > 0 && `Vocabulario: ${termsText(proposal)}`}
          </p>
        )}
      </div>
      <Actions {...{ card, proposals }} />
    </article>
  );
}

/** The buttons, the first of which stays after a decision and takes it back: it keeps the focus. */
function Actions({ card, proposals }: Pick<ProposalCardProps, 'card' | 'proposals'>) {
  const { proposal, name, place } = card;
  const { accept, dismiss, undo, busy } = proposals;
  const label = <span className="sr-only"> la propuesta: {name}</span>;
  const canAccept = place !== undefined && proposal.flaw === null;
  const [act, text, Icon] = proposal.decision
    ? [() => undo(proposal), 'Deshacer', Undo2]
    : canAccept
      ? [() => accept([proposal]), 'Aceptar', Check]
      : [() => dismiss(proposal), 'Descartar', X];
  return (
    <p className="flex flex-wrap gap-2 lg:col-start-2">
      <button
        type="button"
        className={buttonClass('secondary', 'aria-disabled:opacity-60')}
        {...unavailable(busy)}
        onClick={act}
      >
        <Icon aria-hidden="true" className="size-4" />
        {text}
        {label}
      </button>
      {proposal.decision === null && canAccept && (
        <button
          type="button"
          className={buttonClass('quiet', 'aria-disabled:opacity-60')}
          {...unavailable(busy)}
          onClick={(event) => {
            (event.currentTarget.previousElementSibling as HTMLElement).focus();
            dismiss(proposal);
          }}
        >
          <X aria-hidden="true" className="size-4" />
          Descartar{label}
        </button>
      )}
    </p>
  );
}
