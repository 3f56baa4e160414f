import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../server/paths.ts';
import { NAMESPACES } from '../src/i18n/namespaces.ts';
import type { CountryCode } from '../src/site/countries.ts';
import { firm } from '../src/site/firm.ts';
import { LEGAL_FOLDER } from '../src/site/firmCountry.ts';
import { type Language, LANGUAGES } from '../src/site/languages.ts';
import { flatTexts } from '../src/site/wordings.ts';
import type { MadeFile } from './madeFiles.ts';

/** Words of each country's law, which a firm elsewhere does not publish, and its name, which it may. */
const MARKS: Record<CountryCode, { law: RegExp; name: RegExp }> = {
  ES: {
    law: /AEPD|aepd\.es|LOPDGDD|LSSI|\bNIF\b|\b[NT]IE\b|[Aa]rraigo|abogacia\.es|Ley (?:Orgánica )?\d+\/\d{4}/,
    name: /Espa[ñn]|Spain|Spanish|Espagn|Spani(?:en|sch)|إسباني|西班牙|испан/i,
  },
  PT: {
    law: /CNPD|cnpd\.pt|\bNI(?:PC|F)\b|Lei n\.º \d+/,
    name: /Portug|البرتغال|葡萄牙|португал/i,
  },
};

/** How a text of the template begins: what is to be written in its place. */
const UNWRITTEN = 'WRITE: ';

const TEMPLATE = join(ROOT, 'legal/template/en.json');

/** The legal texts of the firm's country in a language. */
export const legalFile = (language: Language, folder: string = LEGAL_FOLDER): string =>
  join(ROOT, 'legal', folder, `${language}.json`);

const read = (file: string) =>
  existsSync(file) ? flatTexts(JSON.parse(readFileSync(file, 'utf8')) as object) : [];

/** What a folder lacks: files, keys of the template, and texts that only say what to write. */
export function unwrittenTexts(folder: string = LEGAL_FOLDER): string[] {
  const wanted = read(TEMPLATE);
  return LANGUAGES.flatMap((language) => {
    const file = legalFile(language, folder);
    if (!existsSync(file)) return [`${language}.json`];
    const texts = new Map(read(file));
    return wanted
      .filter(([key]) => (texts.get(key) ?? UNWRITTEN).startsWith(UNWRITTEN))
      .map(([key]) => `${language}.json ${key}`);
  });
}

/**
 * Texts that speak of another country's law, or name that country; of the firm's own, none.
 * @param country that of the firm, ISO 3166-1.
 */
export function foreignTexts(country: string = firm.address.country) {
  const own = country in MARKS ? MARKS[country as CountryCode] : undefined;
  const others = Object.values(MARKS).filter((marks) => marks !== own);
  // Countries share words, such as 'NIF', which are no other's where they are the firm's own too.
  const isForeign = (text: string, part: 'law' | 'name') =>
    others.some((other) =>
      Array.from(text.matchAll(new RegExp(other[part], `g${other[part].flags}`))).some(
        ([word]) => !own?.[part].test(word),
      ),
    );
  const found = LANGUAGES.flatMap((language) =>
    NAMESPACES.flatMap((namespace) =>
      read(
        namespace === 'legal'
          ? legalFile(language, country.toLowerCase())
          : join(ROOT, 'public/locales', language, `${namespace}.json`),
      ).map(([key, text]) => ({ key: `${language}/${namespace}.json ${key}`, text })),
    ),
  );
  const keysWith = (part: 'law' | 'name') =>
    found.filter(({ text }) => isForeign(text, part)).map(({ key }) => key);
  return { law: keysWith('law'), name: keysWith('name') };
}

const some = (list: readonly string[]) =>
  [...list.slice(0, 10), ...(list.length > 10 ? [`and ${list.length - 10} more`] : [])].join(', ');

/** The legal texts of the firm's country as the namespace 'legal'; while one is not written, the template. */
export const LEGAL_FILES = LANGUAGES.map((language): MadeFile => {
  const file = legalFile(language);
  return {
    path: `/locales/${language}/legal.json`,
    type: 'application/json',
    make: () => readFileSync(existsSync(file) ? file : TEMPLATE),
  };
});

/** Stops the build while they are not written: those of another country would be untrue. */
export function checkLegalTexts(): Plugin {
  return {
    name: 'check-legal-texts',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const missing = unwrittenTexts();
      if (missing.length > 0) {
        this.error(
          `legal/${LEGAL_FOLDER} lacks ${some(missing)}. Copy legal/template/en.json for each ` +
            'language and have a lawyer of the firm’s country write what each text that begins ' +
            `with '${UNWRITTEN.trim()}' asks for (legal/README.md).`,
        );
      }
      const { law, name } = foreignTexts();
      if (law.length > 0) this.error(`The law of another country is in ${some(law)}.`);
      if (name.length > 0) this.warn(`Another country is named in ${some(name)}.`);
    },
  };
}
