import { useQuery } from '@tanstack/react-query';
import { fieldsOf, firm as t } from '@/admin-texts';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import { changeRow, liveRows } from '@/lib/admin/supabase';
import type { TablesUpdate } from '@/lib/database.types';
import { Checkbox, TextField } from '@/ui/admin/controls';
import { ChangesForm } from '../ChangesForm';
import { hoursOf, hoursProblems, weekOf } from '../values';
import { WeekHours } from '../WeekHours';
import type { Kind } from './queries';

const field = fieldsOf('firm', 'kind');

/** The numbers of the rules, with the limits of the database. */
const NUMBERS = [
  ['minutes', { min: 5, max: 240 }],
  ['buffer', { min: 0, max: 120 }],
  ['notice_hours', { min: 0, max: 336 }],
  ['horizon_days', { min: 1, max: 180 }],
  ['most_per_day', { min: 1, max: 50 }],
] as const;

const problemsOf = ({ offered, hours }: Kind) =>
  offered || hours ? hoursProblems(weekOf(hours)) : {};

/** The rules of a kind of appointment, and the next times that follow from them. */
export function KindForm({ kind }: { kind: Kind }) {
  return (
    <div className="grid gap-4 p-4 pt-0">
      <ChangesForm
        className="grid gap-4"
        saved={kind}
        problemsOf={problemsOf}
        save={(changes) =>
          changeRow(
            'appointment_kinds',
            { id: kind.id },
            changes as TablesUpdate<'appointment_kinds'>,
          )
        }
        savedLabel={t('savedSoon')}
      >
        {({ values, problems, onChange }) => (
          <>
            <Checkbox
              {...field('offered')}
              checked={values.offered}
              onChange={({ target }) => onChange({ offered: target.checked })}
            />
            <WeekHours
              hours={weekOf(values.hours)}
              problems={problems}
              onChange={(hours) =>
                onChange({ hours: hours.some(({ length }) => length > 0) ? hoursOf(hours) : null })
              }
            />
            <div className="grid gap-4 sm:grid-cols-2">
              {NUMBERS.map(([name, limits]) => (
                <TextField
                  key={name}
                  type="number"
                  required
                  {...field(name)}
                  {...limits}
                  value={Number.isNaN(values[name]) ? '' : values[name]}
                  onChange={({ target }) => onChange({ [name]: target.valueAsNumber })}
                />
              ))}
            </div>
            <Checkbox
              {...field('confirm_each')}
              checked={values.confirm_each}
              onChange={({ target }) => onChange({ confirm_each: target.checked })}
            />
          </>
        )}
      </ChangesForm>
      <NextTimes kind={kind} />
    </div>
  );
}

/** What the public is offered with the saved rules. */
function NextTimes({ kind: { id, offered } }: { kind: Kind }) {
  const { data, error, refetch } = useQuery({
    ...liveRows('free_slots', { kind: id }, (times: string[]) => times.slice(0, 6)),
    enabled: offered,
  });
  if (!offered) return <p className="text-sm text-ink-700">{t('kind.notOffered')}</p>;
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="rounded bg-limestone-100 p-3 text-sm">
      <p className="font-semibold">{data.length > 0 ? t('kind.nextTimes') : t('kind.noTimes')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {data.map((time) => (
          <li key={time}>{formatOfficeDateTime(time)}</li>
        ))}
      </ul>
    </div>
  );
}
