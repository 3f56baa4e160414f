import type { ReactNode } from 'react';
import { formatDay } from '@/lib/admin/officeTime';
import { enquiries as t } from '@/admin-texts';
import type { Enquiry } from '../enquiry';
import { LimitedMark } from '../marks';

/**
 * In place of message and reply: that the processing is restricted, or the consent to sensitive
 * data withdrawn, and the message on demand.
 */
export function Limited({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
  const { limited_on, limited_reason, special_consent_withdrawn_on: withdrawnOn } = enquiry;
  return (
    <section
      aria-label={t(limited_on ? 'rights.limited' : 'rights.withdrawn')}
      className="grid gap-3 rounded border-s-4 border-ink-800 bg-limestone-100 p-4"
    >
      <p className="flex flex-wrap items-center gap-2">
        {limited_on ? (
          <>
            <LimitedMark enquiry={enquiry} />{' '}
            {t('rights.limitedSince', { day: formatDay(limited_on) })} <bdi>{limited_reason}</bdi>
          </>
        ) : (
          withdrawnOn && <strong>{t('rights.withdrawnOn', { day: formatDay(withdrawnOn) })}</strong>
        )}
      </p>
      <p className="text-sm">
        {t(limited_on ? 'rights.limitedExplained' : 'rights.withdrawnExplained')}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t(limited_on ? 'rights.readMessage' : 'rights.readForClaim')}
        </summary>
        {children}
      </details>
    </section>
  );
}
