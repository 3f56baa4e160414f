// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { idleSeconds, watchLimits } from '@/features/admin/auth/watchLimits';

const MINUTE = 60_000;
const limits = () => ({ endsAt: Date.now() + 600 * MINUTE, idleMs: 30 * MINUTE });

beforeEach(() => {
  vi.useFakeTimers();
});

it('ends a session that nobody uses, and reports how long it has been idle', () => {
  const end = vi.fn();
  const stop = watchLimits('one', limits(), end);
  vi.advanceTimersByTime(20 * MINUTE);
  expect(idleSeconds('one')).toBe(1200);
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(29 * MINUTE);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(end).toHaveBeenCalled();
  stop();
});

it('ends a session that was idle while the computer slept, once its tab is seen', () => {
  const end = vi.fn();
  const stop = watchLimits('one', limits(), end);
  vi.setSystemTime(Date.now() + 31 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(end).toHaveBeenCalled();
  stop();
});

it('reports no use while the clock has been put back, so that the database ends the session', () => {
  const stop = watchLimits('one', limits(), vi.fn());
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  expect(idleSeconds('one')).toBeUndefined();
  stop();
});
