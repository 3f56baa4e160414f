import { firm as t } from '@/admin-texts';
import { Button, inputClass, Problem } from '@/ui/admin/controls';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { DAYS, type FirmValues, MAX_SPANS, type Problems, type Span } from './values';

interface WeekHoursProps {
  hours: FirmValues['opening_hours'];
  problems: Problems;
  onChange: (hours: FirmValues['opening_hours']) => void;
}

/** Hours of each weekday. */
export function WeekHours({ hours, problems, onChange }: WeekHoursProps) {
  return (
    <>
      <div className="divide-y divide-limestone-200">
        {DAYS.map((day) => (
          <Day key={day.day} {...day} {...{ hours, problems, onChange }} />
        ))}
      </div>
      <Problem>{problems.hours}</Problem>
    </>
  );
}

type DayProps = WeekHoursProps & (typeof DAYS)[number];

function Day({ day: number, name, inSentence: day, hours, problems, onChange }: DayProps) {
  const [spans = [], mondays = []] = [hours[number], hours[1]];
  const problem = problems[`hours.${number}`];
  const problemId = useId();
  const change = (next: readonly Span[]) => onChange(hours.with(number, next));
  return (
    <fieldset className="min-w-0 py-3">
      <legend className="float-start w-28 py-2 font-semibold">{name}</legend>
      <div className="grid justify-items-start gap-2 max-sm:clear-both sm:ms-28">
        {spans.length === 0 && <p className="py-2">{t('hours.closed')}</p>}
        {spans.map((span, index) => (
          <div key={index} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {span.map((time, end) => (
              <input
                key={end}
                type="time"
                required
                aria-label={`${t(end === 0 ? 'hours.from' : 'hours.to', { day: name })}${index > 0 ? ` (${index + 1})` : ''}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && problemId}
                className={inputClass(Boolean(problem), 'max-w-32')}
                value={time}
                onChange={({ target }) => {
                  const [open, close] = span;
                  change(
                    spans.with(index, end === 0 ? [target.value, close] : [open, target.value]),
                  );
                }}
              />
            ))}
            <Button icon={Trash2} variant="quiet" onClick={() => change(spans.toSpliced(index, 1))}>
              {t.rich('hours.remove', {}, { day, from: span[0], to: span[1] })}
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap gap-x-2">
          {spans.length < MAX_SPANS && (
            <Button icon={Plus} variant="quiet" onClick={() => change([...spans, ['', '']])}>
              {t.rich('hours.add', {}, { day })}
            </Button>
          )}
          {JSON.stringify(mondays) !== JSON.stringify(spans) && (
            <Button variant="quiet" onClick={() => change(mondays)}>
              {t.rich('hours.likeMonday', {}, { day })}
            </Button>
          )}
        </div>
        {problem && (
          <p id={problemId} className="text-sm font-semibold text-terracotta-700">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
}
