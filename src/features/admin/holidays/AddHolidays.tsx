import { type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { daysOf, MAX_RANGE_DAYS } from './days';
import { addHolidays, type Holiday, holidaysKey } from './queries';

const t = adminTexts('holidays');

const EMPTY = { from: '', until: '', name: '' };

/** Adds a day, or all from one to another. */
export function AddHolidays({ entered }: { entered: readonly Holiday[] }) {
  const [range, setRange] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const { mutate, error, isPending } = useSaving(addHolidays, holidaysKey, () => setRange(EMPTY));
  const change = (part: Partial<typeof EMPTY>) => {
    setProblem('');
    setRange({ ...range, ...part });
  };

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const known = new Set(entered.map(({ day }) => day));
    const days = daysOf(range.from, range.until || range.from);
    const added = days.filter((day) => !known.has(day));
    if (days.length === 0) {
      setProblem(t('add.rangeWrong', { max: MAX_RANGE_DAYS }));
    } else if (added.length === 0) setProblem(t('add.known'));
    else mutate(added.map((day) => ({ day, name: range.name.trim() })));
  }

  return (
    <form className="grid max-w-xl gap-3" onSubmit={submit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('add.first')}
          type="date"
          required
          value={range.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={t('add.last')}
          type="date"
          min={range.from}
          value={range.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      <TextField
        label={t('add.name')}
        maxLength={80}
        value={range.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Problem>{problem || (error && t('add.failed', { reason: failureText(error) }))}</Problem>
      <Button type="submit" className="justify-self-start" unavailable={isPending}>
        {isPending ? t('add.adding') : t('add.add')}
      </Button>
    </form>
  );
}
