import { env } from './db';
import { BackendError } from './errors';
import { supabase } from './supabase';

const BUCKET = 'images';
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/** A name is never given twice, so that a browser may keep what it has for good. */
const CACHE_SECONDS = '31536000';

/** The name of a picture in the bucket; undefined for one that lies elsewhere, such as the shipped covers. */
export function storedName(url: string): string | undefined {
  const [, name] = url.split(PUBLIC_PATH);
  return name?.split('?')[0];
}

function nameFor(folder: string, type: string): string {
  return `${folder}/${crypto.randomUUID()}.${type.replace('image/', '')}`;
}

function publicUrl(name: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
}

/**
 * Puts a picture into the bucket. By hand, because only an XMLHttpRequest tells how far an upload has come.
 * @param onProgress told the part that is sent, 0 to 1.
 * @returns its public address.
 * @throws {BackendError}
 */
export async function uploadImage(
  folder: string,
  picture: Blob,
  onProgress: (part: number) => void = () => undefined,
): Promise<string> {
  const { data } = await supabase.auth.getSession();
  const name = nameFor(folder, picture.type);
  const form = new FormData();
  form.append('cacheControl', CACHE_SECONDS);
  form.append('', picture);
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
      reject(new BackendError(kind, 'the picture was not sent'));
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

/** The storage service says who may not with 400, 401 or 403, and too large with 413. */
function kindOf(status: number) {
  if (status === 401 || status === 403 || status === 400) return 'refused';
  if (status === 413 || status === 415) return 'invalid';
  return status === 429 ? 'rate-limited' : 'server';
}

/**
 * A copy of a picture under a name of its own; one that does not lie in the bucket is nobody's own.
 * @throws {BackendError}
 */
export async function copyImage(url: string): Promise<string> {
  const name = storedName(url);
  if (name === undefined) return url;
  const extension = name.split('.').pop() ?? '';
  const copy = nameFor(name.split('/').slice(0, -1).join('/'), `image/${extension}`);
  const { error } = await supabase.storage.from(BUCKET).copy(name, copy);
  if (error) throw new BackendError('server', error.message, { cause: error });
  return publicUrl(copy);
}

/**
 * Removes those of the pictures that lie in the bucket. A failure is only logged: the work that made them needless
 * is done, and what stays behind is found again by `unused_post_images()`.
 */
export async function removeImages(urls: readonly string[]): Promise<void> {
  await removeStored(urls.map(storedName).filter((name) => name !== undefined));
}

/** As `removeImages`, by the names in the bucket. */
export async function removeStored(names: string[]): Promise<void> {
  if (names.length === 0) return;
  const { error } = await supabase.storage.from(BUCKET).remove(names);
  if (error) console.warn('A picture could not be removed.', error.message);
}

/** A picture taken out of the bucket, to be put back where it was. */
export interface KeptImage {
  name: string;
  picture: Blob;
}

/** Reads pictures that are about to be removed. One that is not there any more cannot be kept. */
export async function keepImages(urls: readonly string[]): Promise<KeptImage[]> {
  const kept: KeptImage[] = [];
  for (const name of urls.map(storedName)) {
    if (name === undefined) continue;
    const { data } = await supabase.storage.from(BUCKET).download(name);
    if (data) kept.push({ name, picture: data });
  }
  return kept;
}

/** Puts pictures back; one that is still there stays as it is. @throws {BackendError} */
export async function restoreImages(kept: readonly KeptImage[]): Promise<void> {
  for (const { name, picture } of kept) {
    const { error } = await supabase.storage
      .from(BUCKET)
      .upload(name, picture, { contentType: picture.type, cacheControl: CACHE_SECONDS });
    if (error && !isDuplicate(error)) {
      throw new BackendError('server', error.message, { cause: error });
    }
  }
}

function isDuplicate(error: { message: string; statusCode?: string; status?: number }): boolean {
  return (
    String(error.statusCode ?? error.status) === '409' || /already exists/i.test(error.message)
  );
}
