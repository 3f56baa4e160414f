/** Images made of a header only, enough to detect type and size, padded to any length. */

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** An integer of `length` bytes. */
function integer(value: number, length: number, order: 'big' | 'little' = 'big'): Uint8Array {
  const bytes = Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) % 256);
  return Uint8Array.from(order === 'big' ? bytes.reverse() : bytes);
}

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A box of the ISO media format: its length, its name, its content. */
const box = (name: string, ...content: Uint8Array[]) => {
  const body = joined(...content);
  return joined(integer(8 + body.length, 4), ascii(name), body);
};

const NO_FLAGS = integer(0, 4);

const HEADERS: Record<string, (width: number, height: number) => Uint8Array> = {
  'image/png': (width, height) =>
    joined(
      integer(0x89, 1),
      ascii('PNG\r\n\u001a\n'),
      integer(13, 4),
      ascii('IHDR'),
      integer(width, 4),
      integer(height, 4),
    ),
  'image/gif': (width, height) =>
    joined(ascii('GIF89a'), integer(width, 2, 'little'), integer(height, 2, 'little')),
  'image/webp': (width, height) =>
    joined(
      ascii('RIFF\0\0\0\0WEBPVP8X'),
      integer(10, 4, 'little'),
      NO_FLAGS,
      integer(width - 1, 3, 'little'),
      integer(height - 1, 3, 'little'),
    ),
  'image/jpeg': (width, height) =>
    joined(
      integer(0xffd8, 2),
      integer(0xffe0, 2),
      integer(4, 2),
      integer(0, 2),
      integer(0xffc0, 2),
      integer(11, 2),
      integer(8, 1),
      integer(height, 2),
      integer(width, 2),
      integer(0, 4),
    ),
  'image/avif': (width, height) => {
    const size = box('ispe', NO_FLAGS, integer(width, 4), integer(height, 4));
    return joined(
      box('ftyp', ascii('avif\0\0\0\0')),
      box('meta', NO_FLAGS, box('iprp', box('ipco', size))),
    );
  },
};

/** The first bytes of an image, followed by zeros up to `bytes`. */
export function pictureBytes(
  type: string,
  { width = 8, height = 8, bytes = 100 } = {},
): Uint8Array<ArrayBuffer> {
  const header = HEADERS[type]?.(width, height) ?? new Uint8Array();
  const filled = new Uint8Array(Math.max(bytes, header.length));
  filled.set(header);
  return filled;
}

/** An image as a browser uploads it. */
export const picture = (bytes = 100, type = 'image/webp') =>
  new Blob([pictureBytes(type, { bytes })], { type });

/** A file name as the product generates it; `n` makes it unique. */
export const pictureName = (n: number | string, extension = 'webp', folder = 'posts') =>
  `${folder}/30000000-0000-4000-8000-${String(n).padStart(12, '0')}.${extension}`;
