/**
 * `npm run adopt`: asks for a firm's facts, languages, practice areas and colours, writes them, and
 * says what is left to write. With `--answers=FILE.json`, asks nothing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { npm } from '../build/npm.ts';
import { ROOT } from '../server/paths.ts';
import { LANGUAGES } from '../src/site/languages.ts';
import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '../src/site/services.ts';
import { ACCENT, type Answers, DARK, QUESTIONS } from './adopt/answers.ts';
import {
  writeAreas,
  writeColours,
  writeFirm,
  writeLanguages,
  writeLegal,
  writeMigration,
} from './adopt/edits.ts';
import { leftToWrite } from './adopt/leftToWrite.ts';
import type { Files } from './adopt/source.ts';
import { refuse } from './refuse.ts';

/** Nothing is written before everything has worked. */
export function filesOf(root: string): Files & { changed: Map<string, string> } {
  const changed = new Map<string, string>();
  const read = (path: string) => changed.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    changed,
    read,
    write: (path, text) => {
      if (!existsSync(join(root, path)) || text !== read(path)) changed.set(path, text);
    },
    list: (folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
        : [],
  };
}

/** The answers of a file, or those given, over what the site has now. */
export function completed(given: Partial<Answers>): Answers {
  return {
    firm: given.firm ?? {},
    languages: given.languages ?? LANGUAGES,
    areas: given.areas ?? CATEGORY_OF_SERVICE,
    colours: given.colours ?? { dark: DARK, accent: ACCENT },
  };
}

/** Writes the answers into files, in memory. */
export function adopt(files: Files, answers: Answers): void {
  writeFirm(files, answers);
  writeLanguages(files, answers);
  writeAreas(files, answers);
  writeColours(files, answers);
  writeLegal(files, answers);
  writeMigration(files, answers, new Date());
}

async function asked(): Promise<Answers> {
  // By lines, not by `question`, which loses those that come before it asks.
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const typed = new Map<string, string>();
  for (const { key, asks, now, valid } of QUESTIONS) {
    for (;;) {
      process.stdout.write(`${asks} [${now}]: `);
      const line = await lines.next();
      if (line.done) refuse('The answers have ended too early. Nothing is written.');
      const answer = line.value.trim();
      if (answer === '' || answer === now) break;
      if (!valid || valid.pattern.test(answer)) {
        typed.set(key, answer === '-' ? '' : answer);
        break;
      }
      console.log(valid.says);
    }
  }
  input.close();
  return fromTyped(typed);
}

/** Typed answers by their question, as values. */
export function fromTyped(typed: ReadonlyMap<string, string>): Answers {
  const {
    languages = LANGUAGES.join(),
    areas = SERVICE_IDS.join(),
    'colours.dark': dark = DARK,
    'colours.accent': accent = ACCENT,
    ...facts
  } = Object.fromEntries(typed);
  const listOf = (text: string) => text.split(/\s*,\s*/);
  const valueOf = (key: string, text: string) =>
    key === 'phones' ? listOf(text) : key.startsWith('coordinates.') ? Number(text) : text;
  const categories: Record<string, string> = CATEGORY_OF_SERVICE;
  return {
    firm: Object.fromEntries(Object.entries(facts).map(([key, text]) => [key, valueOf(key, text)])),
    languages: listOf(languages),
    areas: Object.fromEntries(listOf(areas).map((id) => [id, categories[id] ?? id])),
    colours: { dark, accent },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } });
  const answers = values.answers
    ? completed(JSON.parse(readFileSync(values.answers, 'utf8')) as Partial<Answers>)
    : await asked();
  const given: Record<string, unknown> = {
    ...answers.firm,
    languages: answers.languages,
    areas: Object.keys(answers.areas),
    'colours.dark': answers.colours.dark,
    'colours.accent': answers.colours.accent,
  };
  for (const { key, valid } of QUESTIONS) {
    if (valid && key in given && !valid.pattern.test(String(given[key]))) {
      refuse(`${key}: ${valid.says} Nothing is written.`);
    }
  }
  const files = filesOf(ROOT);
  adopt(files, answers);
  for (const [path, text] of files.changed) {
    const target = join(ROOT, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  npm(['run', 'format'], ROOT);
  console.log(`Written: ${files.changed.size} files.\n`);
  console.log(leftToWrite(answers).join('\n'));
}
