import { Scale } from 'lucide-react';
import { adminTexts } from '@/admin-texts';

const t = adminTexts('enquiries');

/** Marks an enquiry with a possible conflict of interest in a list. */
export function ConflictMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded border border-terracotta-700 px-2 py-0.5 text-sm font-semibold text-terracotta-700">
      <Scale aria-hidden="true" className="size-4 shrink-0" />
      {t('conflicts.mark')}
    </span>
  );
}
