import { expect, it } from 'vitest';
import type { Size } from '@/lib/admin/imageFile';
import { encodeWithin, fitWidth, POSTS } from '@/lib/admin/resizeImage';

it('a resized image fits in a width, and never has none', () => {
  const fitted = (width: number, height: number) => fitWidth({ width, height }, 1600);
  expect(fitted(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitted(100_000, 10)).toEqual({ width: 1600, height: 1 });
});

/** A fake encoder whose output has pixels × quality bytes. */
function encoder(bytesPerPixel: number) {
  const tried: [number, number][] = [];
  const encode = (size: Size, quality: number) => {
    tried.push([size.width, quality]);
    const bytes = Math.round(size.width * size.height * quality * bytesPerPixel);
    return Promise.resolve({ size: bytes } as Blob);
  };
  return { tried, encode };
}
const size = { width: 1600, height: 1000 };

it.each([
  ['is encoded once when small enough', 0.1, 1],
  ['loses quality before dimensions', 0.5, 6],
])('a resized image %s', async (_, bytesPerPixel, times) => {
  const { tried, encode } = encoder(bytesPerPixel);
  const { file } = await encodeWithin(size, POSTS.maxBytes, encode);
  expect(file.size).toBeLessThanOrEqual(POSTS.maxBytes);
  const qualities = [0.86, 0.78, 0.7, 0.6, 0.5].map((quality) => [1600, quality]);
  expect(tried.slice(0, 6)).toEqual([...qualities, [1280, 0.86]].slice(0, times));
});
