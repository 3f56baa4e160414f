import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '@/lib/admin/actions';
import { useSaving } from '@/lib/admin/useSaving';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Pending } from '@/lib/admin/failures';
import { formatOfficeDateTime, parseOfficeTime } from '@/lib/admin/officeTime';
import { agenda as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import type { Day } from '@/site/dates';
import { TitledDialog } from '@/ui/admin/dialogs';
import { Button } from '@/ui/admin/Button';
import { AbsenceForm, type AbsenceValues } from './AbsenceForm';
import { fieldValue } from './days';
import { agendaFailure } from './failure';
import { type Absence, absencesOptions, removeAbsence, saveAbsence } from './queries';

const valuesOf = ({ id, start, end, note = '' }: Partial<Absence>): AbsenceValues => ({
  id,
  from: start ? fieldValue(start) : '',
  to: end ? fieldValue(end) : '',
  note,
});

interface AbsencesProps {
  /** What the form begins with: nothing, a time, or an absence to change. */
  first: Partial<Absence>;
  today: Day;
  onClose: () => void;
}

/** Blocks an hour or a fortnight, and lists what is blocked from today on, to change or end it. */
export function Absences({ first, today, onClose }: AbsencesProps) {
  const { data, error, refetch } = useQuery(absencesOptions(parseOfficeTime(today)));
  const own = data?.filter(({ isOfCalendar }) => !isOfCalendar);
  const [values, setValues] = useState(valuesOf(first));
  const form = useRef<HTMLDivElement>(null);
  const save = useSaving(
    ([start, end]: [Date, Date]) =>
      saveAbsence({ id: values.id, start, end, note: values.note.trim() }),
    () => setValues(valuesOf({})),
  );
  function change(next: AbsenceValues) {
    save.reset();
    setValues(next);
  }
  return (
    <TitledDialog closable title={t('blockTime')} onClose={onClose}>
      <div ref={form}>
        <AbsenceForm
          values={values}
          onChange={change}
          saving={save}
          onSave={(...span) => save.mutate(span)}
        />
      </div>
      <h3 className="mt-6 text-xl">{t('absences.title')}</h3>
      {!data && <Pending {...{ error, refetch }} />}
      {own?.length === 0 && <p className="mt-2">{t('absences.none')}</p>}
      <ul className="divide-y divide-limestone-200">
        {own?.map((absence) => {
          const since = formatOfficeDateTime(absence.start);
          const until = formatOfficeDateTime(absence.end);
          const action = {
            of: 'agenda',
            elements: { which: <span className="sr-only" /> },
            values: { since },
          } as const;
          return (
            <li key={absence.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                {t('absences.span', { since, until })}
                {absence.note && ` · ${absence.note}`}
              </span>
              <span className="ms-auto flex">
                <Button
                  variant="quiet"
                  aria-current={absence.id === values.id}
                  onClick={() => {
                    change(valuesOf(absence));
                    form.current?.querySelector('input')?.focus();
                  }}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                  <AdminText text="absences.change" {...action} />
                </Button>
                <ActionButton
                  variant="quiet"
                  icon={Trash2}
                  action={() => removeAbsence(absence.id)}
                  onDone={() => {
                    if (absence.id === values.id) setValues(valuesOf({}));
                  }}
                  failed={agendaFailure}
                >
                  <AdminText text="absences.remove" {...action} />
                </ActionButton>
              </span>
            </li>
          );
        })}
      </ul>
    </TitledDialog>
  );
}
