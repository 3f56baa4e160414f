import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { type ArchiveLine, encodeArchive, isDocumentPart } from '../../src/lib/archiveFormat.ts';
import type { Site } from './site.ts';

/** Reads a whole site as an archive, and records the time in the settings. */
export async function archiveSite(
  site: Pick<Site, 'transaction' | 'readObject'>,
  passphrase?: string,
): Promise<ReadableStream<Uint8Array>> {
  const lines = await site.transaction(async (query) => {
    await query('update public.settings set last_archive_at = now()');
    const rows = await query('select line from private.archive_lines() as line');
    return rows.map(({ line }) => line as ArchiveLine);
  });
  const readObject = async (name: string): Promise<Uint8Array> => {
    if (!isDocumentPart(name)) return site.readObject(name);
    const [, document, number] = name.split('/');
    const [part] = await site.transaction((query) =>
      query(
        `select encode(content, 'base64') as content from private.document_parts
         where document_id = $1 and number = $2`,
        [document, number],
      ),
    );
    if (!part) throw new Error(`The document ${name} was erased meanwhile: archive again.`);
    return Buffer.from(String(part.content), 'base64');
  };
  return encodeArchive(lines, readObject, passphrase);
}

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
    Readable.fromWeb(bytes as NodeStream),
    createWriteStream(unfinished, { mode: 0o600 }),
  ).catch(async (error: unknown) => {
    await rm(unfinished, { force: true });
    throw error;
  });
  await rename(unfinished, file);
}
