import { Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { languageName } from '@/lib/admin/languageName';
import { agenda as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { TitledDialog } from '@/ui/admin/dialogs';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { type Appointment, type Change, changesOf } from './appointment';
import { ChangeForm } from './ChangeForm';
import { spanText } from './days';

interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  onClose: () => void;
}

/** An appointment with its enquiry, and what can be done with it. */
export function AppointmentDialog({ appointment, now, onClose }: AppointmentDialogProps) {
  const [change, setChange] = useState<Change>();
  const { name, kind, status, start, end, held_until: heldUntil, word } = appointment;
  const language = languageName(appointment.language);
  return (
    <TitledDialog title={<bdi>{name}</bdi>} size="middle" onClose={onClose}>
      {appointment.conflict && (
        <p className="mb-4 flex gap-2 rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3">
          <Scale aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {t('appointment.conflict')}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name={t('appointment.when')}>
          <span className="inline-block first-letter:uppercase">{spanText(start, end)}</span>
        </Fact>
        <Fact name={t('appointment.how')}>{t(`kinds.${kind}`)}</Fact>
        <Fact name={t('fields.status')}>
          {heldUntil
            ? t('appointment.held', {
                status: t(`statuses.${status}`),
                until: formatOfficeDateTime(heldUntil),
              })
            : t(`statuses.${status}`)}
        </Fact>
        <Fact name={t('fields.language')}>
          {appointment.time_zone
            ? t('appointment.clock', {
                language,
                zone: appointment.time_zone.replaceAll('_', ' '),
              })
            : language}
        </Fact>
        {appointment.room && (
          <Fact name={t('appointment.room')}>
            <a href={appointment.room} rel="noopener" className="underline">
              {appointment.room}
            </a>
          </Fact>
        )}
        {word && (
          <Fact
            name={
              appointment.changed_by === 'client'
                ? t('appointment.clientWrote')
                : t('appointment.firmWrote')
            }
          >
            <span dir="auto" className="block whitespace-pre-line">
              {word}
            </span>
          </Fact>
        )}
      </dl>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm font-semibold text-ink-700 sm:pt-0.5">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
