// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, draftStore } from '@/features/admin/posts/draft';
import { blankValues } from '@/features/admin/posts/post';

const base = { ...blankValues('2026-01-01'), image: 'https://x.example/a.webp' };
const draft: Draft = {
  at: '2026-01-02T10:00:00.000Z',
  person: 'ana',
  version: 3,
  base,
  values: { ...base, title: 'Escrito', additionalCategories: ['Vivienda'] },
};
const store = () => draftStore(localStorage);

beforeEach(() => localStorage.clear());

test('restores a draft for its post and its user', () => {
  expect(store().write('one', draft)).toBe(true);
  expect(store().read('one', 'ana')).toEqual(draft);
  expect(store().read('two', 'ana')).toBeUndefined();
  expect(store().read('one', 'eva')).toBeUndefined();
});

test('forgets a removed draft', () => {
  store().write('one', draft);
  store().remove('one');
  expect(store().read('one', 'ana')).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['something else', '{"a":1}'],
  ['nothing', ''],
])('ignores %s in place of a draft', (_, text) => {
  localStorage.setItem('post_draft_one', text);
  expect(store().read('one', 'ana')).toBeUndefined();
});

test('completes a draft of an older version with default values', () => {
  const old = { ...draft, values: { title: 'Escrito', hidden: 'yes', gone: 'x' } };
  localStorage.setItem('post_draft_one', JSON.stringify(old));
  const read = store().read('one', 'ana')?.values;
  expect(read).toMatchObject({ title: 'Escrito', showOnHomepage: false, hidden: true });
  expect(read).not.toHaveProperty('gone');
});

test('drops the image before the text when storage is full', () => {
  const full = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: vi.fn((key: string, value: string) => {
      if (value.length > 10_000) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    }),
  } as unknown as Storage;
  const picture = {
    ...draft,
    values: { ...draft.values, image: `data:image/webp;base64,${'A'.repeat(9000)}` },
  };
  expect(draftStore(full).write('one', picture)).toBe(true);
  expect(store().read('one', 'ana')?.values).toMatchObject({ title: 'Escrito', image: base.image });
  const text = { ...draft, values: { ...draft.values, content: 'a'.repeat(10_000) } };
  expect(draftStore(full).write('one', text)).toBe(false);
});

test('does nothing without storage', () => {
  const none = draftStore(undefined);
  expect(none.write('one', draft)).toBe(false);
  expect(none.read('one', 'ana')).toBeUndefined();
  none.remove('one');
});
