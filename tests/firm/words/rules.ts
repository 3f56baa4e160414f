import { SERVICE_IDS } from '@/site/services';

/** A forbidden pattern, and what to write instead. */
export type Forbidden = [pattern: RegExp, instead: string];
/** A text (`namespace:key`, or a post's slug) and a pattern it must match. */
export type Required = [place: string, pattern: RegExp];

export interface Glossary {
  forbidden: Forbidden[];
  required: Required[];
  typography: Forbidden[];
  /** How a post's last line begins. */
  lawAsOf: RegExp;
  /** The width in columns of a page's title and description in search results. */
  title: [min: number, max: number];
  description: [min: number, max: number];
}

export const NO_STRAIGHT_QUOTES: Forbidden = [/["']/, 'the quotes and apostrophes of the language'];
export const NO_DOUBLE_BLANK: Forbidden = [/ {2}/, 'one blank'];
export const NO_BLANK_PERCENT: Forbidden = [/[\d}] %/, 'U+00A0 before %'];
const NO_BLANK_BEFORE: Forbidden = [/ [,.]/, 'no blank before a comma or a full stop'];
export const EVERYWHERE = [NO_STRAIGHT_QUOTES, NO_BLANK_BEFORE, NO_DOUBLE_BLANK];

/** Admins change the phones, also to a single one. */
export const NO_COUNT_OF_PHONES = 'no number of phones';

const FOUND_PAGES = [
  ...['home', 'blog', 'contact', 'testimonials'],
  ...SERVICE_IDS.map((area) => `service-${area}`),
];

/** What people search for: 'lawyer' and the city, in the title of every page. */
export const inEveryTitle = (lawyer: RegExp): Required[] =>
  FOUND_PAGES.map((page) => [`routes:${page}.title`, lawyer]);

export const LATIN_LENGTHS: Pick<Glossary, 'title' | 'description'> = {
  title: [50, 60],
  description: [120, 155],
};
