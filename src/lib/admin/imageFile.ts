import { imageSize } from 'image-size';

/**
 * Limits of a stored image: wide enough for a large screen, small enough for a slow mobile
 * connection.
 */
export const MAX_WIDTH = 1600;
export const MAX_BYTES = 300_000;

/** Larger than any camera's files; decoding more may exhaust the browser's memory. */
const MAX_INPUT_BYTES = 40_000_000;

/**
 * More than any camera's pictures. A file of a few kilobytes can declare huge dimensions, and
 * decoding it would exhaust the memory.
 */
const MAX_PIXELS = 50_000_000;

export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/**
 * Widths of a post's picture besides its own: what phones of 390 and 430 px show at two and at
 * three pixels per CSS pixel.
 */
export const SMALLER_WIDTHS = [1200, 720];

/** A smaller file saves little unless it is narrower by this much. */
const MIN_REDUCTION = 0.8;

/** Tried in turn until an image is small enough. */
const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5];
const SHRINK = 0.8;
const MIN_WIDTH = 640;

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Why a file cannot be used as an image, in Spanish; undefined if it can. */
export function imageFileProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (/hei[cf]$/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) {
    return 'Las fotos HEIC no se pueden abrir en el navegador. Guárdela antes como JPG.';
  }
  if (file.type === 'image/svg+xml') {
    return 'Los dibujos SVG no se admiten, porque pueden llevar código. Use JPG, PNG o WebP.';
  }
  if (!ACCEPTED_TYPES.includes(file.type)) {
    return `«${file.name}» no es una imagen admitida. Use JPG, PNG, WebP, AVIF o GIF.`;
  }
  if (file.size === 0) return `«${file.name}» está vacío.`;
  if (file.size > MAX_INPUT_BYTES) {
    const megabytes = Math.round(file.size / 1_000_000);
    return `La imagen pesa ${megabytes} MB; el máximo son ${MAX_INPUT_BYTES / 1_000_000} MB.`;
  }
  return undefined;
}

/**
 * Why the content of a file cannot be used as an image, in Spanish; undefined if it can. Reads the
 * header only: what is too large must not be decoded.
 */
export function imageContentProblem(name: string, bytes: Uint8Array): string | undefined {
  let size;
  try {
    size = imageSize(bytes);
  } catch {
    return damaged(name);
  }
  const type = size.type === 'jpg' ? 'jpeg' : size.type;
  if (!ACCEPTED_TYPES.includes(`image/${type}`)) return damaged(name);
  if (size.width * size.height <= MAX_PIXELS) return undefined;
  const megapixels = Math.round((size.width * size.height) / 1_000_000);
  return `La imagen tiene ${megapixels} megapíxeles; el máximo son ${MAX_PIXELS / 1_000_000}. Redúzcala antes.`;
}

/** The message for a file that is not an image, or a damaged one. */
export const damaged = (name: string) => `«${name}» está dañado o no es una imagen.`;

/** The smaller sizes in which a picture of a post is stored. */
export const smallerSizes = (size: Size): Size[] =>
  SMALLER_WIDTHS.filter((width) => width <= size.width * MIN_REDUCTION).map((width) =>
    fitWidth(size, width),
  );

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

/** Encodes a small file as a data URL, to be kept in a text field. */
export async function toDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return `data:${blob.type};base64,${btoa(binary)}`;
}

export function isDataUrl(url: string): boolean {
  return url.startsWith('data:');
}

/** Decodes a data URL made by `toDataUrl`. */
export function fromDataUrl(url: string): Blob {
  const [head = '', base64 = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
