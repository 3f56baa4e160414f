/** By its path alone: a build may read the embedded backend at another address than its visitors. */
const STORED = /^https?:\/\/[^/]+\/storage\/v1\/[^?]+$/;

/**
 * Adds a timestamp to the address of an image in the backend's storage, against stale caches;
 * leaves other addresses, and those with a query, unchanged (SPEC 7.6).
 * @param time an ISO time of the image's row: the address stays the same, and browsers can cache
 *   the image.
 */
export function imageUrl(src: string, time: string): string {
  const stamp = Date.parse(time);
  const [address = '', focus] = src.split('#');
  if (!STORED.test(address) || Number.isNaN(stamp)) return src;
  return `${address}?t=${stamp}${focus ? `#${focus}` : ''}`;
}

/** What stays in sight where a picture is cropped, in percent of its width and height. */
export type Focus = readonly [x: number, y: number];

/** The middle. */
export const NO_FOCUS: Focus = [50, 50];

/** A cover's address and what stays in sight of it, which is copied with it: '….webp#focus=30,60'. */
export function focusOf(src: string): { address: string; focus: Focus } {
  const [address = '', end = ''] = src.split('#');
  const [, x, y] = /^focus=(\d+),(\d+)$/.exec(end) ?? [];
  return { address, focus: x && y ? [Number(x), Number(y)] : NO_FOCUS };
}

/** An address with what stays in sight; the middle needs no words. */
export const withFocus = (src: string, [x, y]: Focus) =>
  focusOf(src).address + (x === 50 && y === 50 ? '' : `#focus=${x},${y}`);

/** The style that keeps a picture's focus in sight; none for the middle. */
export function focusStyle(src: string): { objectPosition: string } | undefined {
  const [x, y] = focusOf(src).focus;
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` };
}

/**
 * An uploaded picture's address or name in the storage: a random id, its size, the widths of its
 * smaller files if it has any, its type and version.
 */
const PICTURE = /^(.*\/[0-9a-f-]{36})-(\d+)x(\d+)((?:-\d+)*)(\..*)$/;

/** The size in pixels that an uploaded picture's name contains; none for other pictures. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const [, , width, height] = PICTURE.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : {};
}

/** The smaller files of an uploaded picture, by the widths in its name; older pictures have none. */
export function smallerFiles(src: string): { width: string; src: string }[] {
  const [, id = '', , , widths = '', rest = ''] = PICTURE.exec(src) ?? [];
  return widths
    .split('-')
    .slice(1)
    .map((width) => ({ width, src: `${id}-${width}${rest}` }));
}

/**
 * The attributes by which a browser chooses among a picture's files; none for a picture that has
 * only one.
 * @param sizes how wide it is shown, as in HTML's `sizes`.
 */
export function responsive(src: string, sizes: string): { srcSet?: string; sizes?: string } {
  const smaller = smallerFiles(src);
  if (smaller.length === 0) return {};
  const files = [{ src, width: pictureSize(src).width }, ...smaller];
  return { sizes, srcSet: files.map((file) => `${file.src} ${file.width}w`).join(', ') };
}
