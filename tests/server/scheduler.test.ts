import { beforeEach, expect, it, vi } from 'vitest';
import { type Job, startJobs } from '../../server/scheduler';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);

const job = (name: string, every: number, run: Job['run']): Job => ({ name, every, run });

it('each job runs at the start and at its interval', async () => {
  const runs: string[] = [];
  const note = (name: string) => () => Promise.resolve(runs.push(`${name} ${Date.now() / MINUTE}`));
  const jobs = [job('a', MINUTE, note('a')), job('b', 3 * MINUTE, note('b'))];
  const stop = startJobs(jobs);
  await pass(3);
  expect(runs).toEqual(['a 0', 'b 0', 'a 1', 'a 2', 'a 3', 'b 3']);
  await stop();
});

it('one job runs at a time, and none is started while the one that runs ends', async () => {
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const other = vi.fn(() => Promise.resolve());
  const stop = startJobs([job('slow', MINUTE, slow), job('other', MINUTE, other)]);
  await pass(5);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  finish();
  await pass(0);
  expect(other).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(slow).toHaveBeenCalledTimes(2);
  const ended = vi.fn();
  const stopping = stop().then(ended);
  await pass(0);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await stopping;
  await pass(3);
  expect(other).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('a failure is reported, the next job goes on, and it is tried again', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('no disk')));
  const other = vi.fn(() => Promise.resolve());
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const jobs = [job('failing', MINUTE, failing), job('other', MINUTE, other)];
  const stop = startJobs(jobs);
  await pass(1);
  const lines = write.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual(Array(2).fill(expect.stringContaining('The job failing failed: Error')));
  expect(other).toHaveBeenCalledTimes(2);
  await stop();
});
