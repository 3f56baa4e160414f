import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { buttonClass } from '@/ui/button';
import { ChangeBlock } from './ChangeBlock';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { blockedOptions, openBlocked, readRegister } from './queries';

const save = (name: string, content: unknown) =>
  downloadFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));

/** What is blocked and until when, and the register that is kept beside the archives. */
export function Blocked() {
  const { data, error, refetch } = useQuery(blockedOptions());
  const [asked, setAsked] = useState<string>();
  const [changed, setChanged] = useState<{ id: string; until: string }>();
  const register = useMutation({
    mutationFn: readRegister,
    onSuccess: (content) => save('registro-de-borrados.json', content),
  });
  if (!data)
    return <Pending {...{ error, refetch }} failed="No se ha podido cargar lo bloqueado." />;
  return (
    <section aria-labelledby="blocked" className="mb-6 grid gap-3 rounded bg-white p-4 sm:p-6">
      <h2 id="blocked" className="text-2xl">
        Bloqueadas
      </h2>
      {data.length === 0 && <p>No hay nada bloqueado.</p>}
      <ul className="divide-y divide-limestone-200">
        {data.map(({ id, receivedOn, blockedAt, blockedBy, reason, until }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="grow">
              Recibida el {formatDay(receivedOn)}, bloqueada el {formatOfficeDateTime(blockedAt)}
              {blockedBy && ` por ${blockedBy}`}: <bdi>{reason}</bdi>. Se destruye tras el{' '}
              {formatDay(until)}.
            </span>
            <button type="button" className={buttonClass('quiet')} onClick={() => setAsked(id)}>
              Para una autoridad
            </button>
            <button
              type="button"
              className={buttonClass('quiet')}
              onClick={() => setChanged({ id, until })}
            >
              Cambiar el plazo
            </button>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-700">
        Guarde el registro de borrados junto a sus copias: sin datos personales, dice qué hay que
        volver a borrar o bloquear si se restaura una copia anterior.
      </p>
      <button
        type="button"
        className={buttonClass('secondary', 'justify-self-start')}
        onClick={() => register.mutate()}
      >
        <Download aria-hidden="true" className="size-5" />
        Descargar el registro
      </button>
      <Problem>{register.error && `No se ha descargado. ${failureText(register.error)}`}</Problem>
      {changed && <ChangeBlock {...changed} onClose={() => setChanged(undefined)} />}
      {asked !== undefined && <OpenBlocked id={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function OpenBlocked({ id, onClose }: { id: string; onClose: () => void }) {
  const [askedBy, setAskedBy] = useState('');
  const open = useMutation({
    mutationFn: () => openBlocked(id, askedBy),
    onSuccess: (content) => {
      save(`consulta-bloqueada-${id}.json`, content);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Entregar una consulta bloqueada"
      confirm="Descargar"
      pending={askedBy.trim().length < 3}
      busy={open.isPending}
      problem={open.error ? `No se ha descargado. ${failureText(open.error)}` : undefined}
      onConfirm={() => open.mutate()}
      onClose={onClose}
    >
      <p>
        Solo la pueden ver jueces, fiscales y autoridades competentes, como la Agencia Española de
        Protección de Datos. Quedará en el registro de accesos.
      </p>
      <TextField
        label="Quién la pide, y su número de asunto"
        required
        maxLength={200}
        value={askedBy}
        onChange={(event) => setAskedBy(event.target.value)}
      />
    </ConfirmDialog>
  );
}
