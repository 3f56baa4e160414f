import { Worker } from 'node:worker_threads';
import { log } from '../log.ts';
import { type Connection, type Session, withOneSession } from './connection.ts';

/** What the thread is asked; the first answer, numbered 0, says that it has opened. */
export interface Call {
  id: number;
  kind: 'query' | 'exec' | 'close';
  text: string;
  values: readonly unknown[];
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

interface Result<Row> {
  rows: Row[];
  affectedRows?: number;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout | undefined;
}

/** As PostgreSQL says it of a statement that `statement_timeout` has ended. */
const ended = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

const WORKER = new URL('pgliteWorker.mjs', import.meta.url);

/**
 * PGlite in a thread: a statement, which nothing can interrupt, stops neither pages nor signals. One
 * that takes longer than the limit is ended with its thread, and the next opens the directory again,
 * as after a crash: what was acknowledged is in it.
 */
class PgliteThread {
  /** In ms; 0 is none. */
  limit = 0;
  private worker: Promise<Worker> | undefined;
  private waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly directory: string) {}

  private open(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(WORKER, { workerData: this.directory });
      const onEnd = (error: Error) => {
        this.worker = undefined;
        reject(error);
        for (const { timer, reject: fail } of this.waiting.values()) {
          clearTimeout(timer);
          fail(error);
        }
        this.waiting.clear();
      };
      worker.on('error', onEnd);
      worker.on('exit', () => onEnd(ended()));
      worker.on('message', ({ id, result, error }: Answer) => {
        if (id === 0) resolve(worker);
        const call = this.waiting.get(id);
        this.waiting.delete(id);
        clearTimeout(call?.timer);
        if (error) call?.reject(Object.assign(new Error(error.message), error));
        else call?.resolve(result);
      });
    });
  }

  /** Opens the directory, if it is not open. @throws if that fails. */
  async ready(): Promise<Worker> {
    this.worker ??= this.open();
    return this.worker;
  }

  async call<Row>(kind: Call['kind'], text = '', values: readonly unknown[] = []) {
    const worker = await this.ready();
    const id = (this.last += 1);
    return new Promise<Result<Row>>((resolve, reject) => {
      const timer = this.limit
        ? setTimeout(() => {
            log(`A statement was ended after ${this.limit} ms`);
            void worker.terminate();
          }, this.limit)
        : undefined;
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer });
      worker.postMessage({ id, kind, text, values } satisfies Call);
    });
  }

  async close(): Promise<void> {
    const worker = await this.ready();
    // Nothing waits for the end of it.
    this.limit = 0;
    await this.call('close');
    await worker.terminate();
  }
}

/** Opens a data directory in a thread. */
export async function openPgliteThread(directory: string): Promise<Connection> {
  const thread = new PgliteThread(directory);
  await thread.ready();
  // One session: no statement of another caller comes into a transaction.
  let turn = Promise.resolve();
  const connect = async (): Promise<Session> => {
    const before = turn;
    let release = () => {};
    turn = new Promise((resolve) => (release = resolve));
    await before;
    return {
      query: (text, values) => thread.call<never>('query', text, values),
      exec: (text) => thread.call('exec', text),
      release,
    };
  };
  return {
    ...(await withOneSession(connect)),
    limit: (ms) => {
      thread.limit = ms;
      return Promise.resolve();
    },
    dump: () => Promise.reject(new Error('A data directory is copied as files.')),
    close: () => thread.close(),
  };
}
