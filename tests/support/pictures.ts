/** Images made of a header only, enough to detect type and size, padded to any length. */

/** An integer of `length` bytes, each as a character, as all that follows. */
const big = (value: number, length: number) =>
  String.fromCharCode(
    ...Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256),
  );
const little = (value: number, length: number) => Array.from(big(value, length)).reverse().join('');

/** A box of the ISO media format: its length, its name, its content. */
const box = (name: string, content: string) => big(8 + content.length, 4) + name + content;

const HEADERS: Record<string, (width: number, height: number) => string> = {
  'image/png': (width, height) =>
    `\x89PNG\r\n\x1a\n${big(13, 4)}IHDR${big(width, 4)}${big(height, 4)}`,
  'image/gif': (width, height) => `GIF89a${little(width, 2)}${little(height, 2)}`,
  'image/webp': (width, height) =>
    `RIFF\0\0\0\0WEBPVP8X${little(10, 4)}\0\0\0\0${little(width - 1, 3)}${little(height - 1, 3)}`,
  'image/jpeg': (width, height) =>
    `\xff\xd8\xff\xe0\0\x04\0\0\xff\xc0\0\x0b\x08${big(height, 2)}${big(width, 2)}\0\0\0\0`,
  'image/avif': (width, height) => {
    const size = box('ispe', `\0\0\0\0${big(width, 4)}${big(height, 4)}`);
    return box('ftyp', 'avif\0\0\0\0') + box('meta', `\0\0\0\0${box('iprp', box('ipco', size))}`);
  },
};

/** The first bytes of an image, followed by zeros up to `bytes`. */
export function pictureBytes(
  type: string,
  { width = 8, height = 8, bytes = 100 } = {},
): Uint8Array<ArrayBuffer> {
  const header = HEADERS[type]?.(width, height) ?? '';
  return Uint8Array.from(header.padEnd(bytes, '\0'), (char) => char.charCodeAt(0));
}

/** An image as a browser uploads it. */
export const picture = (bytes = 100, type = 'image/webp') =>
  new Blob([pictureBytes(type, { bytes })], { type });

/** A file name as the product generates it; `n` makes it unique. */
export const pictureName = (n: number | string, extension = 'webp', folder = 'posts') =>
  `${folder}/30000000-0000-4000-8000-${String(n).padStart(12, '0')}.${extension}`;
