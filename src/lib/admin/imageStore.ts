import { env } from '@/lib/db';
import { BackendError } from '@/lib/errors';
import type { Size } from './imageFile';
import { supabase } from './supabase';

const BUCKET = 'images';
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/** One year: names are never reused, so browsers may cache a file for good. */
const CACHE_SECONDS = '31536000';

/**
 * The name of an image in the bucket; undefined for one stored elsewhere, such as the shipped
 * covers.
 */
export function storageName(url: string): string | undefined {
  const [, name] = url.split(PUBLIC_PATH);
  return name?.split('?')[0];
}

function nameFor(folder: string, type: string, size?: Size): string {
  const suffix = size ? `-${size.width}x${size.height}` : '';
  return `${folder}/${crypto.randomUUID()}${suffix}.${type.replace('image/', '')}`;
}

function publicUrl(name: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
}

/**
 * Uploads an image to the bucket. Without supabase-js, because only XMLHttpRequest reports upload
 * progress.
 * @param folder the first segment of its name.
 * @param onProgress receives the fraction sent, 0 to 1.
 * @param size to be read from its name (lib/markdown/addresses.ts).
 * @returns its public address.
 * @throws {BackendError}
 */
export async function uploadImage(
  folder: string,
  image: Blob,
  onProgress: (fraction: number) => void = () => undefined,
  size?: Size,
): Promise<string> {
  const { data } = await supabase.auth.getSession();
  const name = nameFor(folder, image.type, size);
  const form = new FormData();
  form.append('cacheControl', CACHE_SECONDS);
  form.append('', image);
  const request = new XMLHttpRequest();
  request.open('POST', `${env.supabaseUrl}/storage/v1/object/${BUCKET}/${name}`);
  request.timeout = 60_000;
  request.setRequestHeader('apikey', env.supabaseAnonKey);
  request.setRequestHeader(
    'Authorization',
    `Bearer ${data.session?.access_token ?? env.supabaseAnonKey}`,
  );
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  await new Promise<void>((resolve, reject) => {
    const fail = (kind: 'offline' | 'timeout') => () =>
      reject(new BackendError(kind, 'the image was not uploaded'));
    request.onerror = fail('offline');
    request.ontimeout = fail('timeout');
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(new BackendError(kindOf(request.status), request.responseText));
    };
    request.send(form);
  });
  return publicUrl(name);
}

/**
 * The storage service reports a missing permission as 400, 401 or 403, and a file that is too large
 * as 413.
 */
function kindOf(status: number) {
  if (status === 401 || status === 403 || status === 400) return 'forbidden';
  if (status === 413 || status === 415) return 'invalid';
  if (status === 507) return 'full';
  return status === 429 ? 'rate-limited' : 'server';
}

/**
 * Copies an image within the bucket; one stored elsewhere is shared instead.
 * @returns the address of the copy, or `url` itself.
 * @throws {BackendError}
 */
export async function copyImage(url: string): Promise<string> {
  const name = storageName(url);
  if (name === undefined) return url;
  const extension = name.split('.').pop() ?? '';
  const copy = nameFor(name.split('/').slice(0, -1).join('/'), `image/${extension}`);
  const { error } = await supabase.storage.from(BUCKET).copy(name, copy);
  if (error) throw new BackendError('server', error.message, { cause: error });
  return publicUrl(copy);
}

/**
 * Removes those images that are stored in the bucket. A failure is only logged: the change that
 * made them unused is saved already, and `unused_images()` finds what is left behind.
 */
export async function removeImages(urls: readonly string[]): Promise<void> {
  await removeStoredFiles(urls.map(storageName).filter((name) => name !== undefined));
}

/** Like `removeImages`, by their names in the bucket. */
export async function removeStoredFiles(names: string[]): Promise<void> {
  if (names.length === 0) return;
  const { error } = await supabase.storage.from(BUCKET).remove(names);
  if (error) console.warn('An image could not be removed.', error.message);
}
