import type { DehydratedState } from '@tanstack/react-query';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Texts } from '../src/entry-server.tsx';

/** What all pages have in common. */
export interface SiteToMake {
  /** The folder with Vite's half of the build, its empty page as `shell.html`; the pages join it. */
  out: string;
  /** The folder with the server's half of the app. */
  serverBuild: string;
  texts: Texts;
}

export interface PageToMake {
  path: string;
  /** What it shows, as `Reader.read` gave it; left out, the page is an empty shell. */
  queries?: DehydratedState;
}

const MOST_THREADS = 4;

/** Without a limit V8 lets the garbage of all threads grow by another 100 MB before it collects. */
const HEAP_MB = 256;

/**
 * Writes one file for each page, in as many threads as there are cores. A thread does all of a page, from rendering
 * to compression: what is handed on costs both sides.
 * @throws naming the page that cannot be made, with the reason as its cause. No thread writes any more then.
 */
export async function renderPages(site: SiteToMake, pages: readonly PageToMake[]): Promise<void> {
  const rest = pages.values();
  const keepBusy = async (worker: Worker) => {
    for (const page of rest) {
      worker.postMessage(page);
      await once(worker, 'message');
    }
  };
  const options = {
    workerData: site,
    // Built, they need nothing of what runs TypeScript in this thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  };
  const workers = Array.from(
    { length: Math.min(availableParallelism(), MOST_THREADS) },
    () => new Worker(join(site.serverBuild, 'renderWorker.js'), options),
  );
  try {
    await Promise.all(workers.map(keepBusy));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
