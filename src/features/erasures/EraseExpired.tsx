import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/failureText';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LoadFailed } from '@/ui/LoadFailed';
import { eraseExpired, erasuresKeys, expiredOptions } from './queries';

const enquiries = (count: number) => (count === 1 ? '1 consulta' : `${count} consultas`);

/** Erases the closed enquiries that have outlived the retention, after saying how many they are. */
export function EraseExpired() {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [erased, setErased] = useState<number>();
  const { data: count, error, refetch } = useQuery(expiredOptions());
  const erase = useMutation({
    mutationFn: eraseExpired,
    onSuccess: (taken) => {
      setErased(taken);
      setOpen(false);
      return client.invalidateQueries({ queryKey: erasuresKeys.all });
    },
  });

  if (error) {
    return (
      <LoadFailed onRetry={() => void refetch()}>
        {`No se ha podido contar lo que ha cumplido el plazo. ${failureText(error)}`}
      </LoadFailed>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status">
        {erased !== undefined &&
          `${erased === 1 ? 'Se ha' : 'Se han'} borrado ${enquiries(erased)}. `}
        {count === undefined && 'Contando…'}
        {count === 0 && 'Ninguna consulta cerrada ha cumplido el plazo.'}
        {count !== undefined &&
          count > 0 &&
          (count === 1
            ? '1 consulta cerrada ha cumplido el plazo.'
            : `${count} consultas cerradas han cumplido el plazo.`)}
      </p>
      {count !== undefined && count > 0 && (
        <button
          type="button"
          className={buttonClass('secondary', 'justify-self-start')}
          onClick={() => setOpen(true)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          Borrar {enquiries(count)}
        </button>
      )}
      <ConfirmDialog
        open={open}
        title="Borrar lo que ha cumplido el plazo"
        confirm="Borrar para siempre"
        typed="BORRAR"
        busy={erase.isPending}
        problem={erase.error ? `No se ha borrado nada. ${failureText(erase.error)}` : undefined}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          setOpen(false);
          erase.reset();
        }}
      >
        <p>
          {`Se borrarán ${enquiries(count ?? 0)}, con sus notas. No se puede deshacer. En el historial quedará cuándo y quién lo ha hecho, sin los datos.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
