import { Check, Languages, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatOfficeDateTime, languageName, writtenIn } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import { adminWord, postTranslation as t } from '@/admin-texts';
import { type Language, SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button, Problem } from '@/ui/admin/controls';
import { DiffText } from '../DiffText';
import { focusTabPanel } from '../focusTabPanel';
import { PlainParagraph } from '../spanish/SpanishText';
import type { SpanishSide } from '../spanish/useSpanish';
import type { PostForm } from '../usePostForm';
import { type Card, type Decision, nameOf, type Proposal } from './proposal';
import { type Proposals, useProposals } from './useProposals';

const SERVICES: Record<string, string> = { deepl: 'DeepL', libretranslate: 'LibreTranslate' };
const serviceName = (service: string) => SERVICES[service] ?? service;

interface ProposalPanelProps {
  post: PostForm;
  language: Translation;
  spanish: SpanishSide;
}

/** Proposals of a translation service, which a person reads and accepts one by one. */
export function ProposalPanel({ post, language, spanish }: ProposalPanelProps) {
  const proposals = useProposals(post, language, spanish);
  const { service, known, needed, cards, earlier, passing, busy, problems, asked, unsaved } =
    proposals;
  if (service === undefined || known.isPending) return null;
  if (!known.data) return <Pending {...known} failed={t('proposals.notRead')} />;
  if (needed.length + cards.length + earlier.length === 0) return null;
  const switchedOff = <p className="text-sm text-ink-700">{t('proposals.switchedOff')}</p>;
  if (service === null && cards.length + earlier.length === 0) return switchedOff;
  const about = {
    service: serviceName(service ?? ''),
    language: languageName(language),
    count: needed.length,
  };
  return (
    <section
      aria-label={t('proposals.title')}
      className="rounded-lg border border-limestone-300 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Languages className="size-5 shrink-0 text-sea-700" />
        {t('proposals.title')}
      </h2>
      {service === null ? (
        switchedOff
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-700">
            {needed.length > 0
              ? t('proposals.needed', about)
              : t(cards.length > 0 ? 'proposals.read' : 'proposals.nothingLeft')}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {(needed.length > 0 || asked > 0) && (
              <Button
                className="aria-disabled:opacity-60"
                unavailable={asked > 0 || unsaved}
                onClick={proposals.ask}
              >
                {t('proposals.ask')}
              </Button>
            )}
            <p role="status">{asked > 0 && t('proposals.translating', { count: asked })}</p>
          </div>
          {unsaved && needed.length > 0 && (
            <p className="mt-1 text-sm text-ink-700">{t('proposals.saveFirst')}</p>
          )}
        </>
      )}
      <Problem className="mt-2">{problems.filter(Boolean).join(' ')}</Problem>
      {passing.length > 1 && (
        <Button
          className="mt-3 aria-disabled:opacity-60"
          unavailable={busy}
          onClick={(event) => {
            // The button disappears with what it accepts; the keyboard's focus goes to what stays.
            const stays = cards.findIndex((card) => !passing.includes(card));
            const items = event.currentTarget.parentElement?.querySelectorAll('ol > li');
            const next = items?.[stays]?.querySelector('button');
            if (next) next.focus();
            else focusTabPanel(event.currentTarget);
            proposals.decide('accepted', ...passing.map(({ proposal }) => proposal));
          }}
        >
          {t('proposals.acceptPassing', { number: passing.length })}
        </Button>
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
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('proposals.history.title', { number: earlier.length })}
          </summary>
          <ul className="grid gap-3">
            {earlier.map((one) => (
              <li key={one.id} className="border-s-4 border-limestone-300 ps-3">
                <p
                  {...writtenIn(language)}
                  className="[overflow-wrap:anywhere] whitespace-pre-wrap"
                >
                  {one.proposed}
                </p>
                <p className="text-sm [overflow-wrap:anywhere] text-ink-700">{decisionText(one)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const flawText = (flaw: string) =>
  adminWord('post-translation', 'proposals.flaws', flaw) ?? t('proposals.flaws.other');

const termsText = ({ terms }: Proposal) =>
  terms.map(({ term, translation }) => t('proposals.term', { term, translation })).join(' ');

interface ProposalCardProps {
  card: Card;
  language: Translation;
  proposals: Proposals;
}

/** A proposal beside its Spanish paragraph: what it would change, what is wrong with it, and deciding on it. */
function ProposalCard({ card, language, proposals }: ProposalCardProps) {
  const { proposal, place } = card;
  const { field, spanish, proposed, flaw, terms, service } = proposal;
  const name = nameOf(card);
  const canAccept = place !== undefined && flaw === null;
  const present = canAccept ? proposals.replacedAt(place) : '';
  // Only contents have a format; in a title a sign is a sign.
  const text = (written: string, of: Language) => (
    <div {...writtenIn(of)}>
      {field === 'content' ? (
        <PlainParagraph markdown={written} />
      ) : (
        <p className="[overflow-wrap:anywhere]">{written}</p>
      )}
    </div>
  );
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
      {t.rich(decision === 'accepted' ? 'proposals.accept' : 'proposals.dismiss', {}, { name })}
    </Button>
  );
  return (
    <article
      aria-label={t('proposals.label', { name })}
      className="grid gap-x-6 gap-y-2 rounded border border-limestone-300 bg-white p-3 lg:grid-cols-2"
    >
      <div>
        <h3 className="font-sans text-sm font-semibold">{t('proposals.spanish', { name })}</h3>
        {text(spanish, SOURCE_LANGUAGE)}
      </div>
      <div>
        <h3 className="font-sans text-sm font-semibold">{serviceName(service)}</h3>
        {present ? (
          <DiffText before={present} after={proposed} language={language} whole />
        ) : (
          text(proposed, language)
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

/** Who asked for a proposal, and who decided on it; no address once the account is deleted. */
function decisionText({ service, decision, ...proposal }: Proposal): string {
  const { asked_by: asker, asked_at: askedAt, decided_by: decider, decided_at: at } = proposal;
  const nobody = t('proposals.history.noAccount');
  return t(`proposals.history.${decision ?? 'dismissed'}`, {
    service: serviceName(service),
    asker: asker ?? nobody,
    date: formatOfficeDateTime(askedAt),
    decider: decider ?? nobody,
    decidedOn: formatOfficeDateTime(at ?? askedAt),
  });
}
