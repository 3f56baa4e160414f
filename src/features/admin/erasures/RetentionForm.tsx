import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { settingsOptions, useSavingSettings } from '@/lib/admin/settings';
import { z } from '@/lib/admin/zod';
import { SaveRow } from '@/lib/admin/SaveRow';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { TextField } from '@/ui/admin/TextField';
import { erasuresKeys, expiredOptions } from './queries';

const t = adminTexts('erasures');
const common = adminTexts('admin');

const MAX = ENQUIRY_RETENTION_MONTHS;
const RANGE = t('retention.range', { max: MAX });

/** The same limits as the database's check constraint. */
const schema = z.object({
  months: z.coerce.number<string>(RANGE).int(RANGE).min(1, RANGE).max(MAX, RANGE),
});

/** How many enquiries the nightly job will block. */
export function Expired() {
  const { data: count, error, refetch } = useQuery(expiredOptions());
  if (count === undefined)
    return <Pending {...{ error, refetch }} failed={t('expired.failedToCount')} />;
  return <p role="status">{count === 0 ? t('expired.none') : t('expired.tonight', { count })}</p>;
}

/** Edits for how many months enquiries are kept: at most as long as the data notice promises. */
export function RetentionForm() {
  const { data, error, refetch } = useQuery(settingsOptions());
  if (data) return <Form months={data.survey_retention_months} />;
  return <Pending {...{ error, refetch }} failed={common('common.settingsFailed')} />;
}

function Form({ months }: { months: number }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: { months: String(months) },
    resetOptions: { keepDirtyValues: true },
  });
  const saving = useSavingSettings(erasuresKeys.all);
  const submit = handleSubmit((values) =>
    saving.mutate({ survey_retention_months: values.months }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      <TextField
        label={t('retention.months')}
        hint={t('retention.monthsHint', { max: MAX })}
        inputMode="numeric"
        error={formState.errors.months?.message}
        {...register('months')}
      />
      <SaveRow saving={saving} />
    </form>
  );
}
