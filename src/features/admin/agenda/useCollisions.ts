import { useQuery } from '@tanstack/react-query';
import { adminTexts } from '@/admin-texts';
import { takesTime } from './appointment';
import { spanText } from './days';
import { absencesOptions, agendaOptions } from './queries';

const t = adminTexts('agenda');

const NEVER = new Date(0);

/** What a time collides with, in sentences, before anything is saved. */
export interface Collisions {
  /** Nobody has two people at the same time: the database refuses it. */
  appointments: string[];
  /** The firm may do it all the same. */
  absences: string[];
  /** Whether that is not known. */
  isUnknown: boolean;
}

/** What happens at a time already, except one appointment. */
export function useCollisions(
  start: Date | undefined,
  end: Date | undefined,
  leftOut?: string,
): Collisions {
  const enabled = start !== undefined && end !== undefined && start < end;
  const [from, to] = enabled ? [start, end] : [NEVER, NEVER];
  const appointments = useQuery({ ...agendaOptions(from, to), enabled });
  const absences = useQuery({ ...absencesOptions(from), enabled });
  if (!enabled) return { appointments: [], absences: [], isUnknown: false };
  return {
    isUnknown: appointments.isError || absences.isError,
    appointments: (appointments.data ?? [])
      .filter((each) => takesTime(each) && each.id !== leftOut)
      .map((each) => `${each.name}, ${spanText(each.start, each.end)}`),
    absences: (absences.data ?? [])
      .filter((each) => each.start < to)
      .map((each) => each.note || t('collision.unnamed')),
  };
}
