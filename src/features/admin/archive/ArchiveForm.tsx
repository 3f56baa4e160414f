import { Problem } from '@/ui/admin/Problem';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime, toOfficeDay } from '@/lib/admin/officeTime';
import { TextField } from '@/ui/admin/TextField';
import { buttonClass } from '@/ui/button';
import { archiveKeys, lastArchiveOptions, makeArchive } from './queries';
import { unavailable } from '@/ui/admin/unavailable';

/** As long as a password: the file holds every enquiry. */
const MIN_LENGTH = 12;

/** Downloads the whole site as one file, encrypted with a passphrase. */
export function ArchiveForm() {
  const client = useQueryClient();
  const { data: last } = useQuery(lastArchiveOptions());
  const [passphrase, setPassphrase] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const [progress, setProgress] = useState('');
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      makeArchive(passphrase, (read, all) => setProgress(`Imagen ${read} de ${all}…`)),
    onMutate: () => setProgress('Preparando…'),
    onSuccess: (file) => {
      downloadFile(`copia-${toOfficeDay(new Date())}.jsonl.gz.age`, file);
      void client.invalidateQueries({ queryKey: archiveKeys.last });
    },
  });

  function submit() {
    setIsTooShort(passphrase.length < MIN_LENGTH);
    if (passphrase.length >= MIN_LENGTH) mutate();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid max-w-xl gap-3"
    >
      <p>
        Un solo archivo con todo: entradas, opiniones, textos, consultas, equipo (sin contraseñas),
        ajustes e imágenes. Quien se ocupe de la web puede abrirlo en otro ordenador o servidor; las
        instrucciones van con el programa.
      </p>
      <p>
        {last &&
          (last.at
            ? `Última copia: ${formatOfficeDateTime(last.at)}.`
            : 'Aún no se ha hecho ninguna copia.')}
      </p>
      <TextField
        label="Frase de cifrado"
        hint="Al menos 12 caracteres. Guárdela aparte: sin ella nadie puede abrir la copia, tampoco usted."
        autoComplete="off"
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
        error={isTooShort ? 'Escriba una frase de al menos 12 caracteres.' : undefined}
      />
      <Problem>{error && `No se ha hecho la copia. ${failureText(error)}`}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonClass('primary')} {...unavailable(isPending)}>
          Descargar una copia
        </button>
        <p role="status">{isPending ? progress : isSuccess && 'Copia descargada.'}</p>
      </div>
    </form>
  );
}
