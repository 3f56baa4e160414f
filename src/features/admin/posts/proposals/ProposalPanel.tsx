import { Languages } from 'lucide-react';
import { formatOfficeDateTime, languageName, writtenIn } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import { postTranslation as t } from '@/admin-texts';
import { type Translation } from '@/site/languages';
import { Button, Problem } from '@/ui/admin/controls';
import { focusTabPanel } from '../focusTabPanel';
import type { SpanishSide } from '../spanish/useSpanish';
import type { PostForm } from '../usePostForm';
import type { Proposal } from './proposal';
import { ProposalCard, serviceName } from './ProposalCard';
import { type Proposals, useProposals } from './useProposals';

interface ProposalPanelProps {
  post: PostForm;
  language: Translation;
  spanish: SpanishSide;
}

/** Proposals of a translation service, which a person reads and accepts one by one. */
export function ProposalPanel({ post, language, spanish }: ProposalPanelProps) {
  const proposals = useProposals(post, language, spanish);
  const { service, known, needed, cards, earlier, passing, busy, problems } = proposals;
  if (service === undefined || known.isPending) return null;
  if (!known.data) return <Pending {...known} failed={t('proposals.notRead')} />;
  if (needed.length + cards.length + earlier.length === 0) return null;
  if (service === null && cards.length + earlier.length === 0) return <SwitchedOff />;
  return (
    <section
      aria-label={t('proposals.title')}
      className="rounded-lg border border-limestone-300 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Languages className="size-5 shrink-0 text-sea-700" />
        {t('proposals.title')}
      </h2>
      {service === null ? <SwitchedOff /> : <Asking {...{ proposals, service, language }} />}
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
      <ProposalHistory earlier={earlier} language={language} />
    </section>
  );
}

function SwitchedOff() {
  return <p className="text-sm text-ink-700">{t('proposals.switchedOff')}</p>;
}

interface AskingProps {
  proposals: Proposals;
  service: string;
  language: Translation;
}

function Asking({ proposals, service, language }: AskingProps) {
  const { needed, cards, asked, unsaved, left = 0 } = proposals;
  return (
    <>
      <p className="mt-1 text-sm text-ink-700">
        {needed.length > 0
          ? t('proposals.needed', {
              service: serviceName(service),
              language: languageName(language),
              count: needed.length,
              left,
            })
          : cards.length > 0
            ? t('proposals.read')
            : t('proposals.nothingLeft')}
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
  );
}

const who = (email: string | null) => email ?? t('proposals.history.noAccount');

function lineOf({ decision, decided_at: decidedAt, ...proposal }: Proposal): string {
  const asked = {
    service: serviceName(proposal.service),
    asker: who(proposal.asked_by),
    date: formatOfficeDateTime(proposal.asked_at),
  };
  if (!decision || !decidedAt) return t('proposals.history.asked', asked);
  const decided = {
    decider: who(proposal.decided_by),
    decidedOn: formatOfficeDateTime(decidedAt),
  };
  return t(`proposals.history.${decision}`, { ...asked, ...decided });
}

/** What was proposed before, and who has read it. */
function ProposalHistory({
  earlier,
  language,
}: {
  earlier: readonly Proposal[];
  language: Translation;
}) {
  if (earlier.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('proposals.history.title', { number: earlier.length })}
      </summary>
      <ul className="grid gap-3">
        {earlier.map((proposal) => (
          <li key={proposal.id} className="border-s-4 border-limestone-300 ps-3">
            <p {...writtenIn(language)} className="[overflow-wrap:anywhere] whitespace-pre-wrap">
              {proposal.proposed}
            </p>
            <p className="text-sm [overflow-wrap:anywhere] text-ink-700">{lineOf(proposal)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
