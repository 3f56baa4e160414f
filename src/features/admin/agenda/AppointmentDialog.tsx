import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { languageName } from '@/lib/admin/languageName';
import { agenda as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Button } from '@/ui/admin/Button';
import { FactList } from '@/ui/admin/FactList';
import { TitledDialog } from '@/ui/admin/dialogs';
import { buttonClass } from '@/ui/button';
import { type Change, ChangeForm, changesOf } from './ChangeForm';
import type { Appointment } from './queries';
import { spanText } from './days';

interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  onClose: () => void;
}

/** An appointment with its enquiry, and what can be done with it. */
export function AppointmentDialog({ appointment, now, onClose }: AppointmentDialogProps) {
  const [change, setChange] = useState<Change>();
  const { name, kind, status, start, end, word, room } = appointment;
  const { held_until: heldUntil, time_zone: zone } = appointment;
  const language = languageName(appointment.language);
  return (
    <TitledDialog title={<bdi>{name}</bdi>} size="middle" onClose={onClose}>
      {appointment.conflict && (
        <p className="mb-4 flex gap-2 rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3">
          <Scale aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {t('appointment.conflict')}
        </p>
      )}
      <FactList
        facts={{
          [t('appointment.when')]: (
            <span className="inline-block first-letter:uppercase">{spanText(start, end)}</span>
          ),
          [t('appointment.how')]: t(`kinds.${kind}`),
          [t('fields.status')]: heldUntil
            ? t('appointment.held', {
                status: t(`statuses.${status}`),
                until: formatOfficeDateTime(heldUntil),
              })
            : t(`statuses.${status}`),
          [t('fields.language')]: zone
            ? t('appointment.clock', { language, zone: zone.replaceAll('_', ' ') })
            : language,
          [t('appointment.room')]: room && (
            <a href={room} rel="noopener" className="underline">
              {room}
            </a>
          ),
          [t(`appointment.${appointment.changed_by === 'client' ? 'clientWrote' : 'firmWrote'}`)]:
            word && (
              <span dir="auto" className="block whitespace-pre-line">
                {word}
              </span>
            ),
        }}
      />
      <p className="mt-4 flex flex-wrap gap-2">
        <Link
          to={adminPath('enquiries', { id: appointment.survey_id })}
          className={buttonClass('secondary')}
        >
          {t('appointment.openEnquiry')}
        </Link>
        {changesOf(appointment, now).map((each) => (
          <Button
            key={each}
            aria-expanded={change === each}
            onClick={() => setChange(change === each ? undefined : each)}
          >
            {t(`changes.${each}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </p>
      {change && (
        <ChangeForm key={change} appointment={appointment} change={change} onDone={onClose} />
      )}
    </TitledDialog>
  );
}
