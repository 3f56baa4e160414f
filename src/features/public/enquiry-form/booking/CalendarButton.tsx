import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { calendarFile } from '@/site/appointmentFile';
import type { AppointmentKind } from '@/site/appointments';
import { firm } from '@/site/firm';
import { buttonClass, type ButtonVariant } from '@/ui/classes';
import type { Outcome } from './appointment/queries';

interface CalendarButtonProps {
  appointment: Pick<Outcome, 'id' | 'sequence' | 'starts_at' | 'ends_at'>;
  kind: AppointmentKind;
  variant: ButtonVariant;
}

/** Saves an appointment as a file for the visitor's calendar; the library is loaded for it. */
export function CalendarButton({ appointment, kind, variant }: CalendarButtonProps) {
  const t = useTexts('contact');
  const common = useTexts('common');
  // Which invitations want as their organizer's address.
  const { email: replyTo } = useFirm();
  const { mutate, isError } = useMutation({ mutationFn: save });

  async function save() {
    const { default: ical } = await import('ical-generator');
    const { id, sequence, starts_at, ends_at } = appointment;
    const { content } = calendarFile(ical, {
      ...{ id, sequence, replyTo, location: undefined },
      ...{ start: new Date(starts_at), end: new Date(ends_at ?? starts_at) },
      summary: `${t(`booking.kinds.${kind}`)} · ${firm.name}`,
    });
    const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
    Object.assign(document.createElement('a'), { href: url, download: 'cita.ics' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <>
      <button type="button" onClick={() => mutate()} className={buttonClass(variant)}>
        <CalendarPlus className="size-5" />
        {t('booking.my.calendar')}
      </button>
      <span role="alert" className="basis-full empty:hidden">
        {isError && common('failed')}
      </span>
    </>
  );
}
