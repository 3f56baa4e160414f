import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { unavailable } from '@/ui/admin/unavailable';
import { Spinner } from '@/ui/Spinner';
import { EnrolForm } from './EnrolForm';
import { factorOptions, newRecoveryCodes } from './queries';
import { RecoveryCodes } from './RecoveryCodes';

/** The signed-in person's second factor: adding it, a new phone, new recovery codes. */
export function FactorSection() {
  const client = useQueryClient();
  const { data: isProtected, error, refetch } = useQuery(factorOptions());
  const [enrolling, setEnrolling] = useState(false);
  const codes = useMutation({ mutationFn: newRecoveryCodes });

  if (isProtected === undefined) {
    if (!error) return <Spinner label="Cargando..." />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        No se ha podido comprobar el segundo paso.
      </LoadFailure>
    );
  }
  const close = () => {
    setEnrolling(false);
    codes.reset();
    void client.invalidateQueries({ queryKey: factorOptions().queryKey });
  };
  return (
    <>
      <p>
        {isProtected
          ? 'Activo: para entrar hacen falta su contraseña y el código de su teléfono.'
          : 'Sin segundo paso: quien sepa su contraseña puede entrar.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass(isProtected ? 'secondary' : 'primary')}
          onClick={() => setEnrolling(true)}
        >
          {isProtected ? 'Cambiar de teléfono' : 'Añadir el segundo paso'}
        </button>
        {isProtected && (
          <button
            type="button"
            className={buttonClass('secondary')}
            {...unavailable(codes.isPending)}
            onClick={() => codes.mutate()}
          >
            Códigos de recuperación nuevos
          </button>
        )}
      </div>
      <p role="alert" className="font-semibold text-terracotta-700 empty:hidden">
        {codes.error && failureText(codes.error)}
      </p>
      <Dialog
        open={enrolling || codes.data !== undefined}
        onClose={close}
        label="Segundo paso"
        className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-lg bg-white p-6"
      >
        {codes.data && <RecoveryCodes codes={codes.data} onDone={close} />}
        {enrolling && <EnrolForm onDone={close} />}
      </Dialog>
    </>
  );
}
