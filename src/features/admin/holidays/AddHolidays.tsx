import { type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { daysOf, MAX_RANGE_DAYS } from './days';
import { addHolidays, type Holiday } from './queries';
import { useChange } from './useChange';

const EMPTY = { from: '', until: '', name: '' };

/** Adds a day, or all from one to another. */
export function AddHolidays({ entered }: { entered: readonly Holiday[] }) {
  const [range, setRange] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const { mutate, error, isPending } = useChange(addHolidays, () => setRange(EMPTY));
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
      setProblem(`El último día va después del primero, y como mucho son ${MAX_RANGE_DAYS} días.`);
    } else if (added.length === 0) setProblem('Esos días ya están en la lista.');
    else mutate(added.map((day) => ({ day, name: range.name.trim() })));
  }

  return (
    <form className="grid max-w-xl gap-3" onSubmit={submit}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Primer día cerrado"
          type="date"
          required
          value={range.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="Último día (vacío: solo ese)"
          type="date"
          min={range.from}
          value={range.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      <TextField
        label="Nombre (opcional)"
        maxLength={80}
        value={range.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Problem>{problem || (error && `No se ha añadido. ${failureText(error)}`)}</Problem>
      <button
        type="submit"
        className={buttonClass('secondary', 'justify-self-start')}
        {...unavailable(isPending)}
      >
        {isPending ? 'Añadiendo…' : 'Añadir los días'}
      </button>
    </form>
  );
}
