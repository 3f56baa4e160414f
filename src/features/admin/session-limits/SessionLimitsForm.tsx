import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { useForm } from 'react-hook-form';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
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

const t = adminTexts('session-limits');
const common = adminTexts('admin');

function within(text: 'idle.range' | 'longest.range', limits: { min: number; max: number }) {
  const { min, max } = limits;
  const range = t(text, limits);
  return z.coerce.number<string>(range).int(range).min(min, range).max(max, range);
}

const schema = z.object({
  idleMinutes: within('idle.range', LIMITS.idleMinutes),
  sessionHours: within('longest.range', LIMITS.sessionHours),
});

/** Edits after how long the admin area asks for the password again. */
export function SessionLimitsForm() {
  const { data, error, refetch } = useQuery(sessionLimitsOptions());
  if (data) return <Form limits={data} />;
  return <Pending {...{ error, refetch }} failed={common('common.settingsFailed')} />;
}

function Form({ limits }: { limits: SessionLimits }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: {
      idleMinutes: String(limits.idleMinutes),
      sessionHours: String(limits.sessionHours),
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, error, isPending, isSuccess } = useSaving(
    saveSessionLimits,
    sessionLimitsKeys.all,
  );
  const submit = handleSubmit((values) => mutate(values));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      <TextField
        label={t('idle.label')}
        hint={t('idle.hint')}
        inputMode="numeric"
        error={formState.errors.idleMinutes?.message}
        {...register('idleMinutes')}
      />
      <TextField
        label={t('longest.label')}
        hint={t('longest.hint')}
        inputMode="numeric"
        error={formState.errors.sessionHours?.message}
        {...register('sessionHours')}
      />
      <SaveRow
        problem={error && common('common.notSaved', { reason: failureText(error) })}
        busy={isPending}
        saved={isSuccess}
      />
    </form>
  );
}
