import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { env } from '@/lib/db';
import { feedUrl } from '@/site/appointments';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { feedOptions, newFeedOptions, settingsKey } from './queries';

/** The address at which the lawyer's own calendar subscribes to the agenda. */
export function FeedForm() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(feedOptions());
  const made = useMutation({
    ...newFeedOptions(),
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
  if (data === undefined) return <Pending {...{ error, refetch }} />;
  const url = made.data && feedUrl(env.supabaseUrl, made.data);
  const make = (label: string, withNames: boolean | undefined) => (
    <button
      type="button"
      className={buttonClass(withNames === undefined ? 'quiet' : 'secondary')}
      {...unavailable(made.isPending)}
      onClick={() => made.mutate(withNames)}
    >
      {label}
    </button>
  );
  return (
    <div className="grid max-w-xl gap-4">
      <p>
        Con esta dirección ve sus citas en el calendario que ya usa (Google, Outlook, iCloud,
        Thunderbird: «suscribirse a un calendario»). Quien la tenga puede leerlas: trátela como una
        contraseña. Al crear otra, la anterior deja de servir.
      </p>
      <p role="status">
        {data === null
          ? 'Ahora no hay ninguna dirección.'
          : `Hay una dirección, ${data.with_names ? 'con los nombres de los clientes' : 'que solo dice «Ocupado»'}; ${data.read_at ? `leída por última vez el ${formatOfficeDateTime(data.read_at)}` : 'todavía no la ha leído nadie'}.`}
      </p>
      {url && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            className="grow"
            label="La dirección, que no se vuelve a mostrar"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => void navigator.clipboard.writeText(url).catch(() => undefined)}
          >
            <Copy aria-hidden="true" className="size-4" />
            Copiar
          </button>
        </div>
      )}
      <p className="max-w-prose text-sm text-ink-700">
        Con nombres, quien presta el calendario pasa a ser encargado del tratamiento: firme su
        contrato y, fuera del Espacio Económico Europeo, compruebe la garantía (RGPD, arts. 28 y
        44).
      </p>
      <p className="flex flex-wrap gap-2">
        {make('Crear una que solo diga «Ocupado»', false)}
        {make('Crear una con nombres', true)}
        {data && make('Anular la dirección', undefined)}
      </p>
      <Problem>{made.error && `No se ha hecho. ${failureText(made.error)}`}</Problem>
    </div>
  );
}
