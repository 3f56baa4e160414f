import { describe, expect, it } from 'vitest';
import {
  focusOf,
  focusStyle,
  imageUrl,
  pictureSize,
  responsive,
  smallerFiles,
  withFocus,
} from '@/lib/image';

const BACKEND = 'https://project.supabase.co';
const SAVED = '2026-11-21T12:00:00.123456+00:00';
const stored = `${BACKEND}/storage/v1/object/public/images/a.webp`;

it('the time of its row is added to an image of the backend, whatever its address (SPEC 7.6)', () => {
  const local = 'http://127.0.0.1:4173/storage/v1/object/public/images/a.webp';
  for (const image of [stored, local])
    expect(imageUrl(image, SAVED)).toBe(`${image}?t=1795262400123`);
  expect(imageUrl(stored, '')).toBe(stored);
  for (const image of [`${stored}?v=1`, '/images/covers/sea.svg', 'https://x.example/a.webp'])
    expect(imageUrl(image, SAVED), image).toBe(image);
});

describe('what stays in sight of a cover', () => {
  it('is at the end of its address, behind the time of its row', () => {
    const chosen = withFocus(stored, [30, 0]);
    expect(chosen).toBe(`${stored}#focus=30,0`);
    expect(imageUrl(chosen, SAVED)).toBe(`${stored}?t=1795262400123#focus=30,0`);
    expect(focusOf(chosen)).toEqual({ address: stored, focus: [30, 0] });
    expect(focusStyle(chosen)).toEqual({ objectPosition: '30% 0%' });
  });

  it('is the middle where nothing is chosen, which needs no words', () => {
    expect(withFocus(`${stored}#focus=30,0`, [50, 50])).toBe(stored);
    for (const src of [stored, `${stored}#focus=x`]) expect(focusStyle(src)).toBeUndefined();
  });
});

describe('a picture’s files', () => {
  const id = `${BACKEND}/storage/v1/object/public/images/posts/30000000-0000-4000-8000-000000000001`;

  it('are named by the widths in its name, with its version', () => {
    const src = `${id}-1600x900-1080-640.webp?t=5`;
    expect(responsive(src, '92vw')).toEqual({
      srcSet: `${src} 1600w, ${id}-1080.webp?t=5 1080w, ${id}-640.webp?t=5 640w`,
      sizes: '92vw',
    });
    expect(pictureSize(src)).toEqual({ width: 1600, height: 900 });
    expect(smallerFiles('posts/30000000-0000-4000-8000-000000000001-900x20-640.jpeg')).toEqual([
      { width: '640', src: 'posts/30000000-0000-4000-8000-000000000001-640.jpeg' },
    ]);
  });

  it('are one for an older picture and one of the site itself', () => {
    for (const src of [`${id}.webp`, '/images/covers/a-200x100-50.webp'])
      expect(responsive(src, '92vw'), src).toEqual({});
  });
});
