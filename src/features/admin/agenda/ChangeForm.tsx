import { useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { Refusal } from '@/lib/admin/failures';
import { languageName } from '@/lib/admin/languageName';
import { answersIn } from '@/lib/admin/replies/template';
import { TemplatedText, unfilledIn } from '@/lib/admin/replies/TemplatedText';
import { agenda as t } from '@/admin-texts';
import { TextField } from '@/ui/admin/fields';
import { CollisionNotes } from './CollisionNotes';
import type { Appointment } from './queries';
import { fieldValue, instantOf } from './days';

/** What the firm can do with an appointment, as change_appointment() does it. */
export type Change = 'confirm' | 'decline' | 'move' | 'cancel' | 'no_show';

const CHANGES: Partial<Record<Appointment['status'], readonly Change[]>> = {
  unplaced: ['confirm', 'decline'],
  pending: ['confirm', 'decline', 'move'],
  lapsed: ['confirm'],
  confirmed: ['no_show', 'move', 'cancel'],
};

/** The changes that are possible now. */
export const changesOf = ({ status, start }: Appointment, now: Date): Change[] =>
  (CHANGES[status] ?? []).filter((change) => change !== 'no_show' || start <= now);

interface ChangeFormProps {
  appointment: Appointment;
  change: Change;
  onDone: () => void;
}

/** Makes one change: a time where it needs one, and a text to the client where it is bad news. */
export function ChangeForm({ appointment, change, onDone }: ChangeFormProps) {
  const { id, survey_id, name, language, status } = appointment;
  const [time, setTime] = useState(fieldValue(appointment.start));
  const [word, setWord] = useState('');
  // Where it has none, or gets another one.
  const withTime = change === 'move' || (change === 'confirm' && status !== 'pending');
  const start = withTime ? instantOf(time) : undefined;
  const length = Math.max(appointment.end.getTime() - appointment.start.getTime(), 5 * 60_000);
  const end = start && new Date(start.getTime() + length);

  async function save() {
    const unfilled = unfilledIn(word);
    if (unfilled) throw new Refusal(t('common.unfilled', { unfilled }));
    await call('change_appointment', {
      ...{ appointment: id, change },
      ...(start && { start: start.toISOString() }),
      ...(word.trim() && { word: word.trim() }),
    });
    onDone();
  }

  return (
    <DataForm
      className="mt-4 grid gap-4 border-t border-limestone-200 pt-4"
      save={save}
      label={change === 'no_show' ? t('change.record') : t(`changes.${change}`)}
    >
      <p>{t(`change.explained.${change}`)}</p>
      {withTime && (
        <TextField
          label={t('dayAndTime')}
          type="datetime-local"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
      <CollisionNotes {...{ start, end }} leftOut={id} />
      {/* With the templates of the replies to enquiries, whose day is not known here. */}
      {(change === 'decline' || change === 'cancel') && (
        <TemplatedText
          asked={{ id: survey_id, name, language }}
          isOffered={answersIn(language)}
          textOf={({ texts }) => texts[language]}
          words={[t('fields.template'), t('change.chooseTemplate')]}
          label={t('change.word', { language: languageName(language) })}
          rows={4}
          maxLength={2000}
          value={word}
          onText={setWord}
        />
      )}
    </DataForm>
  );
}
