import { unwrap } from '@/lib/errors';
import { focusOf, smallerFiles, withFocus } from '@/lib/image';
import { resizeImage, type Storing } from './resizeImage';
import { supabase } from './supabase';

const BUCKET = 'images';
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/** One year: names are never reused, so browsers may cache a file for good. */
const CACHE_SECONDS = '31536000';

/** The name of an image in the bucket; undefined for one stored elsewhere, such as shipped covers. */
function storageName(url: string): string | undefined {
  const [, name] = url.split(PUBLIC_PATH);
  return name?.split(/[?#]/)[0];
}

/** The names of an image's files, its own last, so that it never names one that is not there. */
const fileNames = (name: string) => [...smallerFiles(name).map(({ src }) => src), name];

function publicUrl(name: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
}

/**
 * Stores a file as a picture. If what has it is never saved, it is removed as an unused image.
 * @returns its public address, and how wide the file was.
 * @throws {Refusal} or {BackendError}
 */
export async function storePicture(file: File, storing?: Storing) {
  const { files, width } = await resizeImage(file, storing);
  const options = { cacheControl: CACHE_SECONDS };
  for (const each of files) await stored(supabase.storage.from(BUCKET).upload(...each, options));
  return { src: publicUrl(files.at(-1)?.[0] ?? ''), width };
}

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
 * Removes the pictures that nothing uses: those that a change has `freed`, and those left behind, such
 * as of a draft that was never saved. A failure is only logged: the change is saved already.
 */
export async function sweepImages(...freed: (string | null)[]): Promise<void> {
  const { data } = await supabase.rpc('unused_images', {
    freed: freed.filter((url) => url !== null),
  });
  if (!data?.length) return;
  const { error } = await supabase.storage.from(BUCKET).remove(data);
  if (error) console.warn('An image could not be removed.', error.message);
}
