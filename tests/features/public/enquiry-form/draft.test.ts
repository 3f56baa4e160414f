// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraft, typedBeforeHydration } from '@/features/public/enquiry-form/draft';
import { DRAFT_KEY } from '@/features/public/enquiry-form/draftKey';
import { EMPTY } from '@/features/public/enquiry-form/rules';
import { OTHER } from '../../../support/languages';

const open = () => createDraft(() => sessionStorage);
const stored = (at: string, values: object) => JSON.stringify({ savedAt: Date.parse(at), values });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-12T10:00:00Z') });
});

test('restores a draft on the next page, without a consent, which is never stored', () => {
  const typed = { name: 'Ana', message: 'Hola', channel: 'call' } as const;
  open().change({ ...typed, consent: true, special_consent: true });
  expect(open().values()).toEqual({ ...EMPTY, ...typed });
  expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Ana');
  expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('true');
});

test('erases a draft after a day on a page that stayed open, and nothing newer', () => {
  const first = open();
  first.change({ name: 'Ana' });
  vi.advanceTimersByTime(20 * 3_600_000);
  const restored = open();
  vi.advanceTimersByTime(4 * 3_600_000 - 1);
  expect([restored.values().name, open().values().name]).toEqual(['Ana', 'Ana']);
  vi.advanceTimersByTime(1);
  expect([restored.values(), open().values()]).toEqual([EMPTY, EMPTY]);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  restored.change({ name: 'Eva' });
  vi.advanceTimersByTime(20 * 3_600_000);
  restored.change({ message: 'Hola' });
  vi.advanceTimersByTime(20 * 3_600_000);
  expect(restored.values().name).toBe('Eva');
});

test.each([
  ['nonsense', '{{{'],
  ['what is a day old', stored('2026-01-11T10:00:00Z', { name: 'Ana' })],
  ['wrong values', stored('2026-01-12T09:00:00Z', { name: 7, urgency: 'x' })],
])('gives an empty form when storage holds %s', (_, text) => {
  sessionStorage.setItem(DRAFT_KEY, text);
  expect(open().values()).toEqual(EMPTY);
});

test('works in memory when storage is blocked', () => {
  const draft = createDraft(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  draft.change({ name: 'Ana' });
  expect(draft.values().name).toBe('Ana');
  draft.clear();
  expect(draft.values()).toEqual(EMPTY);
});

test('the language that the page has chosen is not taken for one that was typed before the app', () => {
  const form = document.createElement('form');
  form.innerHTML = `<input name="language" value="${OTHER}"><input name="name" value="Ana">`;
  expect(typedBeforeHydration(form, OTHER)).toEqual({ name: 'Ana' });
});
