import { Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { languageName } from '@/lib/admin/languageName';
import { adminPath } from '@/site/adminPaths';
import { formatPhone, telUrl } from '@/site/links';
import { toE164 } from '@/site/phone';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { buttonClass } from '@/ui/button';
import { type Appointment, type Change, CHANGES, changesOf, KINDS, STATUSES } from './appointment';
import { ChangeForm, type Reply } from './ChangeForm';
import { spanText } from './days';

interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  replies: readonly Reply[];
  onClose: () => void;
}

/** An appointment with its enquiry, and what can be done with it. */
export function AppointmentDialog({ appointment, now, replies, onClose }: AppointmentDialogProps) {
  const [change, setChange] = useState<Change>();
  const { name, kind, status, start, end, heldUntil, word, changedBy } = appointment;
  return (
    <TitledDialog title={<bdi>{name}</bdi>} size="middle" onClose={onClose}>
      {appointment.mayConflict && (
        <p className="mb-4 flex gap-2 rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3">
          <Scale aria-hidden="true" className="mt-1 size-5 shrink-0" />
          Posible conflicto de intereses: compare los nombres en la consulta antes de confirmar.
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name="Cuándo">
          <span className="inline-block first-letter:uppercase">{spanText(start, end)}</span>
        </Fact>
        <Fact name="Cómo">{KINDS[kind]}</Fact>
        <Fact name="Estado">
          {STATUSES[status]}
          {heldUntil && `; guarda su hora hasta el ${formatOfficeDateTime(heldUntil)}`}
        </Fact>
        <Fact name="Idioma">
          {languageName(appointment.language)}
          {appointment.timeZone && `, reloj de ${appointment.timeZone.replaceAll('_', ' ')}`}
        </Fact>
        {appointment.phone && (
          <Fact name="Teléfono">
            <a href={telUrl(toE164(appointment.phone) || appointment.phone)} className="underline">
              {formatPhone(appointment.phone)}
            </a>
          </Fact>
        )}
        {appointment.email && (
          <Fact name="Correo">
            <a href={`mailto:${appointment.email}`} className="underline">
              {appointment.email}
            </a>
          </Fact>
        )}
        {appointment.room && (
          <Fact name="Sala">
            <a href={appointment.room} rel="noopener" className="underline">
              {appointment.room}
            </a>
          </Fact>
        )}
        {word && (
          <Fact name={changedBy === 'client' ? 'El cliente escribe' : 'Se le escribió'}>
            <span dir="auto" className="block whitespace-pre-line">
              {word}
            </span>
          </Fact>
        )}
      </dl>
      <p className="mt-4 flex flex-wrap gap-2">
        <Link
          to={adminPath('enquiries', { id: appointment.enquiry })}
          className={buttonClass('secondary')}
        >
          Abrir la consulta
        </Link>
        {changesOf(appointment, now).map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={change === each}
            className={buttonClass('secondary')}
            onClick={() => setChange(change === each ? undefined : each)}
          >
            {CHANGES[each]}
          </button>
        ))}
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          Cerrar
        </button>
      </p>
      {change && (
        <ChangeForm
          key={change}
          appointment={appointment}
          change={change}
          replies={replies}
          onDone={onClose}
        />
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
