import { encodeWithin, fitWidth, MAX_BYTES, MAX_WIDTH, refusalOf, type Size } from './imageFile';

/** The largest a picture may become; what is left out is the site's own limit. */
export interface ImageLimits {
  maxWidth?: number;
  maxBytes?: number;
}

/** A picture that cannot be used; the message says why, in Spanish. */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function canvasOf({ width, height }: Size): Canvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function blobOf(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      type,
      quality,
    );
  });
}

async function encode(bitmap: ImageBitmap, size: Size, quality: number): Promise<Blob> {
  const canvas = canvasOf(size);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  const webp = await blobOf(canvas, 'image/webp', quality);
  if (webp.type === 'image/webp') return webp;
  // A browser that writes no WebP: JPEG then, its transparent parts white instead of black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  return blobOf(canvas, 'image/jpeg', quality);
}

/**
 * Makes a picture fit for the site: at most 1600 px wide, upright as the camera's note says (EXIF), WebP, below
 * 300 kB where possible; smaller and lighter where `limits` say so.
 * @throws {ImageRefused} for what is no picture, cannot be opened, or is too large.
 */
export async function resizeImage(
  file: File,
  { maxWidth = MAX_WIDTH, maxBytes = MAX_BYTES }: ImageLimits = {},
): Promise<Blob> {
  const refusal = refusalOf(file);
  if (refusal !== undefined) throw new ImageRefused(refusal);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new ImageRefused(`«${file.name}» está dañado o no es una imagen.`, { cause });
    },
  );
  try {
    return await encodeWithin(fitWidth(bitmap, maxWidth), maxBytes, (size, quality) =>
      encode(bitmap, size, quality),
    );
  } finally {
    bitmap.close();
  }
}
