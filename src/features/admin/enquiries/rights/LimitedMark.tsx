import { Lock } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import type { EnquirySummary } from '../enquiry';

const t = adminTexts('enquiries');

type Closed = Pick<EnquirySummary, 'limitedOn' | 'specialConsentWithdrawnOn'>;

/** Says why an enquiry may not be worked with: restricted, or without its consent; else nothing. */
export function LimitedMark({ enquiry }: { enquiry: Closed }) {
  if (!enquiry.limitedOn && !enquiry.specialConsentWithdrawnOn) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded bg-ink-800 px-2 text-sm font-semibold text-white">
      <Lock aria-hidden="true" className="size-3.5" />
      {t(enquiry.limitedOn ? 'rights.limitedMark' : 'rights.withdrawn')}
    </span>
  );
}
