import { expect, it } from 'vitest';
import { imageUrl } from '../../src/lib/image';

const BACKEND = 'https://project.supabase.co';
const stored = `${BACKEND}/storage/v1/object/public/images/a.webp`;

it('a picture at the backend has a time stamp (SPEC 7.6)', () => {
  expect(imageUrl(stored, BACKEND, 42)).toBe(`${stored}?t=42`);
  expect(Number(/\?t=(\d+)$/.exec(imageUrl(stored, BACKEND))?.[1])).toBeGreaterThan(1.7e12);
});

it.each([
  `${stored}?v=1`,
  `${stored}?`,
  '/images/covers/sea.svg',
  'https://elsewhere.example/storage/v1/object/public/images/a.webp',
  'https://project.supabase.co.evil.example/storage/a.webp',
  'data:image/png;base64,AAAA',
  '',
])('any other is as it is: %s', (src) => {
  expect(imageUrl(src, BACKEND, 42)).toBe(src);
});
