/** `npm run legal -- FOLDER`: the papers of docs/legal for the firm's country, with its facts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { legalFacts } from '../src/features/public/footer/legal/facts';
import { createI18n } from '../src/i18n/instance';
import { firm } from '../src/site/firm';
import { LEGAL_FOLDER } from '../src/site/firmCountry';
import { firmWith } from '../src/site/firmFacts';
import { isLanguage, SOURCE_LANGUAGE } from '../src/site/languages';
import { legalFile } from '../build/legalTexts';
import { ROOT } from '../server/paths';
import { refuse } from './refuse';

const PAPERS = `docs/legal/${LEGAL_FOLDER}`;

/** The country's, which its authority reads, where the site has it. */
const own = new Intl.Locale('und', { region: firm.address.country }).maximize().language;
const LANGUAGE = isLanguage(own) ? own : SOURCE_LANGUAGE;

/**
 * A paper with the facts in place of `{{name}}`.
 * @throws for a name that is no fact.
 */
export function filled(paper: string): string {
  const i18n = createI18n();
  i18n.addResourceBundle(LANGUAGE, 'legal', JSON.parse(readFileSync(legalFile(LANGUAGE), 'utf8')));
  const facts: Record<string, string> = legalFacts(
    firmWith(),
    LANGUAGE,
    i18n.getFixedT(LANGUAGE, 'legal'),
  );
  return paper.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact of the firm is called ${name}.`);
    return fact;
  });
}

/** The papers by file name. */
export function legalPapers(): [name: string, text: string][] {
  const folder = join(ROOT, PAPERS);
  return readdirSync(folder).map((name) => [
    name,
    filled(readFileSync(join(folder, name), 'utf8')),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (!folder) refuse('Where to? npm run legal -- FOLDER');
  if (!existsSync(join(ROOT, PAPERS))) {
    refuse(
      `There is no ${PAPERS}: have a lawyer of the firm’s country write it (docs/legal/README.md).`,
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of legalPapers()) writeFileSync(join(folder, name), text);
  console.log(`${resolve(folder)}: the papers of ${PAPERS}; '[…]' is for the firm's lawyer.`);
}
