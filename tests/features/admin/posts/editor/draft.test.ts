import { expect, test } from 'vitest';
import { draftOf } from '@/features/admin/posts/editor/useDraft';
import { blankValues } from '@/features/admin/posts/post';

test('a draft of an older version is completed with default values, and has no picture in it', () => {
  const base = { ...blankValues('2026-01-01'), image: 'https://x.example/a.webp' };
  const old = {
    title: 'Escrito',
    hidden: 'yes',
    show_on_homepage: true,
    gone: 'x',
    image: 'data:,',
  };
  const draft = draftOf({ at: '2026-01-02T10:00:00.000Z', version: 3, base, values: old });
  expect(draft?.values).toMatchObject({
    ...{ title: 'Escrito', show_on_homepage: true, hidden: true, slug: '', image: base.image },
  });
  expect(draft?.values).not.toHaveProperty('gone');
});
