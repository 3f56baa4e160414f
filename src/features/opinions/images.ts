import { ask, BackendError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const BUCKET = 'images';

/** Where the pictures of opinions lie in the bucket. */
const FOLDER = 'testimonials';

const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/** A picture's path in the bucket; undefined for one that came with the site. */
export function storedPath(url: string | null): string | undefined {
  const at = url?.indexOf(PUBLIC_PATH) ?? -1;
  if (!url || at < 0) return undefined;
  const path = decodeURIComponent(url.slice(at + PUBLIC_PATH.length).split('?')[0] ?? '');
  return path.startsWith(`${FOLDER}/`) ? path : undefined;
}

/** Uploads a picture under a new name. @returns its public address. @throws {BackendError} */
export async function uploadImage(picture: Blob): Promise<string> {
  const extension = picture.type === 'image/png' ? 'png' : 'webp';
  const path = `${FOLDER}/${crypto.randomUUID()}.${extension}`;
  await store(path, picture);
  return supabase.storage.from(BUCKET).getPublicUrl(path).data.publicUrl;
}

async function store(path: string, picture: Blob): Promise<void> {
  const { error } = await supabase.storage
    .from(BUCKET)
    .upload(path, picture, { contentType: picture.type });
  if (error) throw storageError(error);
}

function storageError(error: { message: string; statusCode?: string; status?: number }) {
  const status = Number(error.statusCode ?? error.status ?? 0);
  const kind =
    status === 0 ? 'offline' : status === 401 || status === 403 ? 'refused' : status < 500 ? 'invalid' : 'server';
  return new BackendError(kind, error.message, { cause: error });
}

/** Those of some pictures that lie in the bucket and that no opinion shows: they may be shared, as logos are. */
async function unused(urls: readonly (string | null)[]): Promise<string[]> {
  const paths: string[] = [];
  for (const url of urls) {
    const path = storedPath(url);
    if (!url || !path) continue;
    const shownBy = async (column: 'image' | 'platform_logo') =>
      (await ask(supabase.from('testimonials').select('id').eq(column, url).limit(1)))?.length ?? 0;
    if ((await shownBy('image')) === 0 && (await shownBy('platform_logo')) === 0) paths.push(path);
  }
  return paths;
}

/** Removes pictures that no opinion shows any more; the others stay. */
export async function removeUnused(urls: readonly (string | null)[]): Promise<void> {
  const paths = await unused(urls);
  if (paths.length === 0) return;
  const { error } = await supabase.storage.from(BUCKET).remove(paths);
  if (error) throw storageError(error);
}

/** A picture taken out of the bucket, to be put back where it was. */
export interface KeptImage {
  path: string;
  picture: Blob;
}

/** Reads pictures that are about to be removed. One that is not there any more cannot be kept. */
export async function keepImages(urls: readonly (string | null)[]): Promise<KeptImage[]> {
  const kept: KeptImage[] = [];
  for (const path of urls.map(storedPath)) {
    if (!path) continue;
    const { data } = await supabase.storage.from(BUCKET).download(path);
    if (data) kept.push({ path, picture: data });
  }
  return kept;
}

/** Puts pictures back; one that is still there stays. */
export async function restoreImages(kept: readonly KeptImage[]): Promise<void> {
  for (const { path, picture } of kept) {
    await store(path, picture).catch((error: unknown) => {
      const { cause } = error as { cause?: { statusCode?: string; error?: string } };
      if (cause?.statusCode !== '409' && cause?.error !== 'Duplicate') throw error;
    });
  }
}
