import { log } from './log.ts';

/** Something that runs at the start, and again at an interval. */
export interface Job {
  name: string;
  /** In ms, from start to start. */
  every: number;
  run: () => Promise<unknown>;
}

/**
 * Runs jobs one at a time, each at once and then at its interval. A failure is logged, and the job
 * runs again when it is due.
 * @returns the function that stops them, after the one that is running.
 */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const due = new Map(jobs.map((job) => [job, Date.now()]));
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function runDue(): Promise<void> {
    for (const [job, time] of due) {
      if (stopped) return;
      if (time > Date.now()) continue;
      due.set(job, Date.now() + job.every);
      try {
        await job.run();
      } catch (error) {
        log(`The job ${job.name} failed`, error);
      }
    }
    if (stopped || due.size === 0) return;
    const wait = Math.max(0, Math.min(...due.values()) - Date.now());
    timer = setTimeout(() => {
      running = runDue();
    }, wait);
  }

  let running = runDue();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
