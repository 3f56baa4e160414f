import { writtenIn } from '@/lib/admin/format';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminText, adminWord, postTranslation as t } from '@/admin-texts';
import { type Language, SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/controls';
import { DiffText } from '../DiffText';
import { focusTabPanel } from '../focusTabPanel';
import type { TextField } from '../schema';
import { PlainParagraph } from '../spanish/SpanishText';
import { type Card, type Decision, nameOf, type Proposal } from './proposal';
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

/** A proposal beside its Spanish paragraph: what it would change, what is wrong with it, and deciding on it. */
export function ProposalCard({ card, language, proposals }: ProposalCardProps) {
  const { proposal, place } = card;
  const { field, spanish, proposed, flaw, terms, service } = proposal;
  const name = nameOf(card);
  const canAccept = place !== undefined && flaw === null;
  const present = canAccept ? proposals.replacedAt(place) : '';
  const button = (decision: Decision, icon: ReactNode) => (
    <Button
      variant={decision === 'accepted' || !canAccept ? 'secondary' : 'quiet'}
      className="aria-disabled:opacity-60"
      unavailable={proposals.busy}
      onClick={({ currentTarget }) => {
        // The card disappears; the keyboard's focus goes to the next one.
        const item = currentTarget.closest('li');
        const next = item?.nextElementSibling ?? item?.previousElementSibling;
        if (next) next.querySelector('button')?.focus();
        else focusTabPanel(currentTarget);
        proposals.decide(decision, proposal);
      }}
    >
      {icon}
      <AdminText
        of="post-translation"
        text={decision === 'accepted' ? 'proposals.accept' : 'proposals.dismiss'}
        values={{ name }}
      />
    </Button>
  );
  return (
    <article
      aria-label={t('proposals.label', { name })}
      className="grid gap-x-6 gap-y-2 rounded border border-limestone-300 bg-white p-3 lg:grid-cols-2"
    >
      <div>
        <h3 className="font-sans text-sm font-semibold">{t('proposals.spanish', { name })}</h3>
        <Text field={field} language={SOURCE_LANGUAGE}>
          {spanish}
        </Text>
      </div>
      <div>
        <h3 className="font-sans text-sm font-semibold">{serviceName(service)}</h3>
        {present ? (
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
      <p className="flex flex-wrap gap-2 lg:col-start-2">
        {canAccept && button('accepted', <Check className="size-4" />)}
        {button('dismissed', <X className="size-4" />)}
      </p>
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
    <div {...writtenIn(language)}>
      {field === 'content' ? (
        <PlainParagraph markdown={children} />
      ) : (
        <p className="[overflow-wrap:anywhere]">{children}</p>
      )}
    </div>
  );
}
