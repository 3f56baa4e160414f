import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inWidth } from '../../build/photographs';
import { PHOTOGRAPH_SHAPES, type PhotographShape } from '@/site/photographs';

const SHAPES = Object.keys(PHOTOGRAPH_SHAPES) as PhotographShape[];

it.each(SHAPES)('makes %s upright in each width, without where it was taken', async (shape) => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  const file = join(folder, 'taken.jpg');
  const taken = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
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
  }
  rmSync(folder, { recursive: true });
});
