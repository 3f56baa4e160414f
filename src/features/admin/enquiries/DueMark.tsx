import { useQuery } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { answerDue } from '@/site/answerClock';
import { dueText } from '@/lib/admin/dueText';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { cx } from '@/ui/cx';
import type { EnquirySummary } from './enquiry';

type Waiting = Pick<EnquirySummary, 'status' | 'created_at' | 'urgency' | 'limited_on'>;

/** By when a new enquiry is to be answered, in words and an icon; nothing for others. */
export function DueMark({ enquiry }: { enquiry: Waiting }) {
  const { data: calendar, dataUpdatedAt } = useQuery({
    ...officeCalendarOptions(),
    // Rerenders each minute: `dataUpdatedAt` is taken as the current time.
    refetchInterval: 60_000,
  });
  if (!calendar || enquiry.status !== 'new' || enquiry.limited_on) return null;
  const waiting = { createdAt: enquiry.created_at, urgency: enquiry.urgency };
  const { text, pressure } = dueText(answerDue(waiting, calendar), new Date(dataUpdatedAt));
  const Icon = pressure === 'in time' ? Clock : TriangleAlert;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-sm',
        pressure === 'in time' ? 'text-ink-700' : 'font-semibold text-terracotta-700',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </span>
  );
}
