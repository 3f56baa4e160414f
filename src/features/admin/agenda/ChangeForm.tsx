import { type SyntheticEvent, useState } from 'react';
import { useSaving } from '@/lib/admin/useSaving';
import { languageName } from '@/lib/admin/languageName';
import { SaveRow } from '@/lib/admin/SaveRow';
import { adminTexts } from '@/admin-texts';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { type Appointment, type Change, needsTime } from './appointment';
import { CollisionNotes } from './CollisionNotes';
import { fieldValue, instantOf } from './days';
import { agendaFailure } from './failure';
import { agendaKey, changeAppointment, type Changed } from './queries';
import { useCollisions } from './useCollisions';

const t = adminTexts('agenda');

/** A text to answer with, its fields filled in. */
export interface Reply {
  name: string;
  text: string;
}

interface ChangeFormProps {
  appointment: Appointment;
  change: Change;
  replies: readonly Reply[];
  onDone: () => void;
}

/** Makes one change: a time where it needs one, and a text to the client where it is bad news. */
export function ChangeForm({ appointment, change, replies, onDone }: ChangeFormProps) {
  const [time, setTime] = useState(fieldValue(appointment.start));
  const [word, setWord] = useState('');
  const withTime = needsTime(change, appointment);
  const withWord = change === 'decline' || change === 'cancel';
  const start = withTime ? instantOf(time) : undefined;
  const length = Math.max(appointment.end.getTime() - appointment.start.getTime(), 5 * 60_000);
  const end = start && new Date(start.getTime() + length);
  const collisions = useCollisions(start, end, appointment.id);
  const saving = useSaving(
    (changed: Changed) => changeAppointment(appointment.id, changed),
    agendaKey,
    onDone,
  );
  const unfilled = /\{\{[^{}]+\}\}/.exec(word)?.[0];

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (unfilled || saving.isPending) return;
    saving.mutate({ change, start, word: withWord ? word.trim() : '' });
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4 border-t border-limestone-200 pt-4">
      <p>{t(`change.explained.${change}`)}</p>
      {withTime && (
        <TextField
          label={t('dayAndTime')}
          type="datetime-local"
          required
          value={time}
          onChange={({ target }) => {
            saving.reset();
            setTime(target.value);
          }}
        />
      )}
      <CollisionNotes {...collisions} />
      {withWord && replies.length > 0 && (
        <SelectField
          label={t('fields.template')}
          value=""
          onChange={({ target }) => setWord(replies[Number(target.value)]?.text ?? '')}
          options={[
            ['', t('change.chooseTemplate')],
            ...replies.map(({ name }, index) => [String(index), name] as const),
          ]}
        />
      )}
      {withWord && (
        <TextArea
          label={t('change.word', { language: languageName(appointment.language) })}
          dir="auto"
          lang={appointment.language}
          rows={4}
          maxLength={2000}
          value={word}
          error={unfilled && t('common.unfilled', { unfilled })}
          onChange={({ target }) => setWord(target.value)}
        />
      )}
      <SaveRow
        saving={saving}
        failed={agendaFailure}
        label={change === 'no_show' ? t('change.record') : t(`changes.${change}`)}
      />
    </form>
  );
}
