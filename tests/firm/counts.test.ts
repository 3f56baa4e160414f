import { expect, it } from 'vitest';
import { schemaFiles } from '../../server/embedded/sql';
import { NAMESPACES } from '@/i18n/namespaces';
import { LANGUAGES, type Language } from '@/site/languages';
import { SERVICE_IDS } from '@/site/services';
import { localeFile } from '../support/locales';

/** How texts state a number: its words from four to nine, in all forms, and the noun after them. */
type Counted = [words: string, noun: string];

const COUNTED: Record<Language, { languages: Counted; areas: Counted }> = {
  es: of('cuatro cinco seis siete ocho nueve', ' idiomas', ' áreas'),
  en: of('four five six seven eight nine', ' languages', ' areas'),
  fr: of('quatre cinq six sept huit neuf', ' langues', ' domaines'),
  de: of('vier fünf sechs sieben acht neun', ' Sprachen', ' Rechtsgebiete'),
  ar: {
    languages: ['أربع خمس ست سبع ثماني تسع', ' لغات'],
    areas: ['أربعة خمسة ستة سبعة ثمانية تسعة', ' مجالات'],
  },
  zh: of('四 五 六 七 八 九', '种语言', '个领域'),
  // In all cases.
  ru: of(
    'четыр(?:е|ёх) пят[ьи] шест[ьи] (?<!во)сем[ьи] вос(?:емь|ьми) девят[ьи]',
    ' язык',
    ' направлени',
  ),
};

function of(words: string, languages: string, areas: string) {
  return { languages: [words, languages], areas: [words, areas] } satisfies Record<string, Counted>;
}

/** The numbers that the texts of a language state before a noun. */
function statedIn(language: Language, [words, noun]: Counted): number[] {
  const texts = NAMESPACES.map((namespace) => localeFile(language, namespace)).join('\n');
  return words
    .split(' ')
    .flatMap((word, index) =>
      (texts.match(new RegExp(`${word}${noun}`, 'giu')) ?? []).map(() => index + 4),
    );
}

it.each(LANGUAGES)(
  'the texts in %s state the number of languages and areas as it is',
  (language) => {
    const { languages, areas } = COUNTED[language];
    expect([...new Set(statedIn(language, languages))]).toEqual([LANGUAGES.length]);
    expect([...new Set(statedIn(language, areas))]).toEqual([SERVICE_IDS.length]);
  },
);

/** After how many months the totals of visits are erased, as each legal text says it. */
const THIRTEEN: Record<Language, string> = {
  es: 'los totales se borran a los trece meses',
  en: 'erased after thirteen months',
  fr: 'effacés au bout de treize mois',
  de: 'nach dreizehn Monaten gelöscht',
  ar: 'تُمحى الأعداد الإجمالية بعد ثلاثة عشر شهرًا',
  zh: '这些总数在十三个月后删除',
  ru: 'итоги удаляются через тринадцать месяцев',
};

it.each(LANGUAGES)('the cookie notice in %s promises what the database does', (language) => {
  const visits = schemaFiles().find(({ name }) => name === '26_visits.sql')?.sql;
  expect(visits).toContain(
    "delete from private.visit_steps where day < private.office_today() - interval '13 months'",
  );
  expect(localeFile(language, 'legal')).toContain(THIRTEEN[language]);
});
