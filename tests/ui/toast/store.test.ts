import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, getSnapshot, toast, TOAST_REMOVE_DELAY_MS } from '@/ui/toast/store';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const open = () => getSnapshot().filter((one) => one.open);

it('keeps only the last toast', () => {
  toast({ title: 'uno' });
  toast({ title: 'dos', variant: 'destructive' });
  expect(getSnapshot()).toMatchObject([{ title: 'dos', variant: 'destructive', open: true }]);
});

it('removes a dismissed toast only after a very long delay', () => {
  toast({ title: 'uno' });
  const [{ id } = { id: 0 }] = getSnapshot();
  dismissToast(id);
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(getSnapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getSnapshot()).toEqual([]);
});

it('does not remove a new toast with an old one', () => {
  toast({ title: 'uno' });
  dismissToast(getSnapshot()[0]?.id ?? 0);
  toast({ title: 'dos' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(open()).toMatchObject([{ title: 'dos' }]);
});
