import { expect, it } from 'vitest';
import { imageUrl } from '@/lib/image';

const BACKEND = 'https://project.supabase.co';
const SAVED = '2026-11-21T12:00:00.123456+00:00';
const stored = `${BACKEND}/storage/v1/object/public/images/a.webp`;

it('adds the time of the row to an image of the backend (SPEC 7.6)', () => {
  expect(imageUrl(stored, BACKEND, SAVED)).toBe(`${stored}?t=1795262400123`);
});

it('adds none without a time', () => {
  expect(imageUrl(stored, BACKEND, '')).toBe(stored);
});

it.each([
  `${stored}?v=1`,
  `${stored}?`,
  '/images/covers/sea.svg',
  'https://elsewhere.example/storage/v1/object/public/images/a.webp',
  'https://project.supabase.co.evil.example/storage/a.webp',
  'data:image/png;base64,AAAA',
  '',
])('leaves any other image unchanged: %s', (src) => {
  expect(imageUrl(src, BACKEND, SAVED)).toBe(src);
});
