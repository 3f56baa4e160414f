import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { Refusal } from '@/lib/admin/requests';
import { answersIn } from '@/lib/admin/replies/template';
import { TemplatedText, unfilledIn } from '@/lib/admin/replies/TemplatedText';
import { formatOfficeDateTime, languageName } from '@/lib/admin/format';
import { agenda as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Button, TextField } from '@/ui/admin/controls';
import { FactList } from '@/ui/admin/page';
import { TitledDialog } from '@/ui/admin/dialogs';
import { buttonClass } from '@/ui/classes';
import { CollisionNotes } from './CollisionNotes';
import type { Appointment } from './queries';
import { fieldValue, instantOf, spanText } from './days';

/** What the firm can do with an appointment, as change_appointment() does it. */
type Change = 'confirm' | 'decline' | 'move' | 'cancel' | 'no_show';

const CHANGES: Partial<Record<Appointment['status'], readonly Change[]>> = {
  unplaced: ['confirm', 'decline'],
  pending: ['confirm', 'decline', 'move'],
  lapsed: ['confirm'],
  confirmed: ['no_show', 'move', 'cancel'],
};

/** The changes that are possible now. */
const changesOf = ({ status, start }: Appointment, now: Date): Change[] =>
  (CHANGES[status] ?? []).filter((change) => change !== 'no_show' || start <= now);

interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  onClose: () => void;
}

/** An appointment with its enquiry, and what can be done with it. */
export function AppointmentDialog({ appointment, now, onClose }: AppointmentDialogProps) {
  const [change, setChange] = useState<Change>();
  const { name, kind, status, start, end, word, room } = appointment;
  const { held_until: heldUntil, time_zone: zone } = appointment;
  const language = languageName(appointment.language);
  return (
    <TitledDialog title={<bdi>{name}</bdi>} size="middle" onClose={onClose}>
      {appointment.conflict && (
        <p className="mb-4 flex gap-2 rounded border-s-4 border-terracotta-600 bg-limestone-100 p-3">
          <Scale className="mt-1 size-5 shrink-0" />
          {t('appointment.conflict')}
        </p>
      )}
      <FactList
        facts={{
          [t('appointment.when')]: (
            <span className="inline-block first-letter:uppercase">{spanText(start, end)}</span>
          ),
          [t('appointment.how')]: t(`kinds.${kind}`),
          [t('fields.status')]: heldUntil
            ? t('appointment.held', {
                status: t(`statuses.${status}`),
                until: formatOfficeDateTime(heldUntil),
              })
            : t(`statuses.${status}`),
          [t('fields.language')]: zone
            ? t('appointment.clock', { language, zone: zone.replaceAll('_', ' ') })
            : language,
          [t('appointment.room')]: room && (
            <a href={room} rel="noopener" className="underline">
              {room}
            </a>
          ),
          [t(`appointment.${appointment.changed_by === 'client' ? 'clientWrote' : 'firmWrote'}`)]:
            word && (
              <span dir="auto" className="block whitespace-pre-line">
                {word}
              </span>
            ),
        }}
      />
      <p className="mt-4 flex flex-wrap gap-2">
        <Link
          to={adminPath('enquiries', { id: appointment.survey_id })}
          className={buttonClass('secondary')}
        >
          {t('appointment.openEnquiry')}
        </Link>
        {changesOf(appointment, now).map((each) => (
          <Button
            key={each}
            aria-expanded={change === each}
            onClick={() => setChange(change === each ? undefined : each)}
          >
            {t(`changes.${each}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </p>
      {change && (
        <ChangeForm key={change} appointment={appointment} change={change} onDone={onClose} />
      )}
    </TitledDialog>
  );
}

interface ChangeFormProps {
  appointment: Appointment;
  change: Change;
  onDone: () => void;
}

/** Makes one change: a time where it needs one, and a text to the client where it is bad news. */
function ChangeForm({ appointment, change, onDone }: ChangeFormProps) {
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
          label={t('entry.start')}
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
