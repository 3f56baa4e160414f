import { beforeEach, expect, test } from 'vitest';
import { type Draft, postDrafts } from '@/features/admin/posts/editor/draft';
import { blankValues } from '@/features/admin/posts/post';

const base = { ...blankValues('2026-01-01'), image: 'https://x.example/a.webp' };
const draft: Draft = {
  at: '2026-01-02T10:00:00.000Z',
  version: 3,
  base,
  values: { ...base, title: 'Escrito', additionalCategories: ['Vivienda'] },
};

const kept = new Map<string, unknown>();
let room = Infinity;
const drafts = postDrafts({
  read: (name) => kept.get(name),
  write(name, value) {
    if (JSON.stringify(value).length > room) return false;
    kept.set(name, value);
    return true;
  },
  remove: (name) => void kept.delete(name),
});

beforeEach(() => {
  kept.clear();
  room = Infinity;
});

test('completes a draft of an older version with default values, and ignores what is none', () => {
  kept.set('post_one', { a: 1 });
  expect(drafts.read('one')).toBeUndefined();
  kept.set('post_one', { ...draft, values: { title: 'Escrito', hidden: 'yes', gone: 'x' } });
  const read = drafts.read('one')?.values;
  expect(read).toMatchObject({ title: 'Escrito', showOnHomepage: false, hidden: true });
  expect(read).not.toHaveProperty('gone');
});

test('drops the image before the text when storage is full', () => {
  room = 10_000;
  const image = `data:image/webp;base64,${'A'.repeat(10_000)}`;
  expect(drafts.write('one', { ...draft, values: { ...draft.values, image } })).toBe(true);
  expect(drafts.read('one')?.values).toMatchObject({ title: 'Escrito', image: base.image });
  const content = 'a'.repeat(10_000);
  expect(drafts.write('one', { ...draft, values: { ...draft.values, content } })).toBe(false);
});
