/** `npm run legal -- FOLDER`: the papers of docs/legal, with the firm's facts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { legalFacts } from '../src/features/public/legal/facts';
import { createI18n } from '../src/i18n/instance';
import { firm } from '../src/site/firm';
import { firmWith } from '../src/site/firmFacts';
import { SOURCE_LANGUAGE } from '../src/site/languages';
import { legalFile } from '../build/legalTexts';
import { ROOT } from '../server/paths';

/** They follow Spanish law. */
const PAPERS = join(ROOT, 'docs/legal');

/**
 * A paper with the facts in place of `{{name}}`.
 * @throws for a name that is no fact.
 */
export function filled(paper: string): string {
  const i18n = createI18n();
  i18n.addResourceBundle(
    SOURCE_LANGUAGE,
    'legal',
    JSON.parse(readFileSync(legalFile(SOURCE_LANGUAGE), 'utf8')),
  );
  const facts: Record<string, string> = legalFacts(
    firmWith(),
    SOURCE_LANGUAGE,
    i18n.getFixedT(SOURCE_LANGUAGE, 'legal'),
  );
  return paper.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact of the firm is called ${name}.`);
    return fact;
  });
}

/** The papers by file name, without the page about them. */
export function legalPapers(): [name: string, text: string][] {
  return readdirSync(PAPERS)
    .filter((name) => name !== 'README.md')
    .map((name) => [name, filled(readFileSync(join(PAPERS, name), 'utf8'))]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run legal -- FOLDER');
  if (firm.address.country !== 'ES') {
    throw new Error(
      'docs/legal follows Spanish law: have a lawyer of the firm’s country write it.',
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of legalPapers()) writeFileSync(join(folder, name), text);
  console.log(`${resolve(folder)}: the papers of docs/legal; '[…]' is for the firm's lawyer.`);
}
