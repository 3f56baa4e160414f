// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { encryptedDrafts } from '@/lib/admin/drafts';
import { SOURCE_LANGUAGE } from '@/site/languages';

const KEY = 'ab'.repeat(32);
const ana = () => encryptedDrafts(localStorage, 'ana', KEY);
const value = { base: '', text: 'Llamar a Clara. ¿Mañana? 明天' };

afterEach(() => vi.useRealTimers());

test('returns a draft to its author and to nobody else', () => {
  expect(ana().write('notes_1', value)).toBe(true);
  expect(ana().read('notes_1')).toEqual(value);
  expect(JSON.stringify(localStorage)).not.toMatch(/Clara|text/);
  expect(encryptedDrafts(localStorage, 'eva', KEY).read('notes_1')).toBeUndefined();
  expect(encryptedDrafts(localStorage, 'ana', 'cd'.repeat(32)).read('notes_1')).toBeUndefined();
  ana().remove('notes_1');
  expect(localStorage).toHaveLength(0);
});

test('opens a draft under its own key alone', () => {
  ana().write('notes_1', value);
  localStorage.setItem('draft_ana_notes_2', localStorage.getItem('draft_ana_notes_1') ?? '');
  expect(ana().read('notes_2')).toBeUndefined();
});

test('keeps a draft as large as a picture', () => {
  const picture = 'A'.repeat(2_000_000);
  expect(ana().write('post_1', picture)).toBe(true);
  expect(ana().read('post_1')).toBe(picture);
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

test.each([
  ['blocked', undefined, KEY],
  ['without a key', localStorage, undefined],
] as const)('keeps nothing where storage is %s', (_, storage, key) => {
  const none = encryptedDrafts(storage, 'ana', key);
  expect(none.write('notes_1', value)).toBe(false);
  expect(none.read('notes_1')).toBeUndefined();
  none.remove('notes_1');
});

test('does not throw where storage is full', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(encryptedDrafts(full, 'ana', KEY).write('notes_1', value)).toBe(false);
});
