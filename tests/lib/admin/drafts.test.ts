// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { encryptedDrafts } from '@/lib/admin/drafts';
import { SOURCE_LANGUAGE } from '@/site/languages';

const KEY = 'ab'.repeat(32);
const ana = () => encryptedDrafts(localStorage, 'ana', KEY);
const value = { base: '', text: 'Llamar a Clara. ¿Mañana? 明天' };

test('returns a draft to its author under its own key, and to nobody else', () => {
  expect(ana().write('notes_1', value)).toBe(true);
  expect(ana().read('notes_1')).toEqual(value);
  expect(JSON.stringify(localStorage)).not.toMatch(/Clara|text/);
  expect(encryptedDrafts(localStorage, 'eva', KEY).read('notes_1')).toBeUndefined();
  expect(encryptedDrafts(localStorage, 'ana', 'cd'.repeat(32)).read('notes_1')).toBeUndefined();
  localStorage.setItem('draft_ana_notes_2', localStorage.getItem('draft_ana_notes_1') ?? '');
  expect(ana().read('notes_2')).toBeUndefined();
  for (const name of ['notes_1', 'notes_2']) ana().remove(name);
  expect(localStorage).toHaveLength(0);
});

test('removes drafts of any author that were not continued for thirty days', () => {
  vi.useFakeTimers();
  ana().write('notes_1', value);
  localStorage.setItem('draft_eva_x', 'without a date');
  localStorage.setItem('selectedLanguage', SOURCE_LANGUAGE);
  vi.advanceTimersByTime(29 * 24 * 3_600_000);
  expect(ana().read('notes_1')).toEqual(value);
  vi.advanceTimersByTime(2 * 24 * 3_600_000);
  encryptedDrafts(localStorage, 'eva', KEY);
  expect(Object.keys(localStorage)).toEqual(['selectedLanguage']);
});

test('keeps nothing, and does not throw, where storage is blocked or full, or without a key', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(encryptedDrafts(full, 'ana', KEY).write('notes_1', value)).toBe(false);
  for (const none of [
    encryptedDrafts(undefined, 'ana', KEY),
    encryptedDrafts(localStorage, 'ana', undefined),
  ]) {
    expect(none.write('notes_1', value)).toBe(false);
    expect(none.read('notes_1')).toBeUndefined();
    none.remove('notes_1');
  }
});
