import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { useForm } from 'react-hook-form';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
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

const t = adminTexts('mail');
const common = adminTexts('admin');

/** With the limits of the database's check constraints. */
const address = z
  .string()
  .trim()
  .max(MAX_MAIL_ADDRESS, t('form.addressTooLong'))
  .refine((text) => text === '' || isMailAddress(text), t('form.addressWrong'));

const schema = z.object({
  address,
  absence: address,
  summary: z.enum(Object.keys(SUMMARIES) as [MailSettings['summary']]),
});

/** Edits where alerts of new enquiries are sent, and how often a summary. */
export function MailForm() {
  const { data, error, refetch } = useQuery(mailSettingsOptions());
  if (data) return <Form settings={data} />;
  return <Pending {...{ error, refetch }} failed={common('common.settingsFailed')} />;
}

function Form({ settings }: { settings: MailSettings }) {
  const { email } = useFirm();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, error, isPending, isSuccess } = useSaving(saveMailSettings, mailKeys.settings);

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
      className="grid max-w-md gap-3"
    >
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
        options={Object.entries(SUMMARIES)}
        {...register('summary')}
      />
      <SaveRow
        problem={error && common('common.notSaved', { reason: failureText(error) })}
        busy={isPending}
        saved={isSuccess}
        label={t('form.save')}
        savedLabel={t('form.saved')}
      />
    </form>
  );
}
