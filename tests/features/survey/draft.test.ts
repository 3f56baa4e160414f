// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, DRAFT_KEY } from '@/features/survey/draft';
import { EMPTY } from '@/features/survey/values';

const open = () => createDraft(() => sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-01-12T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a draft outlives its page, but not the consent given on it', () => {
  open().change({ name: 'Ana', message: 'Hola', channel: 'call', consent: true });
  expect(open().values()).toEqual({ ...EMPTY, name: 'Ana', message: 'Hola', channel: 'call' });
});

test('a draft of yesterday is forgotten and erased', () => {
  open().change({ name: 'Ana' });
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(open().values().name).toBe('Ana');
  vi.advanceTimersByTime(1);
  expect(open().values()).toEqual(EMPTY);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a draft that was handed in is erased, and whoever listens is told', () => {
  const draft = open();
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.change({ name: 'Ana' });
  draft.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(draft.values()).toEqual(EMPTY);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  stop();
  draft.change({ name: 'Eva' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['nonsense', '{{{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no time', JSON.stringify({ values: { name: 'Ana' } })],
  [
    'wrong values',
    JSON.stringify({ savedAt: Date.now() + 1e12, values: { name: 7, urgency: 'x' } }),
  ],
])('storage that holds %s gives an empty form', (_, stored) => {
  sessionStorage.setItem(DRAFT_KEY, stored);
  expect(open().values()).toEqual(EMPTY);
});

test('where storage is blocked, the form works in memory', () => {
  const draft = createDraft(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  draft.change({ name: 'Ana' });
  expect(draft.values().name).toBe('Ana');
  draft.clear();
  expect(draft.values()).toEqual(EMPTY);
});
