import { unwrap } from '@/lib/errors';
import { focusOf, smallerFiles, withFocus } from '@/lib/image';
import { browserFilesOf } from './resizeImage';
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
  return name?.split(/[?#]/)[0];
}

/** The names of an image's files, its own last, so that it never names one that is not there. */
const fileNames = (name: string) => [...smallerFiles(name).map(({ src }) => src), name];

function publicUrl(name: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
}

/**
 * Uploads an image to the bucket.
 * @param folder the first segment of its name.
 * @returns its public address.
 * @throws {BackendError}
 */
export async function uploadImage(folder: string, image: Blob): Promise<string> {
  const name = `${folder}/${crypto.randomUUID()}.${image.type.replace('image/', '')}`;
  await send(name, image);
  return publicUrl(name);
}

/**
 * Uploads a picture of a post in up to three widths.
 * @returns its public address.
 * @throws {BackendError}
 */
export async function uploadPicture(image: Blob): Promise<string> {
  const files = await browserFilesOf(image);
  for (const [name, file] of files) await send(name, file);
  return publicUrl(files.at(-1)?.[0] ?? '');
}

const send = (name: string, image: Blob) =>
  stored(supabase.storage.from(BUCKET).upload(name, image, { cacheControl: CACHE_SECONDS }));

/**
 * Awaits a call of the storage. A hosted project's answers 400 to whatever it refuses, with the
 * status in the body; the embedded one, a gateway or a proxy sends 401, 403, 413 and so on itself.
 * @throws {BackendError}
 */
async function stored(call: Promise<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await call;
  if (!error) return;
  const { status: sent, statusCode } = error as { status?: number; statusCode?: string };
  const status = Number(statusCode) || sent || 0;
  await unwrap(Promise.resolve({ data: null, error, status: status === 400 ? 403 : status }));
}

/**
 * Copies an image within the bucket; one stored elsewhere is shared instead.
 * @returns the address of the copy, or `url` itself.
 * @throws {BackendError}
 */
export async function copyImage(url: string): Promise<string> {
  const name = storageName(url);
  if (name === undefined) return url;
  const id = crypto.randomUUID();
  const renamed = (file: string) => file.replace(/[0-9a-f-]{36}/, id);
  for (const file of fileNames(name)) {
    await stored(supabase.storage.from(BUCKET).copy(file, renamed(file)));
  }
  return withFocus(publicUrl(renamed(name)), focusOf(url).focus);
}

/**
 * Removes those images that are stored in the bucket. A failure is only logged: the change that
 * made them unused is saved already, and `unused_images()` finds what is left behind.
 */
export async function removeImages(urls: readonly string[]): Promise<void> {
  const names = urls.map(storageName).filter((name) => name !== undefined);
  await removeStoredFiles(names.flatMap(fileNames));
}

/** Removes files by their names in the bucket; a failure is only logged. */
export async function removeStoredFiles(names: string[]): Promise<void> {
  if (names.length === 0) return;
  const { error } = await supabase.storage.from(BUCKET).remove(names);
  if (error) console.warn('An image could not be removed.', error.message);
}
