import type { ArchiveLine } from '../../src/lib/archiveFormat.ts';
import { encodeArchive, isDocumentPart } from '../../src/lib/archiveFormat.ts';
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
