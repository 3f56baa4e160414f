import { join } from 'node:path';
import { ROOT } from '../server/paths.ts';
import { firm } from '../src/site/firm.ts';
import {
  PHOTOGRAPH_SHAPES,
  photographPath,
  type PhotographShape,
} from '../src/site/photographs.ts';
import type { MadeFile } from './madeFiles.ts';

/** Where the photographs are that `firm.ts` names, as large as they were taken. */
export const PHOTOGRAPHS = join(ROOT, 'photographs');

/** A photograph in one shape and width, without what the camera wrote into it. */
export async function inWidth(
  file: string,
  shape: PhotographShape,
  width: number,
): Promise<Buffer> {
  // Loaded here, since most builds have no photograph to make smaller.
  const { default: sharp } = await import('sharp');
  const height = Math.round(width / PHOTOGRAPH_SHAPES[shape].ratio);
  return sharp(file)
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
}

const { hero, office } = firm.photographs;

/** The photographs that the firm names, in each shape and width. */
export const PHOTOGRAPH_FILES = [
  ...firm.lawyers.map(({ photograph }) => ({ photograph, shape: 'person' as const })),
  { photograph: office, shape: 'office' as const },
  { photograph: hero, shape: 'wide' as const },
  { photograph: hero, shape: 'tall' as const },
].flatMap(({ photograph, shape }): MadeFile[] =>
  photograph === undefined
    ? []
    : PHOTOGRAPH_SHAPES[shape].widths.map((width) => ({
        path: photographPath(photograph, shape, width),
        type: 'image/webp',
        make: () => inWidth(join(PHOTOGRAPHS, photograph), shape, width),
      })),
);
