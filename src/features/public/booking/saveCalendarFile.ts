import { calendarFile } from '@/site/appointmentFile';
import { firm } from '@/site/firm';

interface Saved {
  id: string;
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  /** The firm's address, which invitations want as their organizer's. */
  replyTo: string;
}

/** Saves an appointment as a file for the visitor's calendar; the library is loaded for it. */
export async function saveCalendarFile({ summary, ...appointment }: Saved): Promise<void> {
  const { default: ical } = await import('ical-generator');
  const { content } = calendarFile(ical, {
    ...appointment,
    summary: `${summary} · ${firm.name}`,
    location: undefined,
  });
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'cita.ics' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
