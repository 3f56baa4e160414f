import { openAsBlob } from 'node:fs';
import { type EmbeddedBackend, startEmbedded } from './embedded.ts';
import { secretOf } from '../secrets.ts';
import { restoreArchive } from '../archive/restore.ts';
import { embeddedSite } from './site.ts';

/**
 * Starts the embedded backend on a new data directory with the content of an archive;
 * ARCHIVE_PASSPHRASE opens an encrypted one.
 * @throws if the file is not an archive, or the directory already has content.
 */
export async function startFromArchive(
  file: string,
  options: { dataDir: string; databaseUrl: string | undefined; siteUrl: string },
  isTrusted: boolean,
): Promise<EmbeddedBackend> {
  const archive = await openAsBlob(file).catch((cause: unknown) => {
    throw new Error(`The archive ${file} cannot be read.`, { cause });
  });
  const backend = await startEmbedded({ ...options, seed: false });
  try {
    const site = embeddedSite(backend, options.siteUrl);
    await restoreArchive(archive, site, { passphrase: secretOf('ARCHIVE_PASSPHRASE'), isTrusted });
    return backend;
  } catch (error) {
    await backend.close();
    throw error;
  }
}
