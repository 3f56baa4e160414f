import { Lock } from 'lucide-react';
import { adminTexts } from '@/admin-texts';

const t = adminTexts('enquiries');

/** Says in the list that the processing of an enquiry is restricted. */
export function LimitedMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded bg-ink-800 px-2 text-sm font-semibold text-white">
      <Lock aria-hidden="true" className="size-3.5" />
      {t('rights.limitedMark')}
    </span>
  );
}
