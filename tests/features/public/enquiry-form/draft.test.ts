// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft, typedBeforeHydration } from '@/features/public/enquiry-form/draft';
import { DRAFT_KEY } from '@/features/public/enquiry-form/draftKey';
import { EMPTY } from '@/features/public/enquiry-form/values';
import { OTHER } from '../../../support/languages';

const open = () => createDraft(() => sessionStorage);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-12T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('restores a draft on the next page, without the consent', () => {
  open().change({ name: 'Ana', message: 'Hola', channel: 'call', consent: true });
  expect(open().values()).toEqual({ ...EMPTY, name: 'Ana', message: 'Hola', channel: 'call' });
});

test('never writes a consent into the storage', () => {
  open().change({ name: 'Ana', consent: true, special_consent: true });
  const stored = sessionStorage.getItem(DRAFT_KEY);
  expect(stored).toContain('Ana');
  expect(stored).not.toContain('true');
});

test('erases a draft after a day', () => {
  open().change({ name: 'Ana' });
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(open().values().name).toBe('Ana');
  vi.advanceTimersByTime(1);
  expect(open().values()).toEqual(EMPTY);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('erases a draft after a day on a page that stayed open, and nothing newer', () => {
  const first = open();
  first.change({ name: 'Ana' });
  vi.advanceTimersByTime(20 * 3_600_000);
  const restored = open();
  expect(restored.values().name).toBe('Ana');
  vi.advanceTimersByTime(4 * 3_600_000);
  expect(restored.values()).toEqual(EMPTY);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  restored.change({ name: 'Eva' });
  vi.advanceTimersByTime(20 * 3_600_000);
  restored.change({ message: 'Hola' });
  vi.advanceTimersByTime(20 * 3_600_000);
  expect(restored.values().name).toBe('Eva');
});

test('erases a submitted draft and notifies listeners', () => {
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
  ['no timestamp', JSON.stringify({ values: { name: 'Ana' } })],
  [
    'wrong values',
    JSON.stringify({ savedAt: Date.now() + 1e12, values: { name: 7, urgency: 'x' } }),
  ],
])('gives an empty form when storage holds %s', (_, stored) => {
  sessionStorage.setItem(DRAFT_KEY, stored);
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

describe('what was typed before hydration', () => {
  /** The form of a German page, as prerendered but for the given inputs. */
  const typed = (inputs = '', language: string = OTHER) => {
    const form = document.createElement('form');
    form.innerHTML = `
      <input name="urgency" type="radio" value="${EMPTY.urgency}" checked />
      <input name="channel" type="radio" value="${EMPTY.channel}" checked />
      <input name="language" value="${language}" />
      ${inputs}`;
    return typedBeforeHydration(form, OTHER);
  };

  test('is nothing where the form has only its defaults, of which one is the page’s language', () => {
    expect(typed()).toBeUndefined();
  });

  test('is what differs from the defaults, the consent included', () => {
    const inputs =
      '<input name="name" value="Jörg" /><input name="consent" type="checkbox" checked />';
    expect(typed(inputs)).toEqual({ name: 'Jörg', consent: true });
  });

  test('includes another language to be answered in', () => {
    expect(typed('', 'fr')).toEqual({ language: 'fr' });
  });
});
