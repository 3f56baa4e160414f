import { admin as t } from '@/admin-texts';
import {
  damaged,
  type ImageContent,
  imageFileProblem,
  isHeic,
  readImageContent,
  type Size,
} from './imageFile';

/** Limits of a stored image: wide enough for a large screen, small enough for a slow connection. */
export const MAX_WIDTH = 1600;
export const MAX_BYTES = 300_000;

/** Widths of a post's picture besides its own: of phones, at two and three pixels per CSS pixel. */
const SMALLER_WIDTHS = [1200, 720];

/** A smaller file saves little unless it is narrower by this much. */
const MIN_REDUCTION = 0.8;

/** Tried in turn until an image is small enough. */
const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5];
const SHRINK = 0.8;
const MIN_WIDTH = 640;

/** Limits of the result; by default those of the site. */
export interface ImageLimits {
  maxWidth?: number;
  maxBytes?: number;
}

/** Thrown for a file that cannot be used as an image; the message says why. */
export class ImageRejected extends Error {
  override name = 'ImageRejected';
}

/** Scales a size down to a maximal width; never up. */
export function fitWidth({ width, height }: Size, maxWidth: number): Size {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Encodes an image so that it stays within a size limit: first at lower qualities, then at smaller
 * sizes.
 * @param encode encodes the image at a size and quality (0 to 1).
 * @param minWidth the image is not made narrower.
 * @returns the first result within `maxBytes`, else the smallest one.
 */
export async function encodeWithin(
  size: Size,
  maxBytes: number,
  encode: (size: Size, quality: number) => Promise<Blob>,
  minWidth = MIN_WIDTH,
): Promise<Blob> {
  let smallest: Blob | undefined;
  for (let width = Math.min(size.width, MAX_WIDTH); ; width = Math.round(width * SHRINK)) {
    const target = fitWidth(size, width);
    for (const quality of QUALITIES) {
      const blob = await encode(target, quality);
      if (blob.size <= maxBytes) return blob;
      if (!smallest || blob.size < smallest.size) smallest = blob;
    }
    if (width * SHRINK < minWidth) return smallest as Blob;
  }
}

async function encode(bitmap: ImageBitmap, size: Size, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas context.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return webp;
  // The browser cannot encode WebP: JPEG instead, with transparent areas white rather than black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/**
 * Resizes an image for the site: at most 1600 px wide, honouring the EXIF orientation, as WebP, and
 * below 300 kB where possible.
 * @returns it, and what the file was.
 * @throws {ImageRejected} for a file that is not an image, cannot be decoded or is too large.
 */
export async function resizeImage(
  file: File,
  { maxWidth = MAX_WIDTH, maxBytes = MAX_BYTES }: ImageLimits = {},
): Promise<{ image: Blob; content: ImageContent }> {
  const problem = imageFileProblem(file);
  if (problem !== undefined) throw new ImageRejected(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = readImageContent(file.name, bytes);
  if (typeof content === 'string') throw new ImageRejected(content);
  // Under its real type: a name or a program may have given it another.
  const picture = new Blob([bytes], { type: content.type });
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new ImageRejected(isHeic(content.type) ? t('images.heic') : damaged(file.name), {
        cause,
      });
    },
  );
  try {
    const image = await encodeWithin(fitWidth(bitmap, maxWidth), maxBytes, (size, quality) =>
      encode(bitmap, size, quality),
    );
    return { image, content };
  } finally {
    bitmap.close();
  }
}

/** An open picture, which can be written in other sizes. */
interface OpenPicture extends Size {
  encode: (size: Size, quality: number) => Promise<Blob>;
}

/**
 * The files in which a picture of a post is stored, by their names: in up to three widths, for
 * `srcset`, the smaller ones with at most their share of the bytes, itself last. Its name has its
 * size, so that a page can reserve its space, and the widths of the smaller files, which are named
 * by them.
 */
export async function filesOf(
  picture: Blob,
  { width, height, encode: write }: OpenPicture,
): Promise<[name: string, file: Blob][]> {
  const id = `posts/${crypto.randomUUID()}`;
  const end = `.${picture.type.replace('image/', '')}`;
  const sizes = SMALLER_WIDTHS.filter((smaller) => smaller <= width * MIN_REDUCTION).map(
    (smaller) => fitWidth({ width, height }, smaller),
  );
  const files: [string, Blob][] = [];
  for (const size of sizes) {
    const maxBytes = (picture.size * size.width) / width;
    const file = await encodeWithin(size, maxBytes, write, size.width);
    files.push([`${id}-${size.width}${end}`, file]);
  }
  const widths = sizes.map((size) => `-${size.width}`).join('');
  return [...files, [`${id}-${width}x${height}${widths}${end}`, picture]];
}

/** The same in a browser, of a picture that it can open. */
export async function browserFilesOf(picture: Blob): Promise<[name: string, file: Blob][]> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const write = (size: Size, quality: number) => encode(bitmap, size, quality);
  return filesOf(picture, { width, height, encode: write }).finally(() => bitmap.close());
}
