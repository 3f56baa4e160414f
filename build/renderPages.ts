import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, Texts } from '../src/entry-server.tsx';

/** What all pages of a build have in common. */
export interface RenderJob {
  /**
   * The folder of the Vite build, with the empty page as `shell.html`; the pages are added to it.
   */
  out: string;
  /** The folder of the server build. */
  serverBuild: string;
  texts: Texts;
}

/** A page to render. */
export interface PageJob {
  path: string;
  /** Its data, from `Reader.read`; without it the page is an empty shell. */
  queries?: RenderedPage['data']['queries'];
  /** For a post's page, the version of the post that it shows. */
  version?: string;
}

/** The name of a page's file, relative to the folder of the build. */
export function fileOfPage(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

const MAX_THREADS = 4;

/** Per thread: without a limit, V8 lets garbage grow by another 100 MB over all threads. */
const HEAP_MB = 256;

/**
 * Renders, writes and compresses the pages in order, in one thread per core, MAX_THREADS at most. A
 * thread does all of a page, since passing data between threads costs both sides.
 * @param onRendered is called for each page, with an error if it failed. If it throws, rendering stops.
 */
export async function renderPages(
  job: RenderJob,
  pages: readonly PageJob[],
  onRendered: (page: PageJob, failure?: Error) => void,
): Promise<void> {
  const queue = pages.values();
  const feed = async (worker: Worker) => {
    for (const page of queue) {
      worker.postMessage(page);
      const [failure] = (await once(worker, 'message')) as [Error | undefined];
      onRendered(page, failure);
    }
  };
  const options = {
    workerData: job,
    // The worker is built JavaScript: it does not need this process's TypeScript loader.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  };
  const workers = Array.from(
    { length: Math.min(availableParallelism(), MAX_THREADS, pages.length) },
    () => new Worker(join(job.serverBuild, 'renderWorker.js'), options),
  );
  try {
    await Promise.all(workers.map(feed));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
