/** What schema.org and search engines require of the structured data that the site uses. */
import { z } from 'zod';
import { LANGUAGES } from '../../src/site/languages';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const time = z.string().regex(/^\d\d:\d\d$/);
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const dateOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

function thing<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  // Strict: an unexpected property, such as a rating, is an error.
  return z.strictObject({ '@type': z.literal(name), ...shape });
}

const top = { '@context': z.literal('https://schema.org') };

const organization = thing('Organization', { '@id': url, name: text, url });

const legalService = thing('LegalService', {
  ...top,
  '@id': url,
  name: text,
  legalName: text,
  url,
  image: url,
  logo: url,
  telephone: z.array(z.e164()).min(1),
  email: z.email(),
  address: thing('PostalAddress', {
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressRegion: text,
    addressCountry: z.string().length(2),
  }),
  geo: thing('GeoCoordinates', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }).optional(),
  openingHoursSpecification: z
    .array(
      thing('OpeningHoursSpecification', {
        dayOfWeek: z.array(day).min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
  areaServed: z
    .array(z.strictObject({ '@type': z.enum(['City', 'AdministrativeArea']), name: text }))
    .min(1),
  availableLanguage: z.array(z.string().length(2)).length(LANGUAGES.length),
});

const personal = {
  '@id': url,
  name: text,
  jobTitle: text,
  url,
  knowsLanguage: z.array(z.string().length(2)).min(1),
  worksFor: thing('LegalService', { '@id': url, name: text }),
  memberOf: thing('Organization', { name: text }),
  identifier: thing('PropertyValue', { propertyID: text, value: text }),
};

const person = thing('Person', personal);

const blogPosting = thing('BlogPosting', {
  ...top,
  mainEntityOfPage: z.union([
    url,
    thing('WebPage', { '@id': url, lastReviewed: z.iso.date(), reviewedBy: person.optional() }),
  ]),
  headline: text,
  description: text,
  image: url,
  datePublished: dateOrTime,
  dateModified: dateOrTime,
  inLanguage: z.string().length(2),
  articleSection: z.array(text).min(1),
  author: z.union([person, organization]),
  citation: z.array(text).optional(),
  publisher: organization,
});

const breadcrumbList = thing('BreadcrumbList', {
  ...top,
  itemListElement: z
    .array(thing('ListItem', { position: z.int().positive(), name: text, item: url }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const definedTerm = thing('DefinedTerm', {
  ...top,
  '@id': url,
  name: text,
  description: text,
  url,
  inDefinedTermSet: url,
});

const definedTermSet = thing('DefinedTermSet', {
  ...top,
  '@id': url,
  name: text,
  inLanguage: text,
  url,
});

export const structuredData = z.discriminatedUnion('@type', [
  legalService,
  blogPosting,
  breadcrumbList,
  definedTerm,
  definedTermSet,
  thing('Person', { ...top, ...personal }),
]);
