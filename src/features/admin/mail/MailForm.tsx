import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { settingsOptions, useSavingSettings } from '@/lib/admin/settings';
import { z } from '@/lib/admin/zod';
import { SaveRow } from '@/lib/admin/SaveRow';
import type { Tables } from '@/lib/database.types';
import { useFirm } from '@/lib/liveFirm';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';

const t = adminTexts('mail');
const common = adminTexts('admin');

/** How often a summary is sent. */
const SUMMARIES = ['none', 'daily', 'weekly'] as const;

/** With the limits of the database's check constraints. */
const address = z
  .string()
  .trim()
  .max(MAX_MAIL_ADDRESS, t('form.addressTooLong'))
  .refine((text) => text === '' || isMailAddress(text), t('form.addressWrong'));

const schema = z.object({
  address,
  absence: address,
  summary: z.enum(SUMMARIES),
});

/** Edits where alerts of new enquiries are sent, and how often a summary. */
export function MailForm() {
  const { data, error, refetch } = useQuery(settingsOptions());
  if (data) return <Form settings={data} />;
  return <Pending {...{ error, refetch }} failed={common('common.settingsFailed')} />;
}

function Form({ settings }: { settings: Tables<'settings'> }) {
  const { email } = useFirm();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: {
      address: settings.alert_email ?? '',
      absence: settings.absence_email ?? '',
      summary: SUMMARIES.find((name) => name === settings.summary_mail) ?? 'none',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const saving = useSavingSettings();

  const submit = handleSubmit((values) =>
    saving.mutate({
      alert_email: values.address || null,
      absence_email: values.absence || null,
      summary_mail: values.summary,
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      <TextField
        label={t('form.address')}
        hint={t('form.addressHint', { email })}
        type="email"
        error={formState.errors.address?.message}
        {...register('address')}
      />
      <TextField
        label={t('form.absence')}
        hint={t('form.absenceHint')}
        type="email"
        error={formState.errors.absence?.message}
        {...register('absence')}
      />
      <SelectField
        label={t('form.summary')}
        options={SUMMARIES.map((name) => [name, t(`summaries.${name}`)])}
        {...register('summary')}
      />
      <SaveRow saving={saving} label={t('form.save')} savedLabel={t('form.saved')} />
    </form>
  );
}
