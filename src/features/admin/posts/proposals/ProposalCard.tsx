import { Check, Undo2, X } from 'lucide-react';
import { adminWord, postTranslation as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { type Language, LANGUAGE_FACTS, SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { cx } from '@/ui/cx';
import { DiffText } from '../DiffText';
import type { TextField } from '../schema';
import { PlainParagraph } from '../spanish/SpanishText';
import type { Card, Proposal } from './proposal';
import type { Proposals } from './useProposals';

const flawText = (flaw: string) =>
  adminWord('post-translation', 'proposals.flaws', flaw) ?? t('proposals.flaws.other');

const termsText = ({ terms }: Proposal) =>
  terms.map(({ term, translation }) => t('proposals.term', { term, translation })).join(' ');

const SERVICES: Record<string, string> = { deepl: 'DeepL', libretranslate: 'LibreTranslate' };
export const serviceName = (service: string) => SERVICES[service] ?? service;

interface ProposalCardProps {
  card: Card;
  language: Translation;
  proposals: Proposals;
}

const CARD = 'rounded border border-limestone-300 bg-white p-3';

/** A proposal beside its Spanish paragraph: what it would change, what is wrong with it, and deciding on it. */
export function ProposalCard({ card, language, proposals }: ProposalCardProps) {
  const { proposal, name, place, present } = card;
  const { field, spanish, proposed, flaw, terms, decision, service } = proposal;
  // Keyed, so that its button keeps the focus where the card takes another form.
  const actions = <Actions key="actions" {...{ card, proposals }} />;
  const label = t('proposals.label', { name });
  // Only a line of what is decided: the text to correct stands below.
  if (decision) {
    return (
      <article aria-label={label} className={cx(CARD, 'flex flex-wrap items-center gap-x-4')}>
        <h3 className="grow font-sans text-sm font-semibold">
          {`${name} · ${t(`proposals.${decision}`)} · ${serviceName(service)}`}
        </h3>
        {actions}
      </article>
    );
  }
  return (
    <article aria-label={label} className={cx(CARD, 'grid gap-x-6 gap-y-2 lg:grid-cols-2')}>
      <div>
        <h3 className="font-sans text-sm font-semibold">{t('proposals.spanish', { name })}</h3>
        <Text field={field} language={SOURCE_LANGUAGE}>
          {spanish}
        </Text>
      </div>
      <div>
        <h3 className="font-sans text-sm font-semibold">{serviceName(service)}</h3>
        {present && flaw === null ? (
          <DiffText before={present} after={proposed} language={language} whole />
        ) : (
          <Text field={field} language={language}>
            {proposed}
          </Text>
        )}
        <p className="mt-1 text-sm font-semibold text-terracotta-700 empty:hidden">
          {!place && `${t('proposals.stale')} `}
          {flaw !== null && flawText(flaw)}
          {terms.length > 0 && t('proposals.vocabulary', { terms: termsText(proposal) })}
        </p>
      </div>
      {actions}
    </article>
  );
}

interface TextProps {
  field: TextField;
  language: Language;
  children: string;
}

/** Only contents have a format; in a title a sign is a sign. */
function Text({ field, language, children }: TextProps) {
  return (
    <div lang={language} dir={LANGUAGE_FACTS[language].dir}>
      {field === 'content' ? (
        <PlainParagraph markdown={children} />
      ) : (
        <p className="[overflow-wrap:anywhere]">{children}</p>
      )}
    </div>
  );
}

/** The buttons, the first of which stays after a decision and takes it back. */
function Actions({ card, proposals }: Pick<ProposalCardProps, 'card' | 'proposals'>) {
  const { proposal, name, place } = card;
  const { accept, dismiss, undo, busy } = proposals;
  const textOf = (text: 'undo' | 'accept' | 'dismiss') => (
    <AdminText of="post-translation" text={`proposals.${text}`} values={{ name }} />
  );
  const canAccept = place !== undefined && proposal.flaw === null;
  const [act, text, Icon] = proposal.decision
    ? [() => undo(proposal), 'undo' as const, Undo2]
    : canAccept
      ? [() => accept([proposal]), 'accept' as const, Check]
      : [() => dismiss(proposal), 'dismiss' as const, X];
  return (
    <p className="flex flex-wrap gap-2 lg:col-start-2">
      <Button className="aria-disabled:opacity-60" unavailable={busy} onClick={act}>
        <Icon aria-hidden="true" className="size-4" />
        {textOf(text)}
      </Button>
      {proposal.decision === null && canAccept && (
        <Button
          variant="quiet"
          className="aria-disabled:opacity-60"
          unavailable={busy}
          onClick={(event) => {
            (event.currentTarget.previousElementSibling as HTMLElement).focus();
            dismiss(proposal);
          }}
        >
          <X aria-hidden="true" className="size-4" />
          {textOf('dismiss')}
        </Button>
      )}
    </p>
  );
}
