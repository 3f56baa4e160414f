import { expect, it, vi } from 'vitest';
import { type Job, startJobs } from '../../server/scheduler';
import { manualClock, settled } from '../support/clock';

const MINUTE = 60_000;

const job = (name: string, every: number, run: Job['run']): Job => ({ name, every, run });

it('each job runs at the start and at its interval', async () => {
  const { clock, pass } = manualClock();
  const runs: string[] = [];
  const note = (name: string) => () =>
    Promise.resolve(runs.push(`${name} ${clock.now() / MINUTE}`));
  const jobs = [job('a', MINUTE, note('a')), job('b', 3 * MINUTE, note('b'))];
  const stop = startJobs(jobs, { clock });
  await settled();
  await pass(3);
  expect(runs).toEqual(['a 0', 'b 0', 'a 1', 'a 2', 'a 3', 'b 3']);
  await stop();
});

it('one job runs at a time, and none is started while the one that runs ends', async () => {
  const { clock, pass, waiting } = manualClock();
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
  await pass(1);
  expect(slow).toHaveBeenCalledTimes(2);
  const ended = vi.fn();
  const stopping = stop().then(ended);
  await settled();
  expect(ended).not.toHaveBeenCalled();
  finish();
  await stopping;
  await pass(3);
  expect(other).toHaveBeenCalledTimes(1);
  expect(waiting()).toBe(0);
});

it('a failure is reported, the next job goes on, and it is tried again', async () => {
  const { clock, pass } = manualClock();
  const failing = vi.fn(() => Promise.reject(new Error('no disk')));
  const other = vi.fn(() => Promise.resolve());
  const onFailure = vi.fn();
  const jobs = [job('failing', MINUTE, failing), job('other', MINUTE, other)];
  const stop = startJobs(jobs, { clock, onFailure });
  await settled();
  await pass(1);
  expect(onFailure.mock.calls).toEqual(Array(2).fill([jobs[0], new Error('no disk')]));
  expect(other).toHaveBeenCalledTimes(2);
  await stop();
});
