import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { eraseExpired, erasuresKeys, expiredOptions } from './queries';

const countText = (count: number) => (count === 1 ? '1 consulta' : `${count} consultas`);

/** Erases at once what the nightly job would, and shows how many enquiries that is. */
export function EraseExpired() {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [erased, setErased] = useState<number>();
  const { data: count, error, refetch } = useQuery(expiredOptions());
  const erase = useMutation({
    mutationFn: eraseExpired,
    onSuccess: (erasedCount) => {
      setErased(erasedCount);
      setOpen(false);
      return client.invalidateQueries({ queryKey: erasuresKeys.all });
    },
  });

  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se ha podido contar lo que ha cumplido el plazo. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status">
        {erased !== undefined &&
          `${erased === 1 ? 'Se ha' : 'Se han'} bloqueado o destruido ${countText(erased)}. `}
        {count === undefined && 'Contando…'}
        {count === 0 && 'Ninguna consulta ha cumplido el plazo.'}
        {count !== undefined &&
          count > 0 &&
          (count === 1
            ? '1 consulta ha cumplido el plazo y se bloqueará esta noche.'
            : `${count} consultas han cumplido el plazo y se bloquearán esta noche.`)}
      </p>
      {count !== undefined && count > 0 && (
        <button
          type="button"
          className={buttonClass('secondary', 'justify-self-start')}
          onClick={() => setOpen(true)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          Bloquear ya {countText(count)}
        </button>
      )}
      <ConfirmDialog
        open={open}
        title="Bloquear lo que ha cumplido el plazo"
        confirm="Bloquear"
        typed="BLOQUEAR"
        busy={erase.isPending}
        problem={erase.error ? `No se ha bloqueado nada. ${failureText(erase.error)}` : undefined}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          setOpen(false);
          erase.reset();
        }}
      >
        <p>
          {`Se bloquearán por tres años ${countText(count ?? 0)}, con sus notas y documentos, y después se destruirán (LOPDGDD, art. 32). Las probablemente automáticas se destruyen ya. En el historial quedará cuándo y quién lo ha hecho, sin los datos.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
