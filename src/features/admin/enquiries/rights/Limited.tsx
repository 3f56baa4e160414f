import type { ReactNode } from 'react';
import { formatDay } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import type { Enquiry } from '../enquiry';
import { LimitedMark } from './LimitedMark';

const t = adminTexts('enquiries');

/** In place of message and reply: that the processing is restricted, and the message on demand. */
export function Limited({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
  const { limitedOn, limitedReason } = enquiry;
  return (
    <section
      aria-label={t('rights.limited')}
      className="grid gap-3 rounded border-s-4 border-ink-800 bg-limestone-100 p-4"
    >
      <p className="flex flex-wrap items-center gap-2">
        <LimitedMark />
        {limitedOn && t('rights.limitedSince', { day: formatDay(limitedOn) })}{' '}
        <bdi>{limitedReason}</bdi>
      </p>
      <p className="text-sm">{t('rights.limitedExplained')}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t('rights.readMessage')}
        </summary>
        {children}
      </details>
    </section>
  );
}
