import { Siren, TimerReset } from 'lucide-react';
import { type SurveySummary, URGENCIES } from './survey';

/** Says that an enquiry cannot wait, in words and not by colour alone; nothing for one that can. */
export function UrgencyMark({ urgency }: Pick<SurveySummary, 'urgency'>) {
  if (urgency === 'normal') return null;
  const Icon = urgency === 'detained' ? Siren : TimerReset;
  return (
    <span className="inline-flex items-center gap-1 rounded bg-terracotta-700 px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-white">
      <Icon aria-hidden="true" className="size-4" />
      {URGENCIES[urgency]}
    </span>
  );
}
