import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton, failureText, notAdded, Pending, Refusal } from '@/lib/admin/requests';
import { formatDay, toOfficeDay } from '@/lib/admin/format';
import { DataForm } from '@/lib/admin/DataForm';
import { RemovableList } from '@/lib/admin/RemovableList';
import { addRows } from '@/lib/admin/supabase';
import { toggled } from '@/lib/admin/toggled';
import { adminLanguage, fieldsOf, holidays as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { absencesFrom } from '@/site/absence';
import { type Day, daysBetween, daysLater, weekdayOf } from '@/site/dates';
import { firm, type OpeningHours } from '@/site/firm';
import { isDecided, yearlyDays } from '@/site/offeredHolidays';
import { Checkbox, TextField } from '@/ui/admin/controls';
import { type Holiday, holidaysOptions, removeHolidays } from './queries';

/** Days in a row with one name, as staff entered them. */
interface ClosedRange {
  from: Day;
  until: Day;
  name: string;
}

/** The longest that can be entered at once. */
const MAX_RANGE_DAYS = 92;

/** Edits the days on which the office is closed, which do not count towards the time to answer. */
export function Holidays() {
  const { openingHours: hours } = useFirm();
  const today = toOfficeDay(new Date());
  const { data, error, refetch } = useQuery(holidaysOptions(today));

  if (!data) return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p className="max-w-prose">{t('intro')}</p>
      {data.length === 0 && <p>{t('none')}</p>}
      <RemovableList
        rows={rangesOf(data)}
        summary={(range) => ({
          key: range.from,
          name: textOf(range),
          shown: (
            <>
              {textOf(range)}
              {isAbsence(range, hours) && (
                <span className="ms-2 rounded bg-brass-300/50 px-2 py-0.5 text-sm font-semibold">
                  {t('absence')}
                </span>
              )}
            </>
          ),
        })}
        remove={removeHolidays}
      />
      <AddHolidays entered={data} />
      <YearlyDays entered={data} today={today} hours={hours} />
    </div>
  );
}

function textOf({ from, until, name }: ClosedRange): string {
  const days = from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
  return [days, name].filter(Boolean).join(' · ');
}

const field = fieldsOf('holidays', 'add');

/** Adds a day, or all from one to another. */
function AddHolidays({ entered }: { entered: readonly Holiday[] }) {
  async function add({ from = '', until, name = '' }: Record<string, string>) {
    const known = new Set(entered.map(({ day }) => day));
    const days = daysOf(from, until || from);
    const added = days.filter((day) => !known.has(day));
    if (days.length === 0) throw new Refusal(t('add.rangeWrong', { max: MAX_RANGE_DAYS }));
    if (added.length === 0) throw new Refusal(t('add.known'));
    await addRows('holidays', ...added.map((day) => ({ day, name: name.trim() })));
  }
  return (
    <DataForm
      className="grid max-w-xl gap-3 sm:grid-cols-2"
      save={add}
      adds
      failed={notAdded}
      label={t('add.add')}
    >
      <TextField {...field('from')} type="date" required />
      <TextField {...field('until')} type="date" />
      <TextField {...field('name')} maxLength={80} className="sm:col-span-2" />
    </DataForm>
  );
}

/** The days from one to another; none where they are in the wrong order or too many. */
function daysOf(from: Day, until: Day): Day[] {
  const count = daysBetween(from, until) + 1;
  if (!(count >= 1 && count <= MAX_RANGE_DAYS)) return [];
  return Array.from({ length: count }, (_day, index) => daysLater(from, index));
}

/** Single days joined into the ranges that they were entered as. */
function rangesOf(holidays: readonly Holiday[]): ClosedRange[] {
  const ranges: ClosedRange[] = [];
  for (const { day, name } of holidays) {
    const last = ranges.at(-1);
    if (last && last.name === name && daysLater(last.until, 1) === day) last.until = day;
    else ranges.push({ from: day, until: day, name });
  }
  return ranges;
}

/** Whether the site will announce a range as an absence, and not as holidays. */
const isAbsence = ({ from, until }: ClosedRange, hours: OpeningHours) =>
  absencesFrom(from, { hours, holidays: new Set(daysOf(from, until)) }).length > 0;

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
function YearlyDays({ entered, today, hours }: YearlyDaysProps) {
  const year = Number(today.slice(0, 4));
  const known = new Set(entered.map(({ day }) => day));
  const years = [year, year + 1];
  // To come, not entered yet, and on a working day.
  const offered = years
    .flatMap((each) => yearlyDays(each))
    .filter(({ day }) => day >= today && !known.has(day) && hours[weekdayOf(day)]?.length);
  const [left, setLeft] = useState<Day[]>([]);
  if (offered.length === 0) return null;
  const [decided, undecided] = [true, false].map((whether) =>
    LIST.format(years.filter((each) => isDecided(each) === whether).map(String)),
  );
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
          action={() => addRows('holidays', ...chosen)}
          onDone={() => setLeft([])}
          failed={(error) => t('yearly.failed', { reason: failureText(error) })}
        >
          {t('yearly.add', { count: chosen.length })}
        </ActionButton>
      </div>
    </details>
  );
}
