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

/** Stores objects as files, whose bytes say their type; @supabase/lite 0.10.0 exports no such adapter. */
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

/** The storage service's response to a type that the bucket does not accept. */
function refusedUpload(): Response {
  const message = 'the content is not an image of the declared type, or has too many pixels';
  return Response.json({ statusCode: '415', error: 'invalid_mime_type', message }, { status: 400 });
}

/**
 * Takes uploads in a form with a field named '', as a hosted project does: @supabase/lite 0.10.0 takes
 * a bare body alone, whose size it checks by Content-Length. An image is one of the declared type.
 */
export function withFormUploads(next: Handler): Handler {
  return async (request) => {
    const { url, method, headers: sent } = request;
    const isUpload = /^(POST|PUT)$/.test(method);
    if (!isUpload || !new URL(url).pathname.startsWith('/storage/v1/')) return next(request);
    const isForm = sent.get('content-type')?.startsWith('multipart/form-data');
    const form = isForm ? await request.formData() : undefined;
    const file = form ? (form.get('') ?? form.get('file')) : await request.blob();
    const body = file && typeof file !== 'string' ? file : new Blob();
    const { type, size } = body;
    if (type.startsWith('image/') && imageTypeOf(new Uint8Array(await body.arrayBuffer())) !== type)
      return refusedUpload();
    const headers = new Headers(sent);
    headers.set('content-type', type);
    headers.set('content-length', String(size));
    return next(new Request(url, { method, headers, body }));
  };
}
