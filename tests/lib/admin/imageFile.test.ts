import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_TYPES,
  encodeWithin,
  fitWidth,
  fromDataUrl,
  MAX_BYTES,
  imageContentProblem,
  imageFileProblem,
  type Size,
  smallerSizes,
  toDataUrl,
} from '@/lib/admin/imageFile';
import { pictureBytes } from '../../support/pictures';

describe('a file', () => {
  const file = { name: 'foto.jpg', type: 'image/jpeg', size: 5_000_000 };

  it.each([
    [{}, undefined],
    [{ type: 'image/heic', name: 'a.heic' }, /HEIC/],
    [{ type: '', name: 'IMG_1.HEIC' }, /HEIC/],
    [{ type: 'image/svg+xml' }, /SVG/],
    [{ type: 'application/pdf', name: 'a.pdf' }, /«a\.pdf» no es una imagen admitida/],
    [{ size: 0 }, /vacío/],
    [{ size: 41_000_000 }, /pesa 41 MB; el máximo son 40 MB/],
  ])('%o is refused with a reason, or accepted', (change, reason) => {
    const refusal = imageFileProblem({ ...file, ...change });
    if (reason) expect(refusal).toMatch(reason);
    else expect(refusal).toBeUndefined();
  });

  it('is restored from its data URL', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 256);
    const back = fromDataUrl(await toDataUrl(new Blob([bytes], { type: 'image/webp' })));
    expect(back.type).toBe('image/webp');
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
  });
});

describe('the content of a file', () => {
  it.each(ACCEPTED_TYPES)('may have 50 megapixels as %s, and no more', (type) => {
    const problem = (width: number, height: number) =>
      imageContentProblem('foto', pictureBytes(type, { width, height }));
    expect(problem(10_000, 5_000)).toBeUndefined();
    expect(problem(10_001, 5_000)).toMatch(/tiene 50 megapíxeles; el máximo son 50/);
    expect(problem(16_000, 16_000)).toMatch(/tiene 256 megapíxeles/);
  });

  it.each([
    ['a script', new TextEncoder().encode('<script>alert(1)</script>')],
    ['a drawing', new TextEncoder().encode('<svg width="1" height="1"></svg>')],
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(1000)],
    ['half a header', pictureBytes('image/png', { bytes: 0 }).slice(0, 12)],
  ])('is refused when it is %s', (_, bytes) => {
    expect(imageContentProblem('foto.png', bytes)).toBe(
      '«foto.png» está dañado o no es una imagen.',
    );
  });
});

describe('a resized image', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 100_000, height: 10 },
      { width: 1600, height: 1 },
    ],
  ])('%o fits as %o', (size, fitted) => {
    expect(fitWidth(size, 1600)).toEqual(fitted);
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

  it('is encoded once when small enough', async () => {
    const { tried, encode } = encoder(0.1);
    expect((await encodeWithin(size, MAX_BYTES, encode)).size).toBeLessThanOrEqual(MAX_BYTES);
    expect(tried).toEqual([[1600, 0.86]]);
  });

  it('loses quality before dimensions', async () => {
    const { tried, encode } = encoder(0.5);
    expect((await encodeWithin(size, MAX_BYTES, encode)).size).toBeLessThanOrEqual(MAX_BYTES);
    expect(tried.slice(0, 6)).toEqual([
      ...[0.86, 0.78, 0.7, 0.6, 0.5].map((quality) => [1600, quality]),
      [1280, 0.86],
    ]);
  });

  it('loses only quality where its width must stay', async () => {
    const { tried, encode } = encoder(100);
    await encodeWithin({ width: 1080, height: 720 }, MAX_BYTES, encode, 1080);
    expect(new Set(tried.map(([width]) => width))).toEqual(new Set([1080]));
  });

  it('has smaller sizes, unless they are about as wide', () => {
    expect(smallerSizes({ width: 1600, height: 800 })).toEqual([
      { width: 1200, height: 600 },
      { width: 720, height: 360 },
    ]);
    expect(smallerSizes({ width: 1200, height: 600 })).toEqual([{ width: 720, height: 360 }]);
    expect(smallerSizes({ width: 800, height: 400 })).toEqual([]);
  });

  it('is the smallest encoding when none is small enough', async () => {
    const { tried, encode } = encoder(100);
    const { size: bytes } = await encodeWithin(size, MAX_BYTES, encode);
    const [width, quality] = tried.at(-1) ?? [0, 0];
    expect(width).toBeGreaterThanOrEqual(640);
    expect(quality).toBe(0.5);
    expect(bytes).toBeGreaterThan(MAX_BYTES);
  });
});
