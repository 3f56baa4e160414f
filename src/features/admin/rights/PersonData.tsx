import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { PersonRecords } from './PersonRecords';
import { withoutOthers } from './person';
import { readPerson } from './queries';

/** All that the firm holds about one person, to print or as a file. */
export function PersonData({ contact: given }: { contact: string }) {
  const [contact, setContact] = useState(given);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const read = useMutation({
    mutationFn: readPerson,
    onSuccess: () => setOthers(new Set()),
  });
  const data = read.data && withoutOthers(read.data, others);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!read.isPending) read.mutate(contact.trim());
  }
  function save() {
    const file = { madeAt: new Date().toISOString(), contact: read.variables, ...data };
    downloadFile(
      'datos-personales.json',
      new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
    );
  }

  return (
    <section aria-labelledby="person" className="mb-6 grid gap-4 rounded bg-white p-4 sm:p-6">
      <h2 id="person" className="text-2xl">
        Datos de esta persona
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden">
        <TextField
          label="Correo o teléfono"
          required
          minLength={3}
          maxLength={254}
          className="min-w-64 grow sm:max-w-md"
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
        <button type="submit" className={buttonClass('primary')} {...unavailable(read.isPending)}>
          {read.isPending ? 'Buscando…' : 'Reunir los datos'}
        </button>
      </form>
      <p className="max-w-prose text-sm text-ink-700 print:hidden">
        Todo lo que hay con ese correo o teléfono, sin las notas privadas, lo que se decidió sobre
        un conflicto ni lo bloqueado. Queda en el registro. Lo que otras personas cuenten de ella
        está protegido por el secreto profesional y no aparece.
      </p>
      <Problem>{read.error && `No se ha podido reunir. ${failureText(read.error)}`}</Problem>
      {read.data && data && (
        <>
          <div className="flex flex-wrap gap-2 print:hidden">
            <button type="button" className={buttonClass('secondary')} onClick={save}>
              <Download aria-hidden="true" className="size-4" />
              Descargar (JSON)
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4" />
              Imprimir
            </button>
          </div>
          <PersonRecords data={read.data} {...{ others, setOthers }} />
        </>
      )}
    </section>
  );
}
