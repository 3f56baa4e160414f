/** What the site keeps of a picture: wide enough for a large screen, light enough for a slow phone line. */
export const MAX_WIDTH = 1600;
export const MAX_BYTES = 300_000;

/** More than any camera makes; beyond it a browser may run out of memory. */
const MAX_INPUT_BYTES = 40_000_000;

export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Tried in turn until a picture is light enough. */
const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5];
const SHRINK = 0.8;
const MIN_WIDTH = 640;

export interface Size {
  width: number;
  height: number;
}

/** Why a file cannot be a picture of the site, in Spanish; undefined for one that can. */
export function refusalOf(file: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
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

/** The size that fits into a width; never larger than it was. */
export function fitWidth({ width, height }: Size, maxWidth: number): Size {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * The first encoding that is light enough: lower qualities first, then smaller sizes.
 * @param encode makes the picture in a size and quality (0 to 1).
 * @returns the lightest one tried where none is light enough.
 */
export async function encodeWithin(
  size: Size,
  maxBytes: number,
  encode: (size: Size, quality: number) => Promise<Blob>,
): Promise<Blob> {
  let lightest: Blob | undefined;
  for (let width = Math.min(size.width, MAX_WIDTH); ; width = Math.round(width * SHRINK)) {
    const target = fitWidth(size, width);
    for (const quality of QUALITIES) {
      const blob = await encode(target, quality);
      if (blob.size <= maxBytes) return blob;
      if (!lightest || blob.size < lightest.size) lightest = blob;
    }
    if (width * SHRINK < MIN_WIDTH) return lightest as Blob;
  }
}

/** A small file as text, so that it can be kept where texts are. */
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

/** The file that `toDataUrl` made a text of. */
export function fromDataUrl(url: string): Blob {
  const [head = '', base64 = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
