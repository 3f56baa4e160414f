import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inWidth } from '../../build/photographs';
import { PHOTOGRAPH_WIDTHS, photographFiles } from '@/site/photographs';

it('makes each width of a photograph upright, without where it was taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  const file = join(folder, 'taken.jpg');
  const taken = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg();
  writeFileSync(file, await taken.toBuffer());
  for (const width of PHOTOGRAPH_WIDTHS) {
    const picture = await inWidth(file, width);
    expect(imageSize(picture)).toMatchObject({ width, height: (width / 4) * 5, type: 'webp' });
    expect(picture.includes('Somebody')).toBe(false);
  }
  rmSync(folder, { recursive: true });
});

it('names the widths by the photograph', () => {
  expect(photographFiles('maria.jpg')).toEqual({
    src: '/images/people/maria-800.webp',
    srcSet: [200, 400, 800].map((w) => `/images/people/maria-${w}.webp ${w}w`).join(', '),
  });
});
