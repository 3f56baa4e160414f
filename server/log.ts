/**
 * The server's log: a line for each event, with its time, on the standard error stream. It names no
 * person and quotes nothing that was sent or stored (docs/security.md).
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Control characters can break or hide a line; the others reorder what a reader sees. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escape = (text: string) =>
  text.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The type of an error and where it was thrown. Its message may quote a row or a text. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const [frame = ''] = /(?<=^ +at ).+/m.exec(error.stack?.replace(error.message, '') ?? '') ?? [];
  return [error.name, code, syscall, frame && `at ${frame}`].filter(Boolean).join(' ');
}

/** Writes a line: what happened, as a fixed text, the cause, and who and where as 'name=value'. */
export function log(
  event: string,
  error?: unknown,
  fields: Record<string, string | number> = {},
): void {
  const cause = error === undefined ? '' : `: ${describe(error)}`;
  const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const line = escape(event + cause + pairs.join(''));
  process.stderr.write(`${new Date().toISOString()} ${line}\n`);
}

/** Prints to standard output for the user of a command; not part of the log. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Called when the running part of the backend reports a full disk. */
const inBackend = new AsyncLocalStorage<() => void>();
let isGuarded = false;

const BACKEND_FAILED = 'The embedded backend refused or failed';
const DISK_FULL = 'The disk is full: nothing is stored until there is room again';

/** PostgreSQL's code, and the file system's. */
const isDiskFull = (error: Error) =>
  /^(53100|ENOSPC)$/.test((error as NodeJS.ErrnoException).code ?? '');

/** Once, because all backends of a process share its console. */
function guardConsole(): void {
  if (isGuarded) return;
  isGuarded = true;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const onDiskFull = inBackend.getStore();
      if (!onDiskFull) {
        original(...values);
      } else if (error && isDiskFull(error)) {
        onDiskFull();
        log(DISK_FULL, error);
      } else if (error) {
        log(BACKEND_FAILED, error);
      }
      // Other output may quote data. It includes the mails, for trying the site without SMTP.
      else if (process.env.PRINT_MAILS) original(...values);
    };
  }
}

/** Runs a part of the embedded backend, which prints values and codes of mails to the console. */
export function withoutConsole<T>(work: () => T, onDiskFull: () => void = () => undefined): T {
  guardConsole();
  return inBackend.run(onDiskFull, work);
}
