import { type ChildProcess, spawn } from 'node:child_process';

export interface Run {
  process: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves when the output matches or the process ends, with what was found first. */
  until: (pattern: RegExp) => Promise<RegExpExecArray | null>;
  ended: Promise<number | null>;
}

const running: ChildProcess[] = [];

/** Starts Node, or another program, in a child process; `endPrograms` kills what is left of them. */
export function run(
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
  program = process.execPath,
): Run {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  running.push(child);
  let text = '';
  let check: () => void = () => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      check();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    process: child,
    output: () => text,
    async until(pattern) {
      const found = new Promise<void>((resolve) => {
        check = () => {
          if (pattern.test(text)) resolve();
        };
        check();
      });
      await Promise.race([found, ended]);
      return pattern.exec(text);
    },
    ended,
  };
}

/** Ends the programs that tests have left running. */
export function endPrograms(): void {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  }
}

// None outlives a worker that ends early.
process.once('exit', endPrograms);
