import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import { cx } from '@/ui/cx';
import { dayAndTime, officeState, sameClock } from './openingHours';
import { useMinute } from './useMinute';

/** Stands for the time in a translated sentence until `Sentence` puts it there. */
const TIME = '\uE000';

/** A sentence whose time reads left to right in every language. */
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

const SIGN = 'size-2.5 shrink-0 rounded-full';
const OPEN = 'bg-sea-300';
const CLOSED = 'border-2 border-brass-300';
const STATE = 'flex items-baseline gap-3 text-lg font-semibold';
const NEXT = 'mt-2';
const NEXT_HERE = 'mt-1 text-limestone-200';

/** Open now or closed, and the next opening in the office's time and, where it differs, the visitor's. */
export function OpeningStatus() {
  return (
    // The height it will have: the words come with the visitor's clock, and nothing may jump.
    <div
      className="min-h-32 sm:min-h-28"
      data-later-class={cx(SIGN, OPEN, CLOSED, STATE, NEXT, NEXT_HERE)}
    >
      <Status />
    </div>
  );
}

function Status() {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const now = useMinute();
  if (!now) return null;

  const { openUntil, nextOpening } = officeState(now, firm.openingHours, firm.timeZone);
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const here = (instant: Date) => dayAndTime(instant, now, firm.timeZone, language);
  const own = nextOpening && dayAndTime(nextOpening, now, ownZone, language);
  return (
    <>
      <p className={STATE}>
        <span aria-hidden="true" className={cx(SIGN, openUntil ? OPEN : CLOSED)} />
        <span>
          {openUntil ? (
            <Sentence text={t('hours.open', { time: TIME })} time={here(openUntil).time} />
          ) : (
            t('hours.closed')
          )}
        </span>
      </p>
      {nextOpening && (
        <p className={NEXT}>
          <Sentence
            text={t('hours.next', { time: TIME, day: here(nextOpening).day })}
            time={here(nextOpening).time}
          />
        </p>
      )}
      {nextOpening && own && !sameClock(nextOpening, ownZone, firm.timeZone) && (
        <p className={NEXT_HERE}>
          <Sentence text={t('hours.nextYours', { time: TIME, day: own.day })} time={own.time} />
        </p>
      )}
    </>
  );
}
