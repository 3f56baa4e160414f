import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agenda as t, fieldsOf } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { formatOfficeDateTime, parseOfficeTime } from '@/lib/admin/format';
import { RemovableList } from '@/lib/admin/RemovableList';
import { Pending, Refusal } from '@/lib/admin/requests';
import { addRows, removeRow } from '@/lib/admin/supabase';
import type { Day } from '@/site/dates';
import { TextField } from '@/ui/admin/controls';
import { TitledDialog } from '@/ui/admin/dialogs';
import { CollisionNotes } from './CollisionNotes';
import { instantOf } from './days';
import { absencesOptions } from './queries';

/** Blocks an hour or a fortnight, and lists what is blocked from today on, to end it. */
export function Absences({ today, onClose }: { today: Day; onClose: () => void }) {
  const { data, error, refetch } = useQuery(absencesOptions(parseOfficeTime(today)));
  const own = data?.filter(({ isOfCalendar }) => !isOfCalendar);
  return (
    <TitledDialog closable title={t('blockTime')} onClose={onClose}>
      <AbsenceForm />
      <h3 className="mt-6 text-xl">{t('absences.title')}</h3>
      {!data && <Pending {...{ error, refetch }} />}
      {own?.length === 0 && <p className="mt-2">{t('absences.none')}</p>}
      <RemovableList
        rows={own ?? []}
        summary={({ id, start, end, note }) => {
          const [since, until] = [formatOfficeDateTime(start), formatOfficeDateTime(end)];
          const span = t('absences.span', { since, until });
          return { key: id, name: note ? `${span} · ${note}` : span };
        }}
        remove={({ id }) => removeRow('absences', { id })}
      />
    </TitledDialog>
  );
}

const field = fieldsOf('agenda', 'absence');

/** When nobody can come, and which appointments stand in it. */
function AbsenceForm() {
  const [times, setTimes] = useState({ from: '', to: '' });
  const [start, end] = [instantOf(times.from), instantOf(times.to)];
  const reversed = start && end && end <= start ? t('absence.reversed') : '';

  async function save({ note = '' }: Record<string, string>) {
    if (!start || !end || reversed) throw new Refusal(reversed);
    const [starts_at, ends_at] = [start.toISOString(), end.toISOString()];
    await addRows('absences', { starts_at, ends_at, note: note.trim() });
    setTimes({ from: '', to: '' });
  }
  return (
    <DataForm
      className="grid gap-4"
      save={save}
      adds
      label={t('absence.block')}
      savedLabel={t('absence.saved')}
    >
      <p>{t('absence.explained')}</p>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          type="datetime-local"
          required
          error={name === 'to' ? reversed : ''}
          value={times[name]}
          onChange={({ target }) => setTimes({ ...times, [name]: target.value })}
        />
      ))}
      <TextField {...field('note')} maxLength={120} />
      <CollisionNotes {...{ start, end }} isAbsence />
    </DataForm>
  );
}
