import { Clock, MapPin } from 'lucide-react';
import { dated, type Dates } from '@/i18n/dates';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { photographFiles } from '@/site/photographs';
import { hasUsualDays } from './openingHours';
import { OpeningStatus } from './OpeningStatus';

/** Monday to Thursday and Friday, in two lines (SPEC 2.16); another week by its days. */
const Hours = dated(function Hours({ dates }: { dates: Dates }) {
  const t = useTexts('contact');
  const { openingHours } = useFirm();
  const lines = hasUsualDays(openingHours)
    ? [
        { name: t('hours.weekdays'), day: 1 },
        { name: t('hours.friday'), day: 5 },
      ]
    : dates.weekdays(dates);
  return (
    <dl className="grid gap-y-3">
      {lines.map(({ name, day }) => (
        <div key={day} className="flex flex-wrap justify-between gap-x-6">
          <dt className="first-letter:uppercase">{name}</dt>
          <dd className="ms-auto">
            {openingHours[day]?.length
              ? openingHours[day].map(([open, close]) => (
                  <span key={open} className="block">
                    <bdi dir="ltr" className="whitespace-nowrap even-digits">
                      {`${open}–${close}`}
                    </bdi>
                  </span>
                ))
              : t('hours.closedDay')}
          </dd>
        </div>
      ))}
    </dl>
  );
});

/** The dark panel with the current opening status, the opening hours, and where the office is. */
export function HoursPanel() {
  const t = useTexts('contact');
  const common = useTexts('common');
  const { street, postalCode, city, region } = useFirm().address;
  const { office } = firm.photographs;
  return (
    <div className="on-dark flex flex-col rounded-2xl bg-ink-900 p-6 text-limestone-50 sm:p-8">
      <h3 className="mb-5 flex items-center gap-3 text-2xl">
        <Clock className="size-6 text-brass-300" />
        {t('hours.heading')}
      </h3>
      {/* As high as the status will be. */}
      <div className="min-h-32 sm:min-h-28 noscript:hidden">
        <OpeningStatus />
      </div>
      <div className="mt-5 border-t border-white/15 pt-5">
        <Hours />
      </div>
      <p className="pt-5 text-limestone-200">{t('hours.note')}</p>
      <div className="mt-auto pt-6">
        {office && (
          <img
            {...photographFiles(office, 'office')}
            sizes="(min-width: 64rem) 24rem, 85vw"
            alt={common('hero.facts.place')}
            loading="lazy"
            decoding="async"
            className="mb-5 aspect-3/2 w-full rounded-xl object-cover"
          />
        )}
        <address className="flex gap-3 border-t border-white/15 pt-5 not-italic">
          <MapPin className="mt-0.5 size-5 shrink-0 text-brass-300" />
          <bdi lang={SOURCE_LANGUAGE}>
            {street}
            <br />
            {`${postalCode} ${city} (${region})`}
          </bdi>
        </address>
      </div>
    </div>
  );
}
