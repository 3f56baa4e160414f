import { useId } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';

interface ZoneChoiceProps {
  zone: string;
  onChange: (zone: string) => void;
}

/** A zone's name in a language: 'hora estándar de China'. */
function nameOf(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** In whose time the times are shown; another zone can be chosen, as before a journey. */
export function ZoneChoice({ zone, onChange }: ZoneChoiceProps) {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const id = useId();
  const zones = Intl.supportedValuesOf('timeZone');
  return (
    <p className="text-base text-ink-700">
      <label htmlFor={id}>{t('booking.zone', { zone: nameOf(zone, language) })}</label>{' '}
      <select
        id={id}
        dir="ltr"
        value={zone}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 max-w-full rounded-lg border border-ink-500 bg-white px-2 text-ink-900"
      >
        {[...(zones.includes(zone) ? [] : [zone]), ...zones].map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </p>
  );
}
