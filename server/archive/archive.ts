import type { ArchiveLine } from '../../src/lib/archive.ts';
import { encodeArchive } from '../../src/lib/archive.ts';
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
  return encodeArchive(lines, site.readObject, passphrase);
}
