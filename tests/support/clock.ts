import type { Clock } from '../../server/scheduler';

const MINUTE = 60_000;

/** Waits until promises that depend on no timer or I/O have settled. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that stands still until it is advanced. */
export function manualClock() {
  let time = 0;
  let waiting: { at: number; action: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after(ms, action) {
      const entry = { at: time + ms, action };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  /** Moves the clock from one due call to the next, and lets each finish. */
  async function passMs(ms: number): Promise<void> {
    const end = time + ms;
    await settled();
    for (;;) {
      const next = Math.min(...waiting.map(({ at }) => at));
      if (next > end) break;
      time = Math.max(time, next);
      const due = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      for (const { action } of due) action();
      await settled();
    }
    time = end;
  }
  return {
    clock,
    passMs,
    pass: (minutes: number) => passMs(minutes * MINUTE),
    waiting: () => waiting.length,
  };
}
