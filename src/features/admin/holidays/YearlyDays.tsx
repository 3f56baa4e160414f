import { useState } from 'react';
import { ActionButton } from '@/lib/admin/actions';
import { failureText } from '@/lib/admin/failures';
import { formatDay } from '@/lib/admin/officeTime';
import { toggled } from '@/lib/admin/toggled';
import { adminLanguage, holidays as t } from '@/admin-texts';
import { type Day, weekdayOf } from '@/site/dates';
import { firm, type OpeningHours } from '@/site/firm';
import { isDecided, yearlyDays } from '@/site/offeredHolidays';
import { Checkbox } from '@/ui/admin/fields';
import { addHolidays, type Holiday } from './queries';

const LIST = new Intl.ListFormat(adminLanguage());

/** The two days that each town decides on: those that the firm's facts know, and what is left to staff. */
const local = LIST.format(firm.localHolidays.map(({ name }) => t('yearly.quoted', { name })));
const INTRO = [
  t('yearly.introNoLocal'),
  t('yearly.introOneLocal', { local }),
  t('yearly.introBothLocal', { local }),
][Math.min(firm.localHolidays.length, 2)];

interface YearlyDaysProps {
  entered: readonly Holiday[];
  today: Day;
  hours: OpeningHours;
}

/** Offers the yearly days of the firm's place, this year's and the next one's. */
export function YearlyDays({ entered, today, hours }: YearlyDaysProps) {
  const year = Number(today.slice(0, 4));
  const known = new Set(entered.map(({ day }) => day));
  // To come, not entered yet, and on a working day.
  const offered = [year, year + 1]
    .flatMap((each) => yearlyDays(each))
    .filter(
      ({ day }) => day >= today && !known.has(day) && (hours[weekdayOf(day)]?.length ?? 0) > 0,
    );
  const [left, setLeft] = useState<Day[]>([]);
  if (offered.length === 0) return null;
  const years = [year, year + 1];
  const listed = (chosen: number[]) => LIST.format(chosen.map(String));
  const decided = listed(years.filter((each) => isDecided(each)));
  const undecided = listed(years.filter((each) => !isDecided(each)));
  const chosen = offered.filter(({ day }) => !left.includes(day));
  return (
    <details className="max-w-xl rounded border border-limestone-300">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">
        {t('yearly.title', { city: firm.address.city, number: offered.length })}
      </summary>
      <div className="grid gap-3 p-3">
        <p className="text-sm text-ink-700">
          {INTRO} {decided && t('yearly.decided', { years: decided })}{' '}
          {undecided && t('yearly.undecided', { years: undecided })}
        </p>
        <ul className="grid gap-1">
          {offered.map(({ day, name }) => (
            <li key={day}>
              <Checkbox
                label={`${formatDay(day)} · ${name}`}
                checked={!left.includes(day)}
                onChange={() => setLeft(toggled(left, day))}
              />
            </li>
          ))}
        </ul>
        <ActionButton
          className="justify-self-start"
          unavailable={chosen.length === 0}
          action={() => addHolidays(chosen)}
          onDone={() => setLeft([])}
          failed={(error) => t('yearly.failed', { reason: failureText(error) })}
        >
          {t('yearly.add', { count: chosen.length })}
        </ActionButton>
      </div>
    </details>
  );
}
