import { Siren, TimerReset } from 'lucide-react';
import { type EnquirySummary, URGENCIES } from './enquiry';

/** Marks an urgent enquiry by icon and label, not by colour alone; renders nothing for others. */
export function UrgencyMark({ urgency }: Pick<EnquirySummary, 'urgency'>) {
  if (urgency === 'normal') return null;
  const Icon = urgency === 'detained' ? Siren : TimerReset;
  return (
    <span className="inline-flex items-center gap-1 rounded bg-terracotta-700 px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-white">
      <Icon aria-hidden="true" className="size-4" />
      {URGENCIES[urgency]}
    </span>
  );
}
