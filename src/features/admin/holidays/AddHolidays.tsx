import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Refusal } from '@/lib/admin/failures';
import { holidays as t } from '@/admin-texts';
import { TextField } from '@/ui/admin/fields';
import { daysOf, MAX_RANGE_DAYS } from './days';
import { addHolidays, type Holiday } from './queries';

/** Adds a day, or all from one to another. */
export function AddHolidays({ entered }: { entered: readonly Holiday[] }) {
  async function add({ from = '', until, name = '' }: Record<string, string>) {
    const known = new Set(entered.map(({ day }) => day));
    const days = daysOf(from, until || from);
    const added = days.filter((day) => !known.has(day));
    if (days.length === 0) throw new Refusal(t('add.rangeWrong', { max: MAX_RANGE_DAYS }));
    if (added.length === 0) throw new Refusal(t('add.known'));
    await addHolidays(added.map((day) => ({ day, name: name.trim() })));
  }
  return (
    <DataForm
      className="grid max-w-xl gap-3 sm:grid-cols-2"
      save={add}
      adds
      failed={(error) => t('common.notAdded', { reason: failureText(error) })}
      label={t('add.add')}
    >
      <TextField label={t('add.first')} name="from" type="date" required />
      <TextField label={t('add.last')} name="until" type="date" />
      <TextField label={t('add.name')} name="name" maxLength={80} className="sm:col-span-2" />
    </DataForm>
  );
}
