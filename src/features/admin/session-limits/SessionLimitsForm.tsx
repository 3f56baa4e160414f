import { Pending } from '@/lib/admin/Pending';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { settingsOptions, useSavingSettings } from '@/lib/admin/settings';
import { z } from '@/lib/admin/zod';
import { SaveRow } from '@/lib/admin/SaveRow';
import type { Tables } from '@/lib/database.types';
import { TextField } from '@/ui/admin/TextField';

const t = adminTexts('session-limits');
const common = adminTexts('admin');

/** The same ranges as the database's check constraints. */
const LIMITS = {
  idleMinutes: { min: 5, max: 60 },
  sessionHours: { min: 1, max: 12 },
} as const;

function within(text: 'idle.range' | 'longest.range', limits: { min: number; max: number }) {
  const { min, max } = limits;
  const range = t(text, limits);
  return z.coerce.number<string>(range).int(range).min(min, range).max(max, range);
}

const schema = z.object({
  idle_minutes: within('idle.range', LIMITS.idleMinutes),
  session_hours: within('longest.range', LIMITS.sessionHours),
});

/** Edits after how long the admin area asks for the password again. */
export function SessionLimitsForm() {
  const { data, error, refetch } = useQuery(settingsOptions());
  if (data) return <Form settings={data} />;
  return <Pending {...{ error, refetch }} failed={common('common.settingsFailed')} />;
}

function Form({ settings }: { settings: Tables<'settings'> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: {
      idle_minutes: String(settings.idle_minutes),
      session_hours: String(settings.session_hours),
    },
    resetOptions: { keepDirtyValues: true },
  });
  const saving = useSavingSettings();
  const submit = handleSubmit((values) => saving.mutate(values));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      <TextField
        label={t('idle.label')}
        hint={t('idle.hint')}
        inputMode="numeric"
        error={formState.errors.idle_minutes?.message}
        {...register('idle_minutes')}
      />
      <TextField
        label={t('longest.label')}
        hint={t('longest.hint')}
        inputMode="numeric"
        error={formState.errors.session_hours?.message}
        {...register('session_hours')}
      />
      <SaveRow saving={saving} />
    </form>
  );
}
