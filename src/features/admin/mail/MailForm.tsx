import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '@/lib/admin/failureText';
import { z } from '@/lib/admin/zod';
import { useFirm } from '@/lib/liveFirm';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { SelectField } from '@/ui/admin/SelectField';
import { SaveRow } from '@/ui/admin/SaveRow';
import { TextField } from '@/ui/admin/TextField';
import {
  mailKeys,
  type MailSettings,
  mailSettingsOptions,
  saveMailSettings,
  SUMMARIES,
} from './queries';

/** With the limits of the database's check constraints. */
const address = z
  .string()
  .trim()
  .max(MAX_MAIL_ADDRESS, 'La dirección es demasiado larga.')
  .refine((text) => text === '' || isMailAddress(text), 'Escriba una dirección completa, o nada.');

const schema = z.object({
  address,
  absence: address,
  summary: z.enum(Object.keys(SUMMARIES) as [MailSettings['summary']]),
});

/** Edits where alerts of new enquiries are sent, and how often a summary. */
export function MailForm() {
  const { data, error, refetch } = useQuery(mailSettingsOptions());
  if (data) return <Form settings={data} />;
  return <Pending {...{ error, refetch }} failed="No se han podido cargar los ajustes." />;
}

function Form({ settings }: { settings: MailSettings }) {
  const client = useQueryClient();
  const { email } = useFirm();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: saveMailSettings,
    onSuccess: () => client.invalidateQueries({ queryKey: mailKeys.settings }),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
      className="grid max-w-md gap-3"
    >
      <TextField
        label="Correo que recibe los avisos"
        hint={`Vacío: ${email}. El aviso dice la urgencia, el idioma y un enlace, nada de la persona.`}
        type="email"
        error={formState.errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Correo que los recibe durante una ausencia"
        hint="Mientras el despacho cierra tres días laborables seguidos o más (Despacho, «Días cerrados»). Vacío: el mismo."
        type="email"
        error={formState.errors.absence?.message}
        {...register('absence')}
      />
      <SelectField
        label="Resumen de lo que está sin contestar"
        options={Object.entries(SUMMARIES)}
        {...register('summary')}
      />
      <SaveRow
        problem={error && `No se ha guardado. ${failureText(error)}`}
        busy={isPending}
        saved={isSuccess}
        label="Guardar los avisos"
        savedLabel="Avisos guardados."
      />
    </form>
  );
}
