/** What the file of a picture is and must be; what it is made into: resizeImage.ts. */
import { imageSize } from 'image-size';
import { admin as t } from '@/admin-texts';
import { Refusal } from './requests';

/** Larger than any camera's files; decoding more may exhaust the browser's memory. */
const MAX_INPUT_BYTES = 40_000_000;

/** More than any camera's pictures: a small file can declare huge dimensions and exhaust the memory. */
const MAX_PIXELS = 110_000_000;

export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What a file field offers: photos of phones too, which some browsers can open. */
export const PICKED_TYPES = [...ACCEPTED_TYPES, '.heic', '.heif'];

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export const isHeic = (type: string) => /\/hei[cf]$/.test(type);

const isSvg = (bytes: Uint8Array) =>
  /^\s*<[^]*?svg\b/i.test(new TextDecoder().decode(bytes.subarray(0, 4096)));

/**
 * Reads what a picture is from its header only: what is too large must not be decoded.
 * @returns it under its real type, since a name or a program may have given it another, and its width.
 * @throws {Refusal}
 */
export async function readImage(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>) {
  const { name } = file;
  if (file.size === 0) throw new Refusal(t('images.empty', { name }));
  if (file.size > MAX_INPUT_BYTES) {
    const megabytes = Math.round(file.size / 1_000_000);
    throw new Refusal(t('images.tooHeavy', { megabytes, max: MAX_INPUT_BYTES / 1_000_000 }));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  let size;
  try {
    size = imageSize(bytes);
  } catch (cause) {
    // A drawing need not say its size.
    throw new Refusal(isSvg(bytes) ? t('images.svg') : damaged(name), { cause });
  }
  const { width, height } = size;
  const type = `image/${size.type === 'jpg' ? 'jpeg' : size.type}`;
  if (size.type === 'svg') throw new Refusal(t('images.svg'));
  if (!ACCEPTED_TYPES.includes(type) && !isHeic(type)) throw new Refusal(damaged(name));
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.round((width * height) / 1_000_000);
    throw new Refusal(t('images.tooLarge', { megapixels, max: MAX_PIXELS / 1_000_000 }));
  }
  return { picture: new Blob([bytes], { type }), width };
}

/** The message for a file that is not an image, or a damaged one. */
export const damaged = (name: string) => t('images.damaged', { name });
