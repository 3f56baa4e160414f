import { adminTexts } from '@/admin-texts';
import type { Collisions } from './useCollisions';

const t = adminTexts('agenda');

/** Says what a time collides with; nothing if it does not. */
export function CollisionNotes({ appointments, absences, isUnknown }: Collisions) {
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {isUnknown && <p className="font-semibold text-terracotta-700">{t('collision.unknown')}</p>}
      {appointments.length > 0 && (
        <p className="rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3">
          <strong>{t('collision.appointments')} </strong>
          {appointments.join('; ')}.
        </p>
      )}
      {absences.length > 0 && (
        <p className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3">
          <strong>{t('collision.absences')} </strong>
          {absences.join('; ')}.
        </p>
      )}
    </div>
  );
}
