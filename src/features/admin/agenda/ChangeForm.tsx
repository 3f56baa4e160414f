import { type SyntheticEvent, useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { useSaving } from '@/lib/admin/useSaving';
import { languageName } from '@/lib/admin/languageName';
import { useFilledTemplates } from '@/lib/admin/replies/queries';
import { answersIn } from '@/lib/admin/replies/template';
import { SaveRow } from '@/lib/admin/SaveRow';
import { agenda as t } from '@/admin-texts';
import { SelectField, TextArea, TextField } from '@/ui/admin/fields';
import { type Appointment, type Change, needsTime } from './appointment';
import { CollisionNotes } from './CollisionNotes';
import { fieldValue, instantOf } from './days';
import { agendaFailure } from './failure';

interface ChangeFormProps {
  appointment: Appointment;
  change: Change;
  onDone: () => void;
}

/** Makes one change: a time where it needs one, and a text to the client where it is bad news. */
export function ChangeForm({ appointment, change, onDone }: ChangeFormProps) {
  const [time, setTime] = useState(fieldValue(appointment.start));
  const [word, setWord] = useState('');
  const withTime = needsTime(change, appointment);
  const withWord = change === 'decline' || change === 'cancel';
  const start = withTime ? instantOf(time) : undefined;
  const length = Math.max(appointment.end.getTime() - appointment.start.getTime(), 5 * 60_000);
  const end = start && new Date(start.getTime() + length);
  const saving = useSaving(
    () =>
      call('change_appointment', {
        appointment: appointment.id,
        change,
        ...(start && { start: start.toISOString() }),
        ...(withWord && word.trim() && { word: word.trim() }),
      }),
    onDone,
  );
  const { language } = appointment;
  // Declined with the templates of the replies to enquiries, whose day is not known here.
  const replies = useFilledTemplates(
    { id: appointment.survey_id, name: appointment.name, language },
    answersIn(language),
    ({ texts }) => texts[language],
  );
  const unfilled = /\{\{[^{}]+\}\}/.exec(word)?.[0];

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!unfilled && !saving.isPending) saving.mutate();
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
      <CollisionNotes {...{ start, end }} leftOut={appointment.id} />
      {withWord && replies.length > 0 && (
        <SelectField
          label={t('fields.template')}
          value=""
          onChange={({ target }) => setWord(replies[Number(target.value)]?.[1] ?? '')}
          options={[
            ['', t('change.chooseTemplate')],
            ...replies.map(([name], index) => [String(index), name] as const),
          ]}
        />
      )}
      {withWord && (
        <TextArea
          label={t('change.word', { language: languageName(language) })}
          dir="auto"
          lang={language}
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
