import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { COUNTRIES, type Country } from '../src/site/countries.ts';
import { firm, type Firm, type Processor } from '../src/site/firm.ts';
import { LAWYER_TEXTS } from '../src/site/firmPeople.ts';
import { isLanguage, LANGUAGES } from '../src/site/languages.ts';
import { PHOTOGRAPHS } from './photographs.ts';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * Whether opening hours are given, on valid days, each with valid times and opening before closing.
 */
function areHours(value: unknown): boolean {
  const days = Object.entries((value ?? {}) as Record<string, [open: string, close: string][]>);
  const times = days.flatMap(([, spans]) => spans);
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  return (
    times.length > 0 &&
    days.every(([day]) => /^[0-6]$/.test(day)) &&
    times.every(([open, close]) => isTime(open) && isTime(close) && open < close)
  );
}

/** Whether there is a phone, and each is in E.164. */
const arePhones = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((phone) => typeof phone === 'string' && /^\+\d{7,15}$/.test(phone));

/** The European Economic Area: data may go there without a safeguard. */
const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

/** Whether site, database and mail have a processor, and each is named with what protects the data. */
function areProcessors(value: unknown): boolean {
  const processors = Array.isArray(value) ? (value as Partial<Processor>[]) : [];
  return (
    ['site', 'database', 'mail'].every((task) =>
      processors.some(({ tasks }) => tasks?.some((each) => each === task)),
    ) &&
    processors.every(
      ({ name, country = '', safeguard }) =>
        isText(name) && /^[A-Z]{2}$/.test(country) && (EEA.includes(country) || safeguard),
    )
  );
}

/** The languages in which a place needs a name in another script. */
const OTHER_SCRIPTS = LANGUAGES.filter(
  (language) => new Intl.Locale(language).maximize().script !== 'Latn',
);

/**
 * Fields that every law firm's site must have by law or to be reachable, with their checks; what a
 * country asks for beside them is `asksFor` of countries.ts.
 */
const REQUIRED: Record<string, (value: unknown) => boolean> = {
  name: isText,
  legalName: isText,
  taxId: isText,
  'address.street': isText,
  'address.postalCode': isText,
  'address.city': isText,
  'address.region': isText,
  'address.country': (code) => Object.hasOwn(COUNTRIES, String(code)),
  district: isText,
  area: isText,
  'coordinates.latitude': Number.isFinite,
  'coordinates.longitude': Number.isFinite,
  phones: arePhones,
  chatNumber: isText,
  email: isText,
  website: isText,
  reviewsUrl: isText,
  openingHours: areHours,
  processors: areProcessors,
  'photographs.hero': isPhotograph,
  'photographs.office': isPhotograph,
};

/** Whether a photograph is there that the firm names; none is needed. */
function isPhotograph(value: unknown): boolean {
  return value === undefined || (isText(value) && existsSync(join(PHOTOGRAPHS, value as string)));
}

const areLanguages = (value: unknown) => Array.isArray(value) && value.every(isLanguage);

/** The fields of each lawyer; the law asks for title, college and number. */
const LAWYER: typeof REQUIRED = {
  id: (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  name: isText,
  ...Object.fromEntries(LANGUAGES.map((language) => [`title.${language}`, isText])),
  degree: isText,
  barAssociation: isText,
  barNumber: isText,
  admitted: (value) => Number.isInteger(value) && (value as number) > 1900,
  speaks: (value) => areLanguages(value) && (value as unknown[]).length > 0,
  interpreted: areLanguages,
  photograph: isPhotograph,
};

/** What is missing of lawyers, and of what their pages say. */
function missingOfLawyers({ lawyers }: Firm, texts: typeof LAWYER_TEXTS): string[] {
  if ((lawyers as readonly unknown[]).length === 0) return ['lawyers'];
  return lawyers.flatMap((lawyer, index) => {
    const isSecond = lawyers.findIndex(({ id }) => id === lawyer.id) < index;
    return [
      ...(isSecond ? [`lawyers.${index}.id`] : []),
      ...Object.entries(LAWYER)
        .filter(([path, isPresent]) => !isPresent(fieldOf(lawyer, path)))
        .map(([path]) => `lawyers.${index}.${path}`),
      ...LANGUAGES.filter((language) => !isText(texts[lawyer.id]?.[language])).map(
        (language) => `LAWYER_TEXTS.${lawyer.id}.${language}`,
      ),
    ];
  });
}

function fieldOf(identity: object, path: string): unknown {
  let value: unknown = identity;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/**
 * The required fields that are missing, blank or invalid.
 * @param texts what the lawyers' pages say.
 */
export function missingFields(identity: Firm, texts = LAWYER_TEXTS): string[] {
  const country = Object.hasOwn(COUNTRIES, identity.address.country)
    ? (COUNTRIES[identity.address.country] as Country)
    : undefined;
  const missing = [
    ...Object.keys(REQUIRED).filter((path) => !REQUIRED[path]?.(fieldOf(identity, path))),
    ...(country?.asksFor ?? []).filter((field) => !isText(identity[field])),
    ...(country?.timeZones.includes(identity.timeZone) === false ? ['timeZone'] : []),
  ];
  // A place without any name is already in the list.
  const places = [identity.address.city, identity.district].filter(isText);
  const unnamed = places.flatMap((place) =>
    OTHER_SCRIPTS.filter((code) => !isText(identity.placeNames[place]?.[code]?.name)).map(
      (code) => `placeNames.${place}.${code}`,
    ),
  );
  return [...missing, ...missingOfLawyers(identity, texts), ...unnamed];
}

/**
 * Stops the build if the firm's identity lacks a required field (PRODUCT 2), and titles the empty
 * page with its name until it shows a page of its own.
 */
export function checkIdentity(): Plugin {
  return {
    name: 'check-identity',
    buildStart() {
      const missing = missingFields(firm);
      if (missing.length > 0) this.error(`src/site/firm.ts: missing ${missing.join(', ')}`);
    },
    transformIndexHtml: () => [{ tag: 'title', children: firm.name.replace(/&/g, '&amp;') }],
  };
}
