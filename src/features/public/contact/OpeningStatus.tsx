import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { cx } from '@/ui/cx';
import { closedDaysSoon, dayAndTime, officeState, sameClock } from './openingHours';
import { useMinute } from './useMinute';

/** Placeholder for the time in a translated sentence. */
const TIME = '\uE000';

/** A sentence whose time is isolated as left-to-right in every language. */
function Sentence({ text, time }: { text: string; time: string }) {
  const [before, after] = text.split(TIME);
  return (
    <>
      {before}
      <bdi dir="ltr">{time}</bdi>
      {after}
    </>
  );
}

const DOT = 'size-2.5 shrink-0 rounded-full';
const OPEN = 'bg-sea-300';
const CLOSED = 'border-2 border-brass-300';
const STATE = 'flex items-baseline gap-3 text-lg font-semibold';
const NEXT = 'mt-2';
const NEXT_LOCAL = 'mt-1 text-limestone-200';

/** 'Sunday 6 December and Tuesday 8 December', in a language. */
function listDays(days: readonly Date[], language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return new Intl.ListFormat(language).format(days.map((day) => format.format(day)));
}

/** Open or closed, and the next opening in the office's time and, where it differs, in the visitor's. */
export function OpeningStatus() {
  return (
    // Reserves the final height: the status depends on the visitor's clock, so it is empty until hydration.
    <div
      className="min-h-32 sm:min-h-28 noscript:hidden"
      data-css-safelist={cx(DOT, OPEN, CLOSED, STATE, NEXT, NEXT_LOCAL)}
    >
      <Status />
    </div>
  );
}

function Status() {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const { openingHours: hours, closedDays: holidays } = useFirm();
  const now = useMinute();
  if (!now) return null;

  const calendar = { timeZone: firm.timeZone, hours, holidays };
  const { openUntil, nextOpening } = officeState(now, calendar);
  const closed = closedDaysSoon(now, calendar);
  const localZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const inOfficeTime = (instant: Date) => dayAndTime(instant, now, firm.timeZone, language);
  const local = nextOpening && dayAndTime(nextOpening, now, localZone, language);
  return (
    <>
      <p className={STATE}>
        <span aria-hidden="true" className={cx(DOT, openUntil ? OPEN : CLOSED)} />
        <span>
          {openUntil ? (
            <Sentence text={t('hours.open', { time: TIME })} time={inOfficeTime(openUntil).time} />
          ) : (
            t('hours.closed')
          )}
        </span>
      </p>
      {nextOpening && (
        <p className={NEXT}>
          <Sentence
            text={t('hours.next', { time: TIME, day: inOfficeTime(nextOpening).day })}
            time={inOfficeTime(nextOpening).time}
          />
        </p>
      )}
      {nextOpening && local && !sameClock(nextOpening, localZone, firm.timeZone) && (
        <p className={NEXT_LOCAL}>
          <Sentence text={t('hours.nextYours', { time: TIME, day: local.day })} time={local.time} />
        </p>
      )}
      {closed.length > 0 && (
        <p className={NEXT}>{t('hours.holidays', { days: listDays(closed, language) })}</p>
      )}
    </>
  );
}
