import { log } from './log.ts';

/** Something that runs at the start, and again at an interval. */
export interface Job {
  name: string;
  /** In ms, from start to start. */
  every: number;
  run: () => Promise<unknown>;
}

/**
 * Runs jobs one at a time, each at once and then at its interval. A failure is logged.
 * @returns the function that stops them, after the one that is running.
 */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const waiting = new Set<Job>();
  let isStopped = false;
  let running = Promise.resolve();

  function queue(job: Job): void {
    if (waiting.has(job)) return;
    waiting.add(job);
    running = running
      .then(async () => {
        waiting.delete(job);
        if (!isStopped) await job.run();
      })
      .catch((error: unknown) => log(`The job ${job.name} failed`, error));
  }

  const timers = jobs.map((job) => {
    queue(job);
    return setInterval(queue, job.every, job);
  });
  return async () => {
    isStopped = true;
    timers.forEach(clearInterval);
    await running;
  };
}
