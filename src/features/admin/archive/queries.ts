import { call, supabase } from '@/lib/admin/supabase';
import { isDocumentPart } from '@/lib/archiveFormat';
import { fromBase64 } from '@/lib/base64';
import { BackendError } from '@/lib/errors';

/** A picture, or a part of a document, for the archive of the whole site. */
export async function readObject(name: string): Promise<Uint8Array> {
  if (isDocumentPart(name)) {
    const part = await call('archived_part', { name });
    if (!part) throw new BackendError('server', `the document ${name} is gone`);
    return fromBase64(part);
  }
  const { data, error } = await supabase.storage.from('images').download(name);
  if (error) throw new BackendError('server', `the picture ${name}: ${error.message}`);
  return new Uint8Array(await data.arrayBuffer());
}
