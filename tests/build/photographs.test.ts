import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inWidth } from '../../build/photographs';
import { PHOTOGRAPH_SHAPES, type PhotographShape } from '@/site/photographs';
import { temporaryFolder } from '../support/temporaryFolder';

const SHAPES = Object.keys(PHOTOGRAPH_SHAPES) as PhotographShape[];

/** How bright a picture is near three of its corners. */
async function corners(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data[(Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels] ??
    NaN;
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9)] as const;
}

it.each(SHAPES)('makes %s upright in each width, without where it was taken', async (shape) => {
  const folder = temporaryFolder();
  const file = join(folder, 'taken.jpg');
  const [wide, high] = [1600, 1200];
  // Darker from left to right, and turned by the camera: upright, from top to bottom.
  const pixels = Buffer.alloc(
    wide * high,
    Buffer.from(Array.from({ length: wide }, (_, x) => x / 7)),
  );
  const taken = sharp(pixels, { raw: { width: wide, height: high, channels: 1 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Somebody' } })
    .jpeg();
  writeFileSync(file, await taken.toBuffer());
  const { widths, ratio } = PHOTOGRAPH_SHAPES[shape];
  for (const width of widths) {
    const picture = await inWidth(file, shape, width);
    expect(imageSize(picture)).toMatchObject({
      width,
      height: Math.round(width / ratio),
      type: 'webp',
    });
    expect(picture.includes('Somebody')).toBe(false);
    const [topLeft, topRight, bottomLeft] = await corners(picture);
    expect(Math.abs(topLeft - topRight)).toBeLessThan(10);
    expect(Math.abs(topLeft - bottomLeft)).toBeGreaterThan(50);
  }
});
