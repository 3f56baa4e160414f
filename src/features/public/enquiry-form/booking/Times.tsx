import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Phones } from '@/i18n/PhoneLink';
import { ReadState } from '@/i18n/ReadState';
import { useLanguage, useTexts } from '@/i18n/language';
import type { AppointmentKind } from '@/site/appointments';
import { type Clock, dayOf, longDate } from '@/site/dates';
import { buttonClass, cx } from '@/ui/classes';
import { freeTimesOptions } from './appointment/queries';
import { byDay, zoneOptions } from './dates';
import { DayGrid } from './DayGrid';
import { TimeList } from './when';

interface TimesProps {
  kind: AppointmentKind;
  clock: Clock;
  /** The time that was chosen here before. */
  last?: string | undefined;
  onZone: (zone: string) => void;
  onChoose: (time: string) => void;
}

/** What a month and the times of a day need, so that nothing below moves when they arrive. */
const ROOM = 'mt-8 min-h-[43rem] md:min-h-[36rem]';

/** Until the free times are there, also in the prerendered page. */
export function TimesLoading() {
  const t = useTexts('contact');
  return (
    <p role="status" className={cx(ROOM, 'text-ink-700')}>
      {t('booking.loading')}
    </p>
  );
}

/** The free times of a kind: days, and the times of the chosen one. */
export function Times({ kind, clock, last, onZone, onChoose }: TimesProps) {
  const t = useTexts('contact');
  const query = useQuery(freeTimesOptions(kind));
  const { data } = query;
  const [day, setDay] = useState(last && dayOf(last, clock));
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes back from the form has lost what had the focus.
  useEffect(() => {
    if (last) heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- as it appears
  }, []);
  if (!data) {
    return (
      <ReadState
        query={query}
        failed={t('booking.failed')}
        offline={t('booking.offline')}
        loading={<TimesLoading />}
        className="mt-8"
      />
    );
  }
  if (data.length === 0) return <NothingFree />;
  const days = byDay(data, clock);
  // After a change of zone a day may have no times any more.
  const times = (day === undefined ? undefined : days.get(day)) ?? [...days.values()][0] ?? [];
  const shown = times[0] && dayOf(times[0], clock);
  return (
    <div
      className={cx(
        ROOM,
        'grid grid-cols-1 content-start gap-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]',
      )}
    >
      {/* Leads what cannot wait for the first free time to the phone. */}
      <div className="rounded-xl bg-limestone-100 p-[min(1.25rem,6vw)] md:col-span-2">
        <p className="max-w-prose">{t('booking.urgent')}</p>
        <Phones />
      </div>
      <DayGrid
        key={`${kind} ${clock.zone}`}
        days={days}
        clock={clock}
        chosen={shown}
        onChoose={(chosen) => {
          setDay(chosen);
          heading.current?.focus();
        }}
      />
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none first-letter:uppercase">
          {times[0] && longDate(times[0], clock)}
        </h3>
        <div className="mt-4">
          <TimeList times={times} clock={clock} onChoose={onChoose} />
        </div>
        <div className="mt-6">
          <ZoneChoice zone={clock.zone} onChange={onZone} />
        </div>
      </div>
    </div>
  );
}

/** Says that no time is free, and offers the form and the phone. */
function NothingFree() {
  const t = useTexts('contact');
  return (
    <div role="status" className="mt-8">
      <p className="text-lg font-semibold">{t('booking.nothing')}</p>
      <p className="mt-4">
        <a href="#enquiry" className={buttonClass('primary')}>
          {t('booking.write')}
        </a>
      </p>
      <Phones />
    </div>
  );
}

/** In whose time the times are shown; another zone can be chosen, as before a journey. */
function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const id = useId();
  // Naming four hundred zones takes a slow phone half a second.
  const [isAsked, setAsked] = useState(false);
  const options = useMemo(
    () => zoneOptions([zone, ...(isAsked ? Intl.supportedValuesOf('timeZone') : [])], language),
    [language, zone, isAsked],
  );
  return (
    <p className="text-base text-ink-700">
      <label htmlFor={id}>{t('booking.zone')}</label>{' '}
      <select
        id={id}
        value={zone}
        onPointerDown={() => setAsked(true)}
        onFocus={() => setAsked(true)}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 max-w-full rounded-lg border border-ink-500 bg-white px-2 text-ink-900"
      >
        {options.map(({ id: each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
