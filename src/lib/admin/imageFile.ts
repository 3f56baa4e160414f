/** What the file of a picture is and must be; what it is made into: resizeImage.ts. */
import { imageSize } from 'image-size';
import { admin as t } from '@/admin-texts';

/** Larger than any camera's files; decoding more may exhaust the browser's memory. */
const MAX_INPUT_BYTES = 40_000_000;

/** More than any camera's pictures: a small file can declare huge dimensions and exhaust the memory. */
const MAX_PIXELS = 110_000_000;

export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What a file field offers: photos of phones too, which some browsers can open. */
export const PICKED_TYPES = [...ACCEPTED_TYPES, '.heic', '.heif'];

/** Narrower ones are blurred where a cover fills a large screen. */
const COVER_WIDTH = 1200;

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Why a file is not read at all; undefined if it is. Its content says what it is. */
export function imageFileProblem(file: Pick<File, 'size' | 'name'>): string | undefined {
  if (file.size === 0) return t('images.empty', { name: file.name });
  if (file.size > MAX_INPUT_BYTES) {
    const megabytes = Math.round(file.size / 1_000_000);
    return t('images.tooHeavy', { megabytes, max: MAX_INPUT_BYTES / 1_000_000 });
  }
  return undefined;
}

/** What the content of a file is, whatever its name and declared type. */
export interface ImageContent extends Size {
  /** 'image/jpeg'. */
  type: string;
  isAnimated: boolean;
}

const isSvg = (bytes: Uint8Array) =>
  /^\s*<[^]*?svg\b/i.test(new TextDecoder().decode(bytes.subarray(0, 4096)));

/**
 * Reads what a picture is from its header only: what is too large must not be decoded.
 * @returns why it cannot be used, or what it is.
 */
export function readImageContent(name: string, bytes: Uint8Array): string | ImageContent {
  let size;
  try {
    size = imageSize(bytes);
  } catch {
    // A drawing need not say its size.
    return isSvg(bytes) ? t('images.svg') : damaged(name);
  }
  const { width, height } = size;
  const type = `image/${size.type === 'jpg' ? 'jpeg' : size.type}`;
  if (size.type === 'svg') return t('images.svg');
  if (!ACCEPTED_TYPES.includes(type) && !isHeic(type)) return damaged(name);
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.round((width * height) / 1_000_000);
    return t('images.tooLarge', { megapixels, max: MAX_PIXELS / 1_000_000 });
  }
  return { type, width, height, isAnimated: isAnimated(type, bytes) };
}

export const isHeic = (type: string) => /\/hei[cf]$/.test(type);

/** Whether a file has several pictures, of which the site shows the first. */
function isAnimated(type: string, bytes: Uint8Array): boolean {
  // As text of one byte a character, in which the signs of the formats can be looked for.
  const text = new TextDecoder('latin1').decode(bytes);
  if (type === 'image/gif') return text.split('\0!\u00f9\u0004').length > 2;
  if (type === 'image/webp') return text.slice(0, 64).includes('ANIM');
  if (type === 'image/png') return text.slice(0, 200).includes('acTL');
  return false;
}

/** What is not as the author may expect. */
export function imageNotes({ width, isAnimated: moves }: ImageContent, isCover: boolean): string {
  return [
    moves && t('images.animated'),
    isCover && width < COVER_WIDTH && t('images.narrow', { width, best: COVER_WIDTH }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The message for a file that is not an image, or a damaged one. */
export const damaged = (name: string) => t('images.damaged', { name });
