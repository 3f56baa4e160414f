import { imageSize } from 'image-size';

/** The media type of an image by its bytes; undefined for anything else. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  try {
    const { type } = imageSize(bytes);
    return type === 'jpg' ? 'image/jpeg' : TYPES.find((known) => known === `image/${type}`);
  } catch {
    return undefined;
  }
}

/** The types that the bucket accepts, besides JPEG (supabase/schemas/11_images.sql). */
const TYPES = ['image/webp', 'image/png', 'image/avif'];
