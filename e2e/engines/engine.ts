import { type ChildProcess, spawn } from 'node:child_process';

/** One browser engine, driven by the W3C protocol that it speaks. */
export interface Engine {
  /** Opens a window without stored data, for a visitor whose language is `locale`. */
  open: (locale: string) => Promise<EngineWindow>;
  close: () => Promise<void>;
}

export interface EngineWindow {
  navigate: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The value of a JavaScript expression, or what its promise resolves with; JSON only. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Real input, in the notation that WebDriver and WebDriver BiDi share. */
  perform: (actions: readonly InputSource[]) => Promise<void>;
  /** How many requests of the page are not answered yet; 0 where the engine does not report them. */
  openRequests: () => number;
  /** Console errors, uncaught errors and refusals of the content security policy so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** https://www.w3.org/TR/webdriver2/#actions */
export type InputSource =
  | { type: 'pointer'; id: string; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] };

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** Starts a child process; its output is read, since a full pipe would block it. */
export function start(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) output.resume();
  // No child outlives a worker that ends early.
  process.once('exit', () => child.kill());
  return child;
}

/** Waits until stdout or stderr of a program matches `pattern`. */
export function outputOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (data: Buffer) => {
        text += String(data);
        const found = pattern.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${child.spawnfile} has ended: ${text}`)));
  });
}

/** Ends a program and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
