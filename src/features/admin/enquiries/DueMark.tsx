import { useQuery } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { answerDue, pressureOf } from '@/site/answerClock';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { cx } from '@/ui/cx';
import type { EnquirySummary } from './enquiry';

const WORDS = { late: 'Fuera de plazo desde', soon: 'Vence ya:', 'in time': 'Antes de' } as const;

type Waiting = Pick<EnquirySummary, 'status' | 'createdAt' | 'urgency'>;

/** By when a new enquiry is to be answered, in words and an icon; nothing for others. */
export function DueMark({ enquiry }: { enquiry: Waiting }) {
  const { data: calendar, dataUpdatedAt } = useQuery({
    ...officeCalendarOptions(),
    // Rerenders each minute: `dataUpdatedAt` is taken as the current time.
    refetchInterval: 60_000,
  });
  if (!calendar || enquiry.status !== 'new') return null;
  const due = answerDue(enquiry, calendar);
  const pressure = pressureOf(due, new Date(dataUpdatedAt));
  const Icon = pressure === 'in time' ? Clock : TriangleAlert;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-sm',
        pressure === 'in time' ? 'text-ink-700' : 'font-semibold text-terracotta-700',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {WORDS[pressure]} {formatOfficeDateTime(due)}
    </span>
  );
}
