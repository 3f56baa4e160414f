import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { LANGUAGE_FACTS, type Translation } from '@/site/languages';
import type { Proposal } from './proposal';
import { serviceName } from './texts';

const t = adminTexts('post-translation');

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
export function ProposalHistory({
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
            <p
              lang={language}
              dir={LANGUAGE_FACTS[language].dir}
              className="[overflow-wrap:anywhere] whitespace-pre-wrap"
            >
              {proposal.proposed}
            </p>
            <p className="text-sm [overflow-wrap:anywhere] text-ink-700">{lineOf(proposal)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
