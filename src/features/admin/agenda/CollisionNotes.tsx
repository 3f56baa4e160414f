import { useQuery } from '@tanstack/react-query';
import { agenda as t } from '@/admin-texts';
import { absencesOptions, agendaOptions, takesTime } from './queries';
import { spanText } from './days';

const NEVER = new Date(0);

interface CollisionNotesProps {
  start: Date | undefined;
  end: Date | undefined;
  /** The appointment that is to be at that time, if there is one. */
  leftOut?: string;
  /** Whether nobody is to come then, whoever has said so before. */
  isAbsence?: boolean;
}

/** Says before anything is saved what happens at a time already; nothing if nothing does. */
export function CollisionNotes({ start, end, leftOut, isAbsence }: CollisionNotesProps) {
  const [from, to] = start && end && start < end ? [start, end] : [NEVER, NEVER];
  const enabled = from < to;
  const agenda = useQuery({ ...agendaOptions(from, to), enabled });
  const blocked = useQuery({ ...absencesOptions(from), enabled });
  // Nobody has two people at the same time: the database refuses it.
  const appointments = (agenda.data ?? [])
    .filter((each) => takesTime(each) && each.id !== leftOut)
    .map((each) => `${each.name}, ${spanText(each.start, each.end)}`)
    .join('; ');
  // The firm may do it all the same.
  const absences = (blocked.data ?? [])
    .filter((each) => each.start < to && !isAbsence)
    .map((each) => each.note || t('collision.unnamed'))
    .join('; ');
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {(agenda.isError || blocked.isError) && (
        <p className="font-semibold text-terracotta-700">{t('collision.unknown')}</p>
      )}
      {appointments && (
        <p className="rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3">
          {isAbsence ? (
            t('absence.collisions', { appointments })
          ) : (
            <>
              <strong>{t('collision.appointments')} </strong>
              {appointments}.
            </>
          )}
        </p>
      )}
      {absences && (
        <p className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3">
          <strong>{t('collision.absences')} </strong>
          {absences}.
        </p>
      )}
    </div>
  );
}
