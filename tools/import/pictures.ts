/** Pictures of another system: found, made smaller as the editor makes uploads smaller, and stored. */
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../server/archive/site.ts';
import { isHeic, readImage, type Size } from '../../src/lib/admin/imageFile.ts';
import { filesOf } from '../../src/lib/admin/resizeImage.ts';
import { fetchBytes } from '../../supabase/functions/_shared/calendar/fetchText.ts';

const MOST_BYTES = 40_000_000;

/** Where pictures are read from. */
export interface PictureSource {
  /** A copy of wp-content/uploads. */
  uploads?: string | undefined;
  /** The only host that pictures are fetched from. */
  host?: string | undefined;
  /** Tests fetch from this machine. */
  fetchOptions?: Parameters<typeof fetchBytes>[1];
}

/** The path of an upload below WordPress's folder for them. */
const uploadPath = (src: string) => /\/(?:wp-content\/uploads|files)\/([^?#]+)/.exec(src)?.[1];

/** Reads a picture. @throws with the reason, in words of the report. */
export async function readPicture(
  src: string,
  { uploads, host, fetchOptions }: PictureSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = uploadPath(src);
  if (uploads !== undefined && path !== undefined) {
    const folder = await realpath(uploads);
    const file = await realpath(join(folder, decodeURIComponent(path))).catch(() => undefined);
    if (file?.startsWith(resolve(folder) + sep)) return Uint8Array.from(await readFile(file));
    if (!host) throw new Error('not in the folder');
  }
  if (!host) throw new Error(uploads ? 'not an upload of the old site' : 'no folder and no host');
  // The site may have been without encryption; pictures are read with it.
  const address = new URL(src);
  address.protocol = 'https:';
  return fetchBytes(address.href, {
    ...fetchOptions,
    host,
    accept: 'image/*',
    mostBytes: MOST_BYTES,
  });
}

const webp =
  (bytes: Uint8Array) =>
  async ({ width, height }: Size, quality: number) => {
    const encoded = await sharp(bytes)
      .autoOrient()
      .resize(width, height)
      .webp({ quality: Math.round(quality * 100) })
      .toBuffer();
    return new Blob([Uint8Array.from(encoded)], { type: 'image/webp' });
  };

/** Stores a picture in the sizes of an upload. @returns its address. @throws for one the site does not take. */
export async function storePicture(
  site: Pick<Site, 'url' | 'writeObject'>,
  src: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const name = src.split('/').at(-1)?.split('?')[0] ?? '';
  const { picture } = await readImage(new File([bytes], name));
  if (isHeic(picture.type)) throw new Error('of a type that the site does not take');
  const { autoOrient } = await sharp(bytes).metadata();
  const files = await filesOf(autoOrient, webp(bytes));
  for (const [file, content] of files)
    await site.writeObject(file, 'image/webp', new Uint8Array(await content.arrayBuffer()));
  return `${site.url}/storage/v1/object/public/images/${files.at(-1)?.[0]}`;
}
