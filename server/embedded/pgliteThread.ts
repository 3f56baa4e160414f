import { Worker } from 'node:worker_threads';
import { log } from '../log.ts';
import { type Connection, type Session, withOneSession } from './connection.ts';

/** What the thread is asked; it answers in that order, first that it has opened. */
interface Call {
  kind: 'query' | 'exec' | 'close';
  text?: string;
  values?: readonly unknown[];
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** As PostgreSQL says it of a statement that `statement_timeout` has ended. */
const ended = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

const WORKER = new URL('pgliteWorker.mjs', import.meta.url);

/**
 * Opens a data directory by PGlite in a thread: a statement, which nothing can interrupt, stops
 * neither pages nor signals. One that takes longer than the limit is ended with its thread, and the
 * next opens the directory again, as after a crash: what was acknowledged is in it.
 * @throws if that fails.
 */
export async function openPgliteThread(directory: string): Promise<Connection> {
  /** In ms; 0 is none. */
  let limit = 0;
  let thread: Promise<Worker> | undefined;
  const waiting: Waiting[] = [];
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });

  async function open(): Promise<Worker> {
    const worker = new Worker(WORKER, { workerData: directory });
    let failure: Error | undefined;
    worker.on('error', (error) => (failure = error));
    worker.on('exit', () => {
      thread = undefined;
      for (const { reject } of waiting.splice(0)) reject(failure ?? ended());
    });
    worker.on('message', ({ result, error }: { result?: unknown; error?: Error }) => {
      const call = waiting.shift();
      if (error) call?.reject(Object.assign(new Error(error.message), error));
      else call?.resolve(result);
    });
    await answer();
    return worker;
  }

  async function call<Result>(asked: Call): Promise<Result> {
    const worker = await (thread ??= open());
    worker.postMessage(asked);
    const timer = limit
      ? setTimeout(() => {
          log(`A statement was ended after ${limit} ms`);
          void worker.terminate();
        }, limit)
      : undefined;
    return answer().finally(() => clearTimeout(timer)) as Promise<Result>;
  }

  // One session: no statement of another caller comes into a transaction.
  let turn = Promise.resolve();
  const connect = async (): Promise<Session> => {
    const before = turn;
    let release = () => {};
    turn = new Promise((resolve) => (release = resolve));
    await before;
    return {
      query: (text, values = []) => call({ kind: 'query', text, values }),
      exec: (text) => call({ kind: 'exec', text }),
      release,
    };
  };
  await (thread = open());
  return {
    ...(await withOneSession(connect)),
    limit: (ms) => {
      limit = ms;
      return Promise.resolve();
    },
    dump: () => Promise.reject(new Error('A data directory is copied as files.')),
    async close() {
      // Nothing waits for the end of it.
      limit = 0;
      await call({ kind: 'close' });
      await (await thread)?.terminate();
    },
  };
}
