import { describe, expect, it } from 'vitest';
import { encodeWithin, fitWidth, fromDataUrl, refusalOf, toDataUrl } from '@/lib/imageFile';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('a file', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    'may be %s',
    (type) => expect(refusalOf(file('a', type))).toBeUndefined(),
  );
  it.each([
    [file('a.HEIC', ''), /HEIC/],
    [file('a.svg', 'image/svg+xml'), /SVG/],
    [file('a.pdf', 'application/pdf'), /a\.pdf/],
    [file('a.png', 'image/png', 0), /vacío/],
    [file('a.png', 'image/png', 41_000_000), /41 MB/],
  ])('is refused and told why: %j', (refused, why) => expect(refusalOf(refused)).toMatch(why));
});

it('a picture is never made larger', () => {
  expect(fitWidth({ width: 100, height: 50 }, 1600)).toEqual({ width: 100, height: 50 });
  expect(fitWidth({ width: 3000, height: 1500 }, 168)).toEqual({ width: 168, height: 84 });
  expect(fitWidth({ width: 9000, height: 1 }, 168)).toEqual({ width: 168, height: 1 });
});

it('is made worse before it is made smaller, and no more than needed', async () => {
  const tried: string[] = [];
  const blob = await encodeWithin({ width: 1600, height: 800 }, 100, async (size, quality) => {
    tried.push(`${size.width} ${quality}`);
    return Promise.resolve(new Blob(['x'.repeat((size.width / 10) * quality)]));
  });
  expect(blob.size).toBeLessThanOrEqual(100);
  expect(tried[0]).toBe('1600 0.86');
  expect(tried.at(-1)).toBe('1600 0.6');
});

it('becomes a text and a file again', async () => {
  const text = await toDataUrl(new Blob(['ñ'], { type: 'image/webp' }));
  expect(text).toMatch(/^data:image\/webp;base64,/);
  const back = fromDataUrl(text);
  expect([back.type, await back.text()]).toEqual(['image/webp', 'ñ']);
});
