import { expect, test } from 'vitest';
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
const drafts = postDrafts({
  read: (name) => kept.get(name),
  write: (name, value) => kept.set(name, value).has(name),
  remove: (name) => void kept.delete(name),
});

test('completes a draft of an older version with default values, and takes its names', () => {
  const old = { title: 'Escrito', hidden: 'yes', showOnHomepage: true, gone: 'x', image: 'data:,' };
  kept.set('post_one', { ...draft, values: old });
  const read = drafts.read('one')?.values;
  expect(read).toMatchObject({ title: 'Escrito', show_on_homepage: true, hidden: true, slug: '' });
  expect(read?.image).toBe(base.image);
  expect(read).not.toHaveProperty('gone');
});
