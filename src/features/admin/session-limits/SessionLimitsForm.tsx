import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '@/lib/admin/failureText';
import { z } from '@/lib/admin/zod';
import { SaveRow } from '@/ui/admin/SaveRow';
import { TextField } from '@/ui/admin/TextField';
import {
  LIMITS,
  saveSessionLimits,
  type SessionLimits,
  sessionLimitsKeys,
  sessionLimitsOptions,
} from './queries';

function within(unit: string, { min, max }: { min: number; max: number }) {
  const range = `Escriba un número entero de ${unit}, de ${min} a ${max}.`;
  return z.coerce.number<string>(range).int(range).min(min, range).max(max, range);
}

const schema = z.object({
  idleMinutes: within('minutos', LIMITS.idleMinutes),
  sessionHours: within('horas', LIMITS.sessionHours),
});

/** Edits after how long the admin area asks for the password again. */
export function SessionLimitsForm() {
  const { data, error, refetch } = useQuery(sessionLimitsOptions());
  if (data) return <Form limits={data} />;
  return <Pending {...{ error, refetch }} failed="No se han podido cargar los ajustes." />;
}

function Form({ limits }: { limits: SessionLimits }) {
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: {
      idleMinutes: String(limits.idleMinutes),
      sessionHours: String(limits.sessionHours),
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: saveSessionLimits,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionLimitsKeys.all }),
  });
  const submit = handleSubmit((values) => mutate(values));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      <TextField
        label="Minutos sin uso hasta que se cierra la sesión"
        hint="Se pide de nuevo la contraseña; lo que se estaba escribiendo espera a la misma persona."
        inputMode="numeric"
        error={formState.errors.idleMinutes?.message}
        {...register('idleMinutes')}
      />
      <TextField
        label="Horas que dura una sesión como máximo"
        hint="Pasadas estas horas desde que se entró, la sesión termina aunque se esté usando."
        inputMode="numeric"
        error={formState.errors.sessionHours?.message}
        {...register('sessionHours')}
      />
      <SaveRow
        problem={error && `No se ha guardado. ${failureText(error)}`}
        busy={isPending}
        saved={isSuccess}
      />
    </form>
  );
}
