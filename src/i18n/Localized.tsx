import type { LocalizedText } from '@/lib/localized';
import { LANGUAGE_FACTS } from '@/site/languages';

/** The `lang` and `dir` attributes of a text; none if it is in the page's language. */
export const langAttributes = (value: LocalizedText) =>
  typeof value === 'string'
    ? {}
    : { lang: value.language, dir: LANGUAGE_FACTS[value.language].dir };

/** A text from the database, with a `lang` attribute if it is in another language (PRODUCT 3). */
export function Localized({ value }: { value: LocalizedText }) {
  if (typeof value === 'string') return value;
  return <span {...langAttributes(value)}>{value.text}</span>;
}
