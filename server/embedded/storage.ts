import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';
import { imageTypeOf } from '../imageType.ts';
import type { Handler } from './auth/handler.ts';
import { PRIVATE } from './lock.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

async function toBuffer(body: unknown): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(await new Response(body as ReadableStream).arrayBuffer());
}

/** What the admin area and archives ask for: a name is never reused for another picture. */
const CACHE = 'max-age=31536000';

/**
 * Stores objects as files, as an adapter does that @supabase/lite 0.10.0 has but does not export.
 * The type is read from the bytes.
 * @param folder created on the first upload.
 */
export function fileStorage(folder: string): StorageAdapter {
  const root = resolve(folder);
  const fileOf = (bucket: string, key: string) => {
    const file = resolve(root, bucket, key);
    const isInside = file.startsWith(join(root, bucket) + sep) && /^[a-z0-9]/.test(bucket);
    if (!isInside) throw new Error('Not a storage key');
    return file;
  };
  const describe = async (file: string): Promise<ObjectMetadata> => {
    const [info, body] = await Promise.all([stat(file), readFile(file)]);
    return {
      cacheControl: CACHE,
      contentLength: info.size,
      size: info.size,
      mimetype: imageTypeOf(body) ?? 'application/octet-stream',
      lastModified: info.mtime,
      eTag: `"${createHash('sha1').update(body).digest('hex')}"`,
      httpStatusCode: 200,
    };
  };
  const write = async (file: string, body: Uint8Array) => {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE.folder });
    await writeFile(file, body, { mode: PRIVATE.file });
    return describe(file);
  };

  return {
    driver: root,
    async getObject(bucket, key) {
      const file = fileOf(bucket, key);
      return { metadata: await describe(file), httpStatusCode: 200, body: await readFile(file) };
    },
    uploadObject: async (bucket, key, _version, body) =>
      write(fileOf(bucket, key), await toBuffer(body)),
    deleteObject: async (bucket, key) => rm(fileOf(bucket, key), { force: true }),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => this.deleteObject(bucket, key, undefined)));
    },
    copyObject: async (fromBucket, from, _version, toBucket, to) =>
      write(fileOf(toBucket, to), await readFile(fileOf(fromBucket, from))),
    headObject: (bucket, key) => describe(fileOf(bucket, key)),
    privateAssetUrl: (bucket, key) => Promise.resolve(join(bucket, key)),
  };
}

/**
 * Takes uploads as a hosted project does, in a form: @supabase/lite 0.10.0 takes a bare body alone.
 */
export function withFormUploads(next: Handler): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/storage/v1/')) return next(request);
    const bare = await withBareBody(request);
    return (await isNotWhatItClaims(bare)) ? refusedUpload() : next(bare);
  };
}

/** Whether an upload is declared as an image but its bytes are not of that type. */
async function isNotWhatItClaims(request: Request): Promise<boolean> {
  const declared = request.headers.get('content-type') ?? '';
  if (!/^(POST|PUT)$/.test(request.method) || !declared.startsWith('image/')) return false;
  return imageTypeOf(new Uint8Array(await request.clone().arrayBuffer())) !== declared;
}

/** The storage service's response to a type that the bucket does not accept. */
function refusedUpload(): Response {
  const message = 'the content is not an image of the declared type, or has too many pixels';
  return Response.json({ statusCode: '415', error: 'invalid_mime_type', message }, { status: 400 });
}

/**
 * supabase-js sends a Blob as form data, in a field named ''. The size limit is checked against
 * Content-Length.
 */
async function withBareBody(request: Request): Promise<Request> {
  const { method, headers } = request;
  if (!/^(POST|PUT)$/.test(method)) return request;
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    if (headers.has('content-length')) return request;
    return replaceBody(request, await request.blob());
  }
  const form = await request.formData();
  const file = form.get('') ?? form.get('file');
  return replaceBody(request, file instanceof Blob ? file : new Blob());
}

function replaceBody({ url, method, headers: sent }: Request, body: Blob): Request {
  const headers = new Headers(sent);
  headers.set('content-type', body.type);
  headers.set('content-length', String(body.size));
  return new Request(url, { method, headers, body });
}
