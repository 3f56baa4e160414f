import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DataForm } from '@/lib/admin/DataForm';
import { Pending, Refusal } from '@/lib/admin/requests';
import { formatOfficeDateTime, parseOfficeTime } from '@/lib/admin/format';
import { RemovableList } from '@/lib/admin/RemovableList';
import { agenda as t } from '@/admin-texts';
import type { Day } from '@/site/dates';
import { Button, TextField } from '@/ui/admin/controls';
import { TitledDialog } from '@/ui/admin/dialogs';
import { CollisionNotes } from './CollisionNotes';
import { type Absence, absencesOptions, removeAbsence, saveAbsence } from './queries';
import { fieldValue, instantOf } from './days';

interface AbsencesProps {
  /** What the form begins with: nothing, or an absence to change. */
  first: Partial<Absence>;
  today: Day;
  onClose: () => void;
}

/** Blocks an hour or a fortnight, and lists what is blocked from today on, to change or end it. */
export function Absences({ first, today, onClose }: AbsencesProps) {
  const { data, error, refetch } = useQuery(absencesOptions(parseOfficeTime(today)));
  const own = data?.filter(({ isOfCalendar }) => !isOfCalendar);
  const [shown, setShown] = useState(first);
  const form = useRef<HTMLDivElement>(null);
  return (
    <TitledDialog closable title={t('blockTime')} onClose={onClose}>
      <div ref={form}>
        <AbsenceForm key={shown.id} absence={shown} />
      </div>
      <h3 className="mt-6 text-xl">{t('absences.title')}</h3>
      {!data && <Pending {...{ error, refetch }} />}
      {own?.length === 0 && <p className="mt-2">{t('absences.none')}</p>}
      <RemovableList
        rows={own ?? []}
        summary={(absence) => {
          const since = formatOfficeDateTime(absence.start);
          const until = formatOfficeDateTime(absence.end);
          const span = t('absences.span', { since, until });
          const name = absence.note ? `${span} · ${absence.note}` : span;
          const shownWithButton = (
            <>
              {name}{' '}
              <Button
                icon={Pencil}
                variant="quiet"
                aria-current={absence.id === shown.id}
                onClick={() => {
                  flushSync(() => setShown(absence));
                  form.current?.querySelector('input')?.focus();
                }}
              >
                {t.rich('absences.change', { which: <span className="sr-only" /> }, { since })}
              </Button>
            </>
          );
          return { key: absence.id, name, shown: shownWithButton };
        }}
        remove={async ({ id }) => {
          await removeAbsence(id);
          if (id === shown.id) setShown({});
        }}
      />
    </TitledDialog>
  );
}

/** When nobody can come, and which appointments stand in it. */
function AbsenceForm({ absence: { id, note, ...times } }: { absence: Partial<Absence> }) {
  const [from, setFrom] = useState(times.start ? fieldValue(times.start) : '');
  const [to, setTo] = useState(times.end ? fieldValue(times.end) : '');
  const [start, end] = [instantOf(from), instantOf(to)];
  const reversed = start && end && end <= start ? t('absence.reversed') : '';

  async function save(values: Record<string, string>) {
    if (!start || !end || reversed) throw new Refusal(reversed);
    await saveAbsence(id, { start, end, note: values.note?.trim() ?? '' });
    if (id) return;
    setFrom('');
    setTo('');
  }
  const time = { type: 'datetime-local', required: true } as const;
  return (
    <DataForm
      className="grid gap-4"
      save={save}
      adds={!id}
      label={id ? t('absence.saveChange') : t('absence.block')}
      savedLabel={t('absence.saved')}
    >
      <p>{t('absence.explained')}</p>
      <TextField
        {...time}
        label={t('common.from')}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        {...time}
        label={t('common.to')}
        error={reversed}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <TextField label={t('absence.note')} name="note" maxLength={120} defaultValue={note} />
      <CollisionNotes {...{ start, end }} isAbsence />
    </DataForm>
  );
}
