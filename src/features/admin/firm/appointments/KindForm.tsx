import { useQuery } from '@tanstack/react-query';
import { Pending, useSaving } from '@/lib/admin/requests';
import { type SyntheticEvent, useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { SaveRow } from '@/lib/admin/SaveRow';
import { firm as t } from '@/admin-texts';
import { Checkbox, TextField } from '@/ui/admin/controls';
import { WeekHours } from '../WeekHours';
import { hoursOf, hoursProblems, weekOf } from '../values';
import { type Kind, nextTimesOptions, saveKind } from './queries';

/** The numbers of the rules, with the limits of the database. */
const NUMBERS = {
  minutes: { label: t('kind.minutes'), min: 5, max: 240 },
  buffer: { label: t('kind.buffer'), min: 0, max: 120 },
  notice_hours: { label: t('kind.notice'), min: 0, max: 336 },
  horizon_days: { label: t('kind.horizon'), min: 1, max: 180 },
  most_per_day: { label: t('kind.mostPerDay'), min: 1, max: 50 },
} as const;

type NumberName = keyof typeof NUMBERS;
const NAMES = Object.keys(NUMBERS) as NumberName[];

/** The rules of a kind of appointment, and the next times that follow from them. */
export function KindForm({ kind }: { kind: Kind }) {
  // Only what was changed is saved, since a colleague may have changed the rest.
  const [changes, setChanges] = useState<Partial<Kind>>({});
  const rules = { ...kind, ...changes };
  const hours = weekOf(rules.hours);
  const [shown, setShown] = useState(false);
  const hasHours = hours.some((spans) => spans.length > 0);
  const problems = hasHours || rules.offered ? hoursProblems(hours) : {};
  const saving = useSaving(saveKind);

  function change(part: Partial<Kind>) {
    saving.reset();
    setChanges({ ...changes, ...part });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setShown(true);
    if (Object.keys(problems).length > 0 || saving.isPending) return;
    // What is changed meanwhile stays.
    const onSuccess = () => setChanges((now) => (now === changes ? {} : now));
    saving.mutate({ id: kind.id, ...changes }, { onSuccess });
  }

  return (
    <form onSubmit={submit} className="grid gap-4 p-4 pt-0">
      <Checkbox
        label={t('kind.bookable')}
        checked={rules.offered}
        onChange={({ target }) => change({ offered: target.checked })}
      />
      <WeekHours
        hours={hours}
        problems={shown ? problems : {}}
        onChange={(next) =>
          change({ hours: next.some((spans) => spans.length > 0) ? hoursOf(next) : null })
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <TextField
            key={name}
            type="number"
            required
            {...NUMBERS[name]}
            value={Number.isNaN(rules[name]) ? '' : rules[name]}
            onChange={({ target }) => change({ [name]: target.valueAsNumber })}
          />
        ))}
      </div>
      <Checkbox
        label={t('kind.confirmEach')}
        hint={t('kind.confirmEachHint')}
        checked={rules.confirm_each}
        onChange={({ target }) => change({ confirm_each: target.checked })}
      />
      <SaveRow saving={saving} savedLabel={t('savedSoon')} />
      <NextTimes kind={kind} />
    </form>
  );
}

/** What the public is offered with the saved rules. */
function NextTimes({ kind: { id, offered } }: { kind: Kind }) {
  const { data, error, refetch } = useQuery({ ...nextTimesOptions(id), enabled: offered });
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
