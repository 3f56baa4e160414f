import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foreignTexts } from '../../build/legalTexts.ts';
import { ROOT } from '../../server/paths.ts';
import { firm } from '../../src/site/firm.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import type { Answers } from './answers.ts';
import { isKnown } from './columns.ts';
import { goneOf, newAreasOf } from './edits.ts';

/** The files of keys such as 'es/terms.json terms.nie.name', without their language. */
const files = (keys: readonly string[]) =>
  [...new Set(keys.map((key) => /\w+\.json/.exec(key)?.[0]))].join(', ');

/** What is left to write or draw after these answers, in the order in which build and tests ask for it. */
export function leftToWrite({ firm: facts, languages, areas }: Answers): string[] {
  const country = (facts['address.country'] as string | undefined) ?? firm.address.country;
  const city = (facts['address.city'] as string | undefined) ?? firm.address.city;
  const added = languages.filter((code) => !isKnown(code));
  const foreign = foreignTexts(country);
  const [law, name] = [foreign.law, foreign.name].map((keys) =>
    keys.filter((key) => languages.includes(key.slice(0, 2))),
  ) as [string[], string[]];
  const legal = `legal/${country.toLowerCase()}`;
  const rows = [
    "src/site/firm.ts: the lawyers' titles in each language, the languages they speak, year of admission, opening hours, processors, detention",
    `src/site/firm.ts: placeNames of ${city} and its district where a language writes or declines them otherwise`,
    'src/site/firmPeople.ts: what the page of each lawyer says',
    (!existsSync(join(ROOT, legal)) || country !== firm.address.country) &&
      `${legal}: the legal texts in each language, by a lawyer of that country; DATA_PROTECTION_VERSION`,
    ...added.map(
      (code) =>
        `public/locales/${code}, its addresses in src/site/pages.ts, and the words that \`npx tsc\` then asks for: mails, replies, greetings`,
    ),
    ...(languages[0] === SOURCE_LANGUAGE
      ? []
      : [
          '.data, if there was a start before: to be removed, since its content is in the former source language',
          'src/site/languages.ts: ERROR_WORDS, and what `loading` says in a new language',
          'e2e/transcripts: written anew by `npm run test:e2e -- transcripts -u`, and read once',
          'mails to staff stay in Spanish, and so does the admin area at first (CONTRIBUTING.md)',
        ]),
    ...goneOf(languages).map(
      (code) => `public/locales/${code}, legal/*/${code}.json: to be removed`,
    ),
    languages.length !== LANGUAGES.length &&
      'public/locales: texts that state the number of languages (tests/firm/counts.test.ts)',
    ...newAreasOf(areas).map(
      (id) =>
        `the area '${id}': its texts, which \`npx tsc\` asks for; address in each language (src/site/pages.ts), icon (services/icons); its category of posts '${areas[id] ?? ''}'`,
    ),
    law.length > 0 &&
      `public/locales: ${law.length} texts speak of another country's law, which the build refuses: ${files(law)}`,
    name.length > 0 && `public/locales: ${name.length} texts name another country: ${files(name)}`,
    !existsSync(join(ROOT, 'docs', legal)) &&
      `docs/${legal}: the papers that the firm keeps; the words of the consent boxes in contact.json follow Spanish law too`,
    'wordings that people agree to, once they are written: `npx vitest run tests/database/consentTexts.test.ts -u`',
    'the schema: `npm run schema:migration -- adopt`, then `npm run gen:types`',
    'the mails about accounts: `npm run mail:templates`',
    'supabase/seeds: the demo, which must not go live; posts and testimonials of the firm itself',
    'pictures: public/images, logo, apple-touch-icon.png, og.png, photographs',
    'tests/firm: what the tests know of the placeholder firm (CONTRIBUTING.md)',
  ];
  return ['Left to write, by a person:', ...rows.flatMap((row) => (row ? `- ${row}` : []))];
}
