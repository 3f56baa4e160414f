import { type ArchiveLine, encodeArchive, isDocumentPart } from '@/lib/archiveFormat';
import { fromBase64 } from '@/lib/base64';
import { call, supabase } from '@/lib/admin/supabase';
import { saveSettings } from '@/lib/admin/settings';
import type { Tables } from '@/lib/database.types';
import { BackendError } from '@/lib/errors';

const MONTH_MS = 31 * 24 * 3_600_000;

async function readObject(name: string): Promise<Uint8Array> {
  if (isDocumentPart(name)) {
    const part = await call('archived_part', { name });
    if (!part) throw new BackendError('server', `the document ${name} is gone`);
    return fromBase64(part);
  }
  const { data, error } = await supabase.storage.from('images').download(name);
  if (error) throw new BackendError('server', `the picture ${name}: ${error.message}`);
  return new Uint8Array(await data.arrayBuffer());
}

/**
 * Makes an archive of the whole site and stores the time in the settings.
 * @param passphrase encrypts the file.
 * @param onPicture receives the number of pictures read and their total.
 * @throws {BackendError} 'forbidden' for anyone but admins.
 */
export async function makeArchive(
  passphrase: string,
  onPicture: (read: number, all: number) => void,
): Promise<Blob> {
  const lines = (await call('archive')) as unknown as ArchiveLine[];
  const all = lines.filter((line) => 'object' in line).length;
  let read = 0;
  const bytes = await encodeArchive(
    lines,
    async (name) => {
      onPicture((read += 1), all);
      return readObject(name);
    },
    passphrase,
  );
  const file = await new Response(bytes as BodyInit).blob();
  await saveSettings({ last_archive_at: new Date().toISOString() });
  return file;
}

/** Whether another archive is due. */
export const isArchiveOld = ({ last_archive_at: at }: Tables<'settings'>) =>
  !at || Date.now() - Date.parse(at) > MONTH_MS;
