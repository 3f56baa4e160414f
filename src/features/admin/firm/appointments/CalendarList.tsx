import { useQuery } from '@tanstack/react-query';
import { calendarProblem, formatOfficeDateTime } from '@/lib/admin/format';
import { DataForm } from '@/lib/admin/DataForm';
import { notAdded, Pending } from '@/lib/admin/requests';
import { addRows, removeRow } from '@/lib/admin/supabase';
import { RemovableList } from '@/lib/admin/RemovableList';
import { fieldsOf, firm as t } from '@/admin-texts';
import { TextField } from '@/ui/admin/controls';
import { calendarsOptions } from './queries';

const field = fieldsOf('firm', 'calendars');

function stateOf(readAt: string | null, problem: string | null): string {
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
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p>{t('calendars.intro')}</p>
      <RemovableList
        rows={data}
        summary={(calendar) => ({
          key: calendar.id,
          name: calendar.name,
          shown: (
            <>
              <strong>{calendar.name}</strong>, {stateOf(calendar.read_at, calendar.problem)}
            </>
          ),
        })}
        remove={({ id }) => removeRow('busy_calendars', { id })}
      />
      <DataForm
        className="grid gap-4"
        save={({ name = '', url = '' }) =>
          addRows('busy_calendars', {
            name: name.trim(),
            url: url.trim().replace(/^webcal:/, 'https:'),
          })
        }
        adds
        failed={notAdded}
        label={t('calendars.add')}
        savedLabel={t('calendars.added')}
      >
        <TextField {...field('name')} required maxLength={60} />
        <TextField
          {...field('url')}
          required
          pattern="\s*(https|webcal)://.+/.+"
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
        />
      </DataForm>
    </div>
  );
}
