import { describe, expect, it, vi } from 'vitest';
import { type Job, startJobs } from '../../server/scheduler';
import { manualClock, settled } from '../support/clock';

const MINUTE = 60_000;

const job = (name: string, every: number, run: Job['run']): Job => ({ name, every, run });

describe('the scheduler', () => {
  it('runs each job at the start and at its interval', async () => {
    const { clock, pass } = manualClock();
    const runs: string[] = [];
    const note = (name: string) => () =>
      Promise.resolve(runs.push(`${name} ${clock.now() / MINUTE}`));
    const stop = startJobs([job('a', MINUTE, note('a')), job('b', 3 * MINUTE, note('b'))], {
      clock,
    });
    await settled();
    await pass(3);
    expect(runs).toEqual(['a 0', 'b 0', 'a 1', 'a 2', 'a 3', 'b 3']);
    await stop();
  });

  it('runs one job at a time', async () => {
    const { clock, pass } = manualClock();
    let finish = () => {};
    const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const other = vi.fn(() => Promise.resolve());
    const stop = startJobs([job('slow', MINUTE, slow), job('other', MINUTE, other)], { clock });
    await pass(5);
    expect(slow).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    finish();
    await settled();
    expect(other).toHaveBeenCalledTimes(1);
    const stopped = stop();
    finish();
    await stopped;
  });

  it('reports a failure, goes on with the next job, and tries again', async () => {
    const { clock, pass } = manualClock();
    const failing = vi.fn(() => Promise.reject(new Error('no disk')));
    const other = vi.fn(() => Promise.resolve());
    const onFailure = vi.fn();
    const jobs = [job('failing', MINUTE, failing), job('other', MINUTE, other)];
    const stop = startJobs(jobs, { clock, onFailure });
    await settled();
    await pass(1);
    expect(onFailure.mock.calls).toEqual([
      [jobs[0], new Error('no disk')],
      [jobs[0], new Error('no disk')],
    ]);
    expect(other).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('ends after the job that is running, and starts no other', async () => {
    const { clock, pass, waiting } = manualClock();
    let finish = () => {};
    const other = vi.fn(() => Promise.resolve());
    const stop = startJobs(
      [
        job('slow', MINUTE, () => new Promise<void>((resolve) => (finish = resolve))),
        job('other', MINUTE, other),
      ],
      { clock },
    );
    const ended = vi.fn();
    const stopping = stop().then(ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    finish();
    await stopping;
    await pass(3);
    expect(other).not.toHaveBeenCalled();
    expect(waiting()).toBe(0);
  });
});
