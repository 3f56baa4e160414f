import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Pending } from '@/lib/admin/Pending';
import type { AppointmentKind } from '@/site/appointments';
import { CalendarList } from './CalendarList';
import { FeedForm } from './FeedForm';
import { KindForm } from './KindForm';
import { PriceForm } from './PriceForm';
import { type Kind, kindsOptions } from './queries';
import { RoomForm } from './RoomForm';

const NAMES: Record<AppointmentKind, string> = {
  video: 'Videoconsultas',
  phone: 'Llamadas de teléfono',
  office: 'Visitas al despacho',
};

/** What can be booked, when, for how much and where, and the calendars that the firm has already. */
export function AppointmentSettings() {
  const { data, error, refetch } = useQuery(kindsOptions());
  return (
    <div className="mt-6 grid gap-6">
      <Part title="Precio de la primera consulta">
        <PriceForm />
      </Part>
      <Part title="Citas en la web">
        {!data && <Pending {...{ error, refetch }} />}
        <ul className="divide-y divide-limestone-200">
          {data?.map((kind) => (
            <li key={kind.id}>
              <details>
                <summary className="min-h-11 cursor-pointer py-3 font-semibold">
                  {NAMES[kind.id]}
                  <span className="ms-2 text-sm font-normal text-ink-700">{inWords(kind)}</span>
                </summary>
                <KindForm kind={kind} />
              </details>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Sala y confirmación">
        <RoomForm />
      </Part>
      <Part title="Las citas en su calendario">
        <FeedForm />
      </Part>
      <Part title="Horas ocupadas en otros calendarios">
        <CalendarList />
      </Part>
    </div>
  );
}

const inWords = ({ offered, minutes, buffer, notice_hours: notice }: Kind) =>
  offered
    ? `de ${minutes} minutos, con ${buffer} de pausa, pedidas ${notice} horas antes`
    : 'no se ofrecen';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded bg-white p-4 sm:p-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
