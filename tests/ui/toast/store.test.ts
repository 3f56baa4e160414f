import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismissToast,
  getSnapshot,
  notice,
  subscribe,
  takeNotices,
  toast,
  TOAST_REMOVE_DELAY_MS,
} from '@/ui/toast/store';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const open = () => getSnapshot().toasts.filter((one) => one.open);

it('keeps one toast, the last', () => {
  toast({ title: 'uno' });
  toast({ title: 'dos', variant: 'destructive' });
  expect(getSnapshot().toasts).toMatchObject([
    { title: 'dos', variant: 'destructive', open: true },
  ]);
});

it('removes a dismissed toast only after a very long delay', () => {
  toast({ title: 'uno' });
  const [{ id } = { id: 0 }] = getSnapshot().toasts;
  dismissToast(id);
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(getSnapshot().toasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getSnapshot().toasts).toEqual([]);
});

it('does not take a new toast away with an old one', () => {
  toast({ title: 'uno' });
  dismissToast(getSnapshot().toasts[0]?.id ?? 0);
  toast({ title: 'dos' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(open()).toMatchObject([{ title: 'dos' }]);
});

it('keeps notices until the screen takes them, in order', () => {
  const heard = vi.fn();
  const unsubscribe = subscribe(heard);
  notice('uno');
  notice('dos');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(takeNotices().map(({ text }) => text)).toEqual(['uno', 'dos']);
  expect(takeNotices()).toEqual([]);
  unsubscribe();
  notice('tres');
  expect(heard).toHaveBeenCalledTimes(3);
  takeNotices();
});
