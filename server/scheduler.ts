import { log } from './log.ts';

/** Something that runs at the start, and again at an interval. */
export interface Job {
  name: string;
  /** In ms, from start to start. */
  every: number;
  run: () => Promise<unknown>;
}

/** The time and a timer; tests have their own. */
export interface Clock {
  now: () => number;
  /** Calls `action` after `ms` and returns the function that cancels it. */
  after: (ms: number, action: () => void) => () => void;
}

export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

const logFailure = (job: Job, error: unknown) => log(`The job ${job.name} failed`, error);

/**
 * Runs jobs one at a time, each at once and then at its interval. A failure is logged, and the job
 * runs again when it is due.
 * @returns the function that stops them, after the one that is running.
 */
export function startJobs(
  jobs: readonly Job[],
  { clock = SYSTEM_CLOCK, onFailure = logFailure } = {},
): () => Promise<void> {
  const due = new Map(jobs.map((job) => [job, clock.now()]));
  let stopped = false;
  let cancel = () => {};

  async function runDue(): Promise<void> {
    for (const [job, time] of due) {
      if (stopped) return;
      if (time > clock.now()) continue;
      due.set(job, clock.now() + job.every);
      try {
        await job.run();
      } catch (error) {
        onFailure(job, error);
      }
    }
    if (stopped || due.size === 0) return;
    const wait = Math.max(0, Math.min(...due.values()) - clock.now());
    cancel = clock.after(wait, () => {
      running = runDue();
    });
  }

  let running = runDue();
  return async () => {
    stopped = true;
    cancel();
    await running;
  };
}
