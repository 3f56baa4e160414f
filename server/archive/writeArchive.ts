import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { archiveSite } from './archive.ts';
import type { Site } from './site.ts';

/**
 * Writes a site into a file: under a temporary name until it is complete, readable by its owner
 * only.
 */
export async function writeArchive(
  site: Pick<Site, 'transaction' | 'readObject'>,
  file: string,
  passphrase?: string,
): Promise<void> {
  const bytes = await archiveSite(site, passphrase);
  const unfinished = `${file}.part`;
  await pipeline(
    Readable.fromWeb(bytes as ReadableStream),
    createWriteStream(unfinished, { mode: 0o600 }),
  ).catch(async (error: unknown) => {
    await rm(unfinished, { force: true });
    throw error;
  });
  await rename(unfinished, file);
}
