/**
 * `npm run adopt`: asks for a firm's facts, languages, practice areas and colours, writes them, and
 * says what is left to write. With `--answers=FILE.json`, asks nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { npm } from '../build/npm.ts';
import { ROOT } from '../server/paths.ts';
import { answersOf, type Given, type Question, QUESTIONS } from './adopt/answers.ts';
import { adopt } from './adopt/edits.ts';
import { leftToWrite } from './adopt/leftToWrite.ts';
import { filesOf } from './adopt/source.ts';
import { refuse } from './refuse.ts';

/** What is wrong with an answer to a question; undefined if nothing. */
const problemOf = ({ valid }: Question, answer: unknown) =>
  valid && !valid.pattern.test(String(answer)) ? valid.says : undefined;

async function asked(): Promise<Given> {
  // By lines, not by `question`, which loses those that come before it asks.
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const given: Given = {};
  for (const question of QUESTIONS) {
    const { key, asks, now } = question;
    for (let isAnswered = false; !isAnswered;) {
      process.stdout.write(`${asks} [${now}]: `);
      const line = await lines.next();
      if (line.done) refuse('The answers have ended too early. Nothing is written.');
      const answer = line.value.trim() || now;
      const problem = answer === now ? undefined : problemOf(question, answer);
      if (problem) console.log(problem);
      else if (answer !== now) given[key] = answer === '-' ? '' : answer;
      isAnswered = !problem;
    }
  }
  input.close();
  return given;
}

const { values } = parseArgs({ options: { answers: { type: 'string' } } });
const given = values.answers
  ? (JSON.parse(readFileSync(values.answers, 'utf8')) as Given)
  : await asked();
for (const question of QUESTIONS) {
  const problem = question.key in given && problemOf(question, given[question.key]);
  if (problem) refuse(`${question.key}: ${problem} Nothing is written.`);
}
const answers = answersOf(given);
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
