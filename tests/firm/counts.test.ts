import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@/i18n/namespaces';
import { LANGUAGES, type Language } from '@/site/languages';
import { SERVICE_IDS } from '@/site/services';
import { localeFile } from '../support/locales';

/** How texts state a number: its words from four to nine, and the noun after them. */
interface Counted {
  /** All forms of each number. */
  words: string[];
  noun: string;
}

const inAllCases = [
  'четыр(?:е|ёх)',
  'пят[ьи]',
  'шест[ьи]',
  '(?<!во)сем[ьи]',
  'вос(?:емь|ьми)',
  'девят[ьи]',
];
const ROMANCE_AND_GERMANIC = {
  es: ['cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  en: ['four', 'five', 'six', 'seven', 'eight', 'nine'],
  fr: ['quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  de: ['vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
};
const ZH = ['四', '五', '六', '七', '八', '九'];

const IN_LANGUAGES: Record<Language, Counted> = {
  es: { words: ROMANCE_AND_GERMANIC.es, noun: ' idiomas' },
  en: { words: ROMANCE_AND_GERMANIC.en, noun: ' languages' },
  fr: { words: ROMANCE_AND_GERMANIC.fr, noun: ' langues' },
  de: { words: ROMANCE_AND_GERMANIC.de, noun: ' Sprachen' },
  ar: { words: ['أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع'], noun: ' لغات' },
  zh: { words: ZH, noun: '种语言' },
  ru: { words: inAllCases, noun: ' язык' },
};

const OF_AREAS: Record<Language, Counted> = {
  es: { words: ROMANCE_AND_GERMANIC.es, noun: ' áreas' },
  en: { words: ROMANCE_AND_GERMANIC.en, noun: ' areas' },
  fr: { words: ROMANCE_AND_GERMANIC.fr, noun: ' domaines' },
  de: { words: ROMANCE_AND_GERMANIC.de, noun: ' Rechtsgebiete' },
  ar: { words: ['أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'], noun: ' مجالات' },
  zh: { words: ZH, noun: '个领域' },
  ru: { words: inAllCases, noun: ' направлени' },
};

/** The numbers that the texts of a language state before a noun. */
function statedIn(language: Language, { words, noun }: Counted): number[] {
  const texts = NAMESPACES.map((namespace) => localeFile(language, namespace)).join('\n');
  return words.flatMap((word, index) => {
    const found = texts.match(new RegExp(`${word}${noun}`, 'giu')) ?? [];
    return found.map(() => index + 4);
  });
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  it.each([
    ['languages', IN_LANGUAGES, LANGUAGES.length],
    ['practice areas', OF_AREAS, SERVICE_IDS.length],
  ])('state the number of %s as it is', (_, counted, count) => {
    const stated = statedIn(language, counted[language]);
    expect(stated.length).toBeGreaterThan(0);
    expect([...new Set(stated)]).toEqual([count]);
  });
});
