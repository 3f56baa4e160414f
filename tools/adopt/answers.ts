import { COUNTRIES } from '../../src/site/countries.ts';
import { firm } from '../../src/site/firm.ts';
import { LANGUAGES } from '../../src/site/languages.ts';
import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '../../src/site/services.ts';
import { palette } from '../../src/styles/palette.ts';

/** What a firm has answered: fields of `firm.ts` by their path, and what other files hold. */
export interface Answers {
  firm: Record<string, unknown>;
  /** The source language first. */
  languages: readonly string[];
  /** Practice areas by id, in the order of the site, with the category of their posts. */
  areas: Record<string, string>;
  /** The dark colour of headers and text, and that of buttons. */
  colours: { dark: string; accent: string };
}

/** The colours that answers are compared with. */
export const DARK = palette.ink[950];
export const ACCENT = palette.terracotta[500];

export interface Question {
  /** A path in `firm.ts`, or the name of another answer. */
  key: string;
  asks: string;
  now: string;
  /** What an answer must look like, and what is said of another one. */
  valid?: { pattern: RegExp; says: string };
}

const question = (key: string, asks: string, value: unknown, valid?: Question['valid']) => {
  const now = Array.isArray(value) ? value.join(', ') : String(value);
  return { key, asks, now, ...(valid && { valid }) };
};

/** Of a fact, by its path in `firm.ts`. */
const text = (path: string, asks: string, valid?: Question['valid']): Question => {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], firm);
  return question(path, asks, value, valid);
};

const COLOUR = { pattern: /^#[\da-f]{6}$/i, says: 'Write it as #rrggbb.' };
const NUMBERS = {
  pattern: /^\+\d{7,15}(\s*,\s*\+\d{7,15})*$/,
  says: 'Write each number with + and its country code, without spaces.',
};

/** Asked one by one; Enter keeps what stands. Titles and descriptions are texts, written later. */
export const QUESTIONS: readonly Question[] = [
  text('name', 'Name of the firm'),
  text('legalName', 'Registered name'),
  text('address.country', `Country (${Object.keys(COUNTRIES).join(', ')})`, {
    pattern: new RegExp(`^(${Object.keys(COUNTRIES).join('|')})$`),
    says: 'Another country needs its row in src/site/countries.ts first.',
  }),
  text('address.street', 'Street and number'),
  text('address.postalCode', 'Postal code'),
  text('address.city', 'City'),
  text('address.region', 'Province or region'),
  text('district', 'District around the city'),
  text('area', 'Name by which foreigners know the area'),
  text('taxId', 'Tax number'),
  text('registry', 'Entry in the commercial register'),
  text('professionalRegistry', "Entry in the college's register (- for none)"),
  text('insurance', 'Liability insurer and territory (- for none)'),
  text('lawyers.0.name', 'Lawyer who directs the firm'),
  text('lawyers.0.degree', 'Academic title'),
  text('lawyers.0.barAssociation', 'Bar association'),
  text('lawyers.0.barNumber', 'Number in it'),
  text('phones', 'Phones, separated by commas', NUMBERS),
  text('chatNumber', 'Number of the chat', NUMBERS),
  text('email', 'E-mail', { pattern: /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/, says: 'Write an address.' }),
  text('website', 'Web address', { pattern: /^https:\/\/[^/]+$/, says: 'https://www.firm.com' }),
  text('reviewsUrl', 'Page of reviews', {
    pattern: /^https:\/\//,
    says: 'It begins with https://',
  }),
  text('coordinates.latitude', 'Latitude', { pattern: /^-?\d+(\.\d+)?$/, says: 'A number.' }),
  text('coordinates.longitude', 'Longitude', { pattern: /^-?\d+(\.\d+)?$/, says: 'A number.' }),
  text('timeZone', 'Time zone'),
  question(
    'languages',
    'Languages of the site by their codes, that of your texts first',
    LANGUAGES,
    {
      pattern: /^[a-z]{2}(\s*,\s*[a-z]{2})*$/,
      says: 'Two letters each: pt, en, fr.',
    },
  ),
  question('areas', 'Practice areas by a word in English each', SERVICE_IDS, {
    pattern: /^[a-z]+(\s*,\s*[a-z]+)*$/,
    says: 'Small letters: civil, tax.',
  }),
  question('colours.dark', 'Dark colour of headers and text', DARK, COLOUR),
  question('colours.accent', 'Colour of buttons', ACCENT, COLOUR),
];

/** Answers by their questions, as they are typed; a file may have fields that nothing asks for, and categories of areas. */
export type Given = Record<string, unknown>;

const listOf = (given: unknown) =>
  (Array.isArray(given) ? given : String(given).split(/\s*,\s*/)) as string[];

/** What was answered, over what the site has now. */
export function answersOf({
  languages = LANGUAGES,
  areas = SERVICE_IDS.join(),
  'colours.dark': dark = DARK,
  'colours.accent': accent = ACCENT,
  ...facts
}: Given): Answers {
  const valueOf = (key: string, given: unknown) => {
    if (key === 'phones') return listOf(given);
    return key.startsWith('coordinates.') ? Number(given) : given;
  };
  const categories: Record<string, string> = CATEGORY_OF_SERVICE;
  return {
    firm: Object.fromEntries(
      Object.entries(facts).map(([key, given]) => [key, valueOf(key, given)]),
    ),
    languages: listOf(languages),
    areas:
      typeof areas === 'object'
        ? (areas as Answers['areas'])
        : Object.fromEntries(listOf(areas).map((id) => [id, categories[id] ?? id])),
    colours: { dark: String(dark), accent: String(accent) },
  };
}
