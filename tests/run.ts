/**
 * `npm test`: all parts, and the seconds of each. With `--all`, as in `.ci/run`, also the tests of
 * the database and the slow parts (servers, other browsers, PostgreSQL) whatever has changed; without
 * it those whose subject differs from main, and whose programs are installed. At the end stands what
 * failed, by the last lines that each failed part has printed: a record of a run often keeps its end
 * alone.
 */
import { execFileSync, spawn } from 'node:child_process';
import { findPrograms } from '../e2e/engines/programs';
import { programsFolder } from '../e2e/support/cluster';

interface Part {
  script: string;
  /** The part runs when a file in one of these folders has changed. */
  guards?: RegExp;
  /** @throws with one line that says what to install. */
  needs?: () => unknown;
  /** The part that runs the same tests with `--all`. */
  runsIn?: string;
}

/** One after another; those in a row at once. */
const STEPS: Part[][] = [
  [
    { script: 'check:types' },
    { script: 'check:lint' },
    { script: 'check:format' },
    { script: 'build' },
  ],
  [
    { script: 'test:unit' },
    {
      script: 'test:database',
      guards: /^(server|supabase|tests\/database)\//,
      runsIn: 'test:postgres',
    },
  ],
  [{ script: 'test:built' }],
  [{ script: 'test:e2e' }],
  [
    {
      script: 'test:processes',
      guards: /^(build|server|supabase|tools|src\/(app|hydration|styles))\//,
    },
    { script: 'test:calls', guards: /^(server|supabase)\//, runsIn: 'test:postgres' },
    { script: 'test:postgres', guards: /^(server|supabase)\//, needs: programsFolder },
    { script: 'test:jobs', guards: /^(server|supabase)\//, needs: programsFolder },
  ],
  [{ script: 'test:engines', guards: /^(build|src\/(app|hydration))\//, needs: findPrograms }],
];

/** Files that differ from main; undefined where that is unknown, as in a shallow clone. */
function changedFiles(): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const base = git('merge-base', 'HEAD', 'main').trim();
    const untracked = git('ls-files', '--others', '--exclude-standard');
    return `${git('diff', '--name-only', base)}${untracked}`.split('\n');
  } catch {
    return undefined;
  }
}

const runsAll = process.argv.includes('--all');
const changed = runsAll ? undefined : changedFiles();

/** Why a part does not run, if it does not. */
function reasonToSkip({ guards, needs, runsIn }: Part): string | undefined {
  if (runsAll) return runsIn && `in ${runsIn}`;
  if (!guards) return undefined;
  if (changed && !changed.some((file) => guards.test(file))) return 'nothing changed that it tests';
  try {
    needs?.();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What failed, as the tools name it at the end of what they print. */
const LAST_LINES = 25;

/**
 * Each line begins with the part's name where several run at once.
 * @returns the last lines of a part that failed
 */
function runPart(script: string, isAlone: boolean): Promise<string | undefined> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let printed = '';
  const print = (data: Buffer) => {
    const text = data.toString();
    printed = `${printed}${text}`.slice(-20_000);
    process.stdout.write(isAlone ? text : text.replaceAll(/^(?=.)/gm, `[${script}] `));
  };
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  return new Promise((resolve) =>
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : printed.trimEnd().split('\n').slice(-LAST_LINES).join('\n')),
    ),
  );
}

const lines: string[] = [];
const start = Date.now();
const line = (name: string, text: string) => lines.push(`${name.padEnd(16)}${text}`);
const secondsSince = (time: number) =>
  Math.round((Date.now() - time) / 1000)
    .toString()
    .padStart(5);

/** The last lines of each failed part. */
const failed = new Map<string, string>();
for (const step of STEPS) {
  // With --all every fault is named in one run, except by what needs a build where that fails.
  if (failed.size > 0 && (!runsAll || failed.has('build'))) break;
  await Promise.all(
    step.map(async (part) => {
      const reason = reasonToSkip(part);
      if (reason !== undefined) return line(part.script, `    – ${reason}`);
      const began = Date.now();
      const lastLines = await runPart(part.script, step.length === 1);
      if (lastLines !== undefined) failed.set(part.script, lastLines);
      return line(
        part.script,
        `${secondsSince(began)} s${lastLines === undefined ? '' : ', failed'}`,
      );
    }),
  );
}
line('all', `${secondsSince(start)} s${failed.size > 0 ? ', failed' : ''}`);
for (const [script, lastLines] of failed) console.log(`\nThe end of ${script}:\n${lastLines}`);
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed.size > 0 ? 1 : 0;
