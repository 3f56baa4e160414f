import { imageSize } from 'image-size';

/** More fills the memory of whoever shows it: a PNG of 65,535 by 65,535 takes a few kilobytes. */
const MOST_PIXELS = 50_000_000;

/** The media type of an image by its bytes; undefined for anything else, and for one of too many pixels. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    if (width * height > MOST_PIXELS) return undefined;
    return type === 'jpg' ? 'image/jpeg' : TYPES.find((known) => known === `image/${type}`);
  } catch {
    return undefined;
  }
}

/** The types that the bucket accepts, besides JPEG (supabase/schemas/11_images.sql). */
const TYPES = ['image/webp', 'image/png', 'image/avif'];
