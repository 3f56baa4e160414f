import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { calendarProblem } from '@/lib/admin/calendarProblem';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { SaveRow } from '@/lib/admin/SaveRow';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import {
  addCalendar,
  type BusyCalendar,
  calendarsOptions,
  removeCalendar,
  appointmentSettingsKey,
} from './queries';

const t = adminTexts('firm');

const EMPTY = { name: '', url: '' };

function stateOf({ read_at: readAt, problem }: BusyCalendar): string {
  const read = readAt && t('calendars.read', { moment: formatOfficeDateTime(readAt) });
  if (problem)
    return [t('calendars.unreadable', { problem: calendarProblem(problem) }), read]
      .filter(Boolean)
      .join('; ');
  return read ?? t('calendars.soon');
}

/** The calendars whose busy times the public is not offered. */
export function CalendarList() {
  const { data, error, refetch } = useQuery(calendarsOptions());
  const [values, setValues] = useState(EMPTY);
  const remove = useSaving(removeCalendar, appointmentSettingsKey);
  const add = useSaving(addCalendar, appointmentSettingsKey, () => setValues(EMPTY));
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const url = values.url.trim().replace(/^webcal:/, 'https:');
    if (!add.isPending) add.mutate({ name: values.name.trim(), url });
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      add.reset();
      setValues({ ...values, [name]: target.value });
    },
  });
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p>{t('calendars.intro')}</p>
      <ul className="divide-y divide-limestone-200">
        {data.map((calendar) => (
          <li key={calendar.id} className="flex items-center justify-between gap-3">
            <span>
              <strong>{calendar.name}</strong>, {stateOf(calendar)}
            </span>
            <Button
              variant="quiet"
              unavailable={remove.isPending}
              onClick={() => remove.mutate(calendar.id)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {t('calendars.remove')}
              <span className="sr-only"> {calendar.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Problem>
        {remove.error && t('calendars.notRemoved', { reason: failureText(remove.error) })}
      </Problem>
      <form onSubmit={submit} className="grid gap-4">
        <TextField label={t('calendars.name')} required maxLength={60} {...field('name')} />
        <TextField
          label={t('calendars.url')}
          hint={t('calendars.urlHint')}
          required
          pattern="\s*(https|webcal)://.+/.+"
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          {...field('url')}
        />
        <SaveRow
          saving={add}
          failed={(failure) => t('calendars.notAdded', { reason: failureText(failure) })}
          label={t('calendars.add')}
          savedLabel={t('calendars.added')}
        />
      </form>
    </div>
  );
}
