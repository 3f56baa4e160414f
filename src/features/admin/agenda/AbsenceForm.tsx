import { type SyntheticEvent } from 'react';
import { SaveRow } from '@/lib/admin/SaveRow';
import { agenda as t } from '@/admin-texts';
import { TextField } from '@/ui/admin/fields';
import { instantOf } from './days';
import { CollisionNotes } from './CollisionNotes';
import { agendaFailure } from './failure';

/** An absence as its fields have it; one that there is has an id. */
export interface AbsenceValues {
  id: string | undefined;
  from: string;
  to: string;
  note: string;
}

interface AbsenceFormProps {
  values: AbsenceValues;
  onChange: (values: AbsenceValues) => void;
  saving: { error: Error | null; isPending: boolean; isSuccess: boolean };
  onSave: (start: Date, end: Date) => void;
}

/** When nobody can come, and which appointments stand in it. */
export function AbsenceForm({ values, onChange, saving, onSave }: AbsenceFormProps) {
  const [start, end] = [instantOf(values.from), instantOf(values.to)];
  const isReversed = start !== undefined && end !== undefined && end <= start;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (start && end && !isReversed && !saving.isPending) onSave(start, end);
  }
  const field = (name: 'from' | 'to' | 'note') => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...values, [name]: target.value }),
  });

  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>{t('absence.explained')}</p>
      <TextField label={t('common.from')} type="datetime-local" required {...field('from')} />
      <TextField
        label={t('common.to')}
        type="datetime-local"
        required
        error={isReversed ? t('absence.reversed') : ''}
        {...field('to')}
      />
      <TextField label={t('absence.note')} maxLength={120} {...field('note')} />
      <CollisionNotes {...{ start, end }} isAbsence />
      <SaveRow
        saving={saving}
        failed={agendaFailure}
        label={values.id === undefined ? t('absence.block') : t('absence.saveChange')}
        savedLabel={t('absence.saved')}
      />
    </form>
  );
}
