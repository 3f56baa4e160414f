import { useQuery } from '@tanstack/react-query';
import {
  Clock,
  Lock,
  type LucideIcon,
  Scale,
  Siren,
  TimerReset,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { dueText } from '@/lib/admin/dueText';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { enquiries as t } from '@/admin-texts';
import { answerDue } from '@/site/answerClock';
import { cx } from '@/ui/classes';
import { type EnquirySummary, URGENCIES } from './enquiry';

/** What is special about an enquiry, by icon and words, not by colour alone. */
function Mark({ icon: Icon, className, children }: ComponentProps<'span'> & { icon: LucideIcon }) {
  return (
    <span className={cx('inline-flex items-center gap-1 rounded text-sm', className)}>
      <Icon className="size-4 shrink-0" />
      {children}
    </span>
  );
}

/** Marks an urgent enquiry; renders nothing for others. */
export const UrgencyMark = ({ urgency }: Pick<EnquirySummary, 'urgency'>) =>
  urgency !== 'normal' && (
    <Mark
      icon={urgency === 'detained' ? Siren : TimerReset}
      className="bg-terracotta-700 px-2 py-0.5 font-semibold whitespace-nowrap text-white"
    >
      {URGENCIES[urgency]}
    </Mark>
  );

/** By when a new enquiry is to be answered; nothing for others. */
export function DueMark({ enquiry }: { enquiry: EnquirySummary }) {
  const { data: calendar, dataUpdatedAt } = useQuery({
    ...officeCalendarOptions(),
    // Rerenders each minute: `dataUpdatedAt` is taken as the current time.
    refetchInterval: 60_000,
  });
  if (!calendar || enquiry.status !== 'new' || enquiry.limited_on) return null;
  const waiting = { receivedAt: enquiry.created_at, urgency: enquiry.urgency };
  const { text, pressure } = dueText(answerDue(waiting, calendar), new Date(dataUpdatedAt));
  const isLate = pressure !== 'in time';
  return (
    <Mark
      icon={isLate ? TriangleAlert : Clock}
      className={isLate ? 'font-semibold text-terracotta-700' : 'text-ink-700'}
    >
      {text}
    </Mark>
  );
}

/** Says why an enquiry may not be worked with: restricted, or without its consent; else nothing. */
export function LimitedMark({ enquiry }: { enquiry: EnquirySummary }) {
  if (!enquiry.limited_on && !enquiry.special_consent_withdrawn_on) return null;
  return (
    <Mark icon={Lock} className="bg-ink-800 px-2 font-semibold text-white">
      {t(enquiry.limited_on ? 'rights.limitedMark' : 'rights.withdrawn')}
    </Mark>
  );
}

/** That the names of a listed enquiry may belong to a conflict of interest. */
export const ConflictMark = () => (
  <Mark
    icon={Scale}
    className="border border-terracotta-700 px-2 py-0.5 font-semibold text-terracotta-700"
  >
    {t('conflicts.mark')}
  </Mark>
);
