import type { ReactNode } from 'react';
import { formatDay } from '@/lib/admin/officeTime';
import type { Enquiry } from '../enquiry';
import { LimitedMark } from './LimitedMark';

/** In place of message and reply: that the processing is restricted, and the message on demand. */
export function Limited({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
  const { limitedOn, limitedReason } = enquiry;
  return (
    <section
      aria-label="Tratamiento limitado"
      className="grid gap-3 rounded border-s-4 border-ink-800 bg-limestone-100 p-4"
    >
      <p className="flex flex-wrap items-center gap-2">
        <LimitedMark />
        {limitedOn && `Desde el ${formatDay(limitedOn)}:`} <bdi>{limitedReason}</bdi>
      </p>
      <p className="text-sm">
        Solo se conserva (RGPD, art. 18): no se contesta, no cambia de estado, no se compara con
        otros nombres, no se exporta ni se borra hasta que se levante la limitación.
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Leer el mensaje</summary>
        {children}
      </details>
    </section>
  );
}
