import { useId } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { zoneName } from '@/site/dates';

interface ZoneChoiceProps {
  zone: string;
  onChange: (zone: string) => void;
}

/** In whose time the times are shown; another zone can be chosen, as before a journey. */
export function ZoneChoice({ zone, onChange }: ZoneChoiceProps) {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const id = useId();
  const zones = Intl.supportedValuesOf('timeZone');
  return (
    <p className="text-base text-ink-700">
      <label htmlFor={id}>
        {t('booking.zone', { zone: zoneName(new Date(0), zone, language, 'longGeneric') })}
      </label>{' '}
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
