import { beforeEach, expect, test } from 'vitest';
import { type Draft, postDrafts } from '@/features/admin/posts/editor/useDraft';
import { blankValues } from '@/features/admin/posts/post';

const base = { ...blankValues('2026-01-01'), image: 'https://x.example/a.webp' };
const draft: Draft = {
  at: '2026-01-02T10:00:00.000Z',
  version: 3,
  base,
  values: { ...base, title: 'Escrito', additional_categories: ['Vivienda'] },
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

test('completes a draft of an older version with default values, and takes its names', () => {
  const old = { title: 'Escrito', hidden: 'yes', showOnHomepage: true, gone: 'x' };
  kept.set('post_one', { ...draft, values: old });
  const read = drafts.read('one')?.values;
  expect(read).toMatchObject({ title: 'Escrito', show_on_homepage: true, hidden: true, slug: '' });
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
