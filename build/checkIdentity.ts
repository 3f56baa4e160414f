import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { COUNTRIES, type Country } from '../src/site/countries.ts';
import { firm, type Firm } from '../src/site/firm.ts';
import { LAWYER_TEXTS } from '../src/site/firmPeople.ts';
import { LANGUAGES } from '../src/site/languages.ts';
import { PHOTOGRAPHS } from './photographs.ts';

/** The European Economic Area: data may go there without a safeguard. */
const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

/** The languages in which a place needs a name in another script. */
const OTHER_SCRIPTS = LANGUAGES.filter(
  (language) => new Intl.Locale(language).maximize().script !== 'Latn',
);

const text = z.string().trim().min(1);
const isText = (value: unknown) => text.safeParse(value).success;
const inEachLanguage = z.object(Object.fromEntries(LANGUAGES.map((language) => [language, text])));
const languages = z.array(z.enum(LANGUAGES));
const photograph = text.refine((file) => existsSync(join(PHOTOGRAPHS, file))).optional();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { abort: true });

const openingHours = z
  .record(
    z.string().regex(/^[0-6]$/),
    z.array(z.tuple([time, time]).refine(([open, close]) => open < close)),
  )
  .refine((days) => Object.values(days).flat().length > 0);

const processors = z
  .array(
    z
      .object({
        name: text,
        tasks: z.array(z.string()),
        country: z.string().regex(/^[A-Z]{2}$/),
        safeguard: text.optional(),
      })
      .refine(({ country, safeguard }) => EEA.includes(country) || safeguard),
  )
  .refine((all) =>
    ['site', 'database', 'mail'].every((task) => all.some(({ tasks }) => tasks.includes(task))),
  );

/** Of each lawyer; the law asks for title, college and number. */
const lawyer = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  title: inEachLanguage,
  degree: text,
  barAssociation: text,
  barNumber: text,
  admitted: z.int().gt(1900),
  speaks: languages.min(1),
  interpreted: languages,
  photograph,
});

/** What every site must have by law or to be reachable; `asksFor` of countries.ts is what a country adds. */
const REQUIRED = z.object({
  name: text,
  legalName: text,
  lawyers: z.array(lawyer).min(1),
  photographs: z.object({ hero: photograph, office: photograph }),
  taxId: text,
  address: z.object({
    street: text,
    postalCode: text,
    city: text,
    region: text,
    country: z.string().refine((code) => Object.hasOwn(COUNTRIES, code)),
  }),
  district: text,
  area: text,
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  phones: z.array(z.string().regex(/^\+\d{7,15}$/)).min(1),
  chatNumber: text,
  email: text,
  website: text,
  reviewsUrl: text,
  openingHours,
  processors,
});

/** The required fields that are missing, blank or invalid, and texts that lawyers' pages lack. */
export function missingFields(identity: Firm, texts = LAWYER_TEXTS): string[] {
  const { address, district, lawyers, placeNames, timeZone } = identity;
  const problems = REQUIRED.safeParse(identity).error?.issues ?? [];
  const country = (COUNTRIES as Partial<Record<string, Country>>)[address.country];
  const ids = lawyers.map(({ id }) => id);
  // A place without any name is already in the list.
  const places = [address.city, district].filter(isText);
  return [
    ...problems.map(({ path }) => path.join('.')),
    ...(country?.asksFor ?? []).filter((field) => !isText(identity[field])),
    ...(country?.timeZones.includes(timeZone) === false ? ['timeZone'] : []),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? [`lawyers.${index}.id`] : [])),
    ...ids.flatMap((id) =>
      LANGUAGES.filter((language) => !isText(texts[id]?.[language])).map(
        (language) => `LAWYER_TEXTS.${id}.${language}`,
      ),
    ),
    ...places.flatMap((place) =>
      OTHER_SCRIPTS.filter((code) => !isText(placeNames[place]?.[code]?.name)).map(
        (code) => `placeNames.${place}.${code}`,
      ),
    ),
  ];
}

/** Stops the build if the firm's identity lacks a required field (PRODUCT 2), and titles the empty page. */
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
