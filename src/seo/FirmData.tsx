import { useActiveLanguages } from '@/lib/activeLanguages';
import { useFirm } from '@/lib/liveFirm';
import { firm, type OpeningHours } from '@/site/firm';
import type { LiveFirm } from '@/site/firmFacts';
import type { Language } from '@/site/languages';
import { absoluteUrl } from './Head';
import { JsonLd, type Thing } from './JsonLd';

/** schema.org's names of the days, from Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The opening hours as schema.org's specifications: days with the same slot in one. */
export function openingHours(hours: OpeningHours): Thing[] {
  const daysOf = new Map<string, string[]>();
  DAYS.forEach((name, day) => {
    for (const slot of hours[day] ?? []) {
      const key = slot.join(' ');
      daysOf.set(key, [...(daysOf.get(key) ?? []), name]);
    }
  });
  return [...daysOf].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/**
 * The firm as schema.org's LegalService. Without ratings: Google ignores those that a business
 * publishes about itself.
 * @param urlOf makes a path absolute.
 */
export function legalService(
  { address, coordinates, phones, email, openingHours: hours }: LiveFirm,
  urlOf: (path: string) => string,
  languages: readonly Language[],
): Thing {
  return {
    '@type': 'LegalService',
    '@id': urlOf('/#firm'),
    name: firm.name,
    legalName: firm.legalName,
    url: urlOf('/'),
    image: urlOf('/images/og.png'),
    logo: urlOf('/apple-touch-icon.png'),
    telephone: [...phones],
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    openingHoursSpecification: openingHours(hours),
    areaServed: [
      { '@type': 'City', name: address.city },
      { '@type': 'AdministrativeArea', name: address.region },
    ],
    availableLanguage: languages,
    ...(firm.profiles.length > 0 && { sameAs: firm.profiles }),
  };
}

/** The firm's structured data, for the pages about the firm itself. */
export function FirmData() {
  return <JsonLd data={legalService(useFirm(), absoluteUrl, useActiveLanguages())} />;
}
