import { admin as t } from '@/admin-texts';
import { damaged, isHeic, readImage, type Size } from './imageFile';
import { Refusal } from './requests';

/** How an image is stored: by default as a picture of a post. */
export interface Storing {
  folder?: 'posts' | 'testimonials';
  /** Wide enough for a large screen, small enough for a slow connection. */
  maxWidth?: number;
  maxBytes?: number;
}

export const POSTS = { folder: 'posts', maxWidth: 1600, maxBytes: 300_000 } as const;

/** Widths of a picture besides its own: of phones, at two and three pixels per CSS pixel. */
const SMALLER_WIDTHS = [1200, 720];

/** A smaller file saves little unless it is narrower by this much. */
const MIN_REDUCTION = 0.8;

/** Tried in turn until an image is small enough. */
const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5];
const SHRINK = 0.8;
const MIN_WIDTH = 640;

/** Writes an open picture at a size and quality (0 to 1). */
type Encode = (size: Size, quality: number) => Promise<Blob>;

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
 * @param minWidth the image is not made narrower.
 * @returns the first result within `maxBytes`, else the smallest one, and its size.
 */
export async function encodeWithin(
  size: Size,
  maxBytes: number,
  encode: Encode,
  minWidth = MIN_WIDTH,
): Promise<Size & { file: Blob }> {
  let smallest: (Size & { file: Blob }) | undefined;
  for (let { width } = size; ; width = Math.round(width * SHRINK)) {
    const target = fitWidth(size, width);
    for (const quality of QUALITIES) {
      const file = await encode(target, quality);
      if (!smallest || file.size < smallest.file.size) smallest = { ...target, file };
      if (file.size <= maxBytes) return smallest;
    }
    if (width * SHRINK < minWidth && smallest) return smallest;
  }
}

/**
 * The files in which an image is stored, by their names: in up to three widths, for `srcset`, the
 * smaller ones with at most their share of the bytes, itself last. Its name has its size, so that a
 * page can reserve its space, and the widths of the smaller files, which are named by them.
 */
export async function filesOf(original: Size, encode: Encode, storing: Storing = {}) {
  const { folder, maxWidth, maxBytes } = { ...POSTS, ...storing };
  const whole = await encodeWithin(fitWidth(original, maxWidth), maxBytes, encode);
  const { width, height, file } = whole;
  const id = `${folder}/${crypto.randomUUID()}`;
  const end = `.${file.type.replace('image/', '')}`;
  const widths = SMALLER_WIDTHS.filter((smaller) => smaller <= width * MIN_REDUCTION);
  const files: [name: string, file: Blob][] = [];
  for (const smaller of widths) {
    const most = (file.size * smaller) / width;
    const narrow = await encodeWithin(fitWidth(whole, smaller), most, encode, smaller);
    files.push([`${id}-${smaller}${end}`, narrow.file]);
  }
  const name = [`${id}-${width}x${height}`, ...widths].join('-');
  return [...files, [name + end, file] as const];
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
 * The same of a file that somebody has chosen, honouring the EXIF orientation, as WebP where the
 * browser can write it; and how wide it was.
 * @throws {Refusal} for a file that is not an image, cannot be decoded or is too large.
 */
export async function resizeImage(file: File, storing?: Storing) {
  const { picture, width } = await readImage(file);
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new Refusal(isHeic(picture.type) ? t('images.heic') : damaged(file.name), { cause });
    },
  );
  const write: Encode = (size, quality) => encode(bitmap, size, quality);
  const files = await filesOf(bitmap, write, storing).finally(() => bitmap.close());
  return { files, width };
}
