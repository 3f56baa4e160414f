import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

async function toBuffer(body: unknown): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(await new Response(body as ReadableStream).arrayBuffer());
}

/**
 * Stores objects as files, with their content type in a `.meta` file. @supabase/lite 0.10.0 has
 * such an adapter but does not export it.
 * @param folder created on the first upload.
 */
export function fileStorage(folder: string): StorageAdapter {
  const root = resolve(folder);
  const fileOf = (bucket: string, key: string) => {
    const file = resolve(root, bucket, key);
    if (!file.startsWith(root + sep)) throw new Error(`Not a storage key: ${key}`);
    return file;
  };
  const describe = async (file: string): Promise<ObjectMetadata> => {
    const [info, body, meta] = await Promise.all([
      stat(file),
      readFile(file),
      readFile(`${file}.meta`, 'utf8'),
    ]);
    const { contentType, cacheControl } = JSON.parse(meta) as {
      contentType: string;
      cacheControl: string;
    };
    return {
      cacheControl,
      contentLength: info.size,
      size: info.size,
      mimetype: contentType,
      lastModified: info.mtime,
      eTag: `"${createHash('sha1').update(body).digest('hex')}"`,
      httpStatusCode: 200,
    };
  };

  return {
    driver: root,
    async getObject(bucket, key) {
      const file = fileOf(bucket, key);
      return { metadata: await describe(file), httpStatusCode: 200, body: await readFile(file) };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const file = fileOf(bucket, key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await toBuffer(body));
      await writeFile(`${file}.meta`, JSON.stringify({ contentType, cacheControl }));
      return describe(file);
    },
    async deleteObject(bucket, key) {
      const file = fileOf(bucket, key);
      await Promise.all([rm(file, { force: true }), rm(`${file}.meta`, { force: true })]);
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => this.deleteObject(bucket, key, undefined)));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const [source, target] = [fileOf(fromBucket, from), fileOf(toBucket, to)];
      await mkdir(dirname(target), { recursive: true });
      await Promise.all([copyFile(source, target), copyFile(`${source}.meta`, `${target}.meta`)]);
      return describe(target);
    },
    headObject: (bucket, key) => describe(fileOf(bucket, key)),
    privateAssetUrl: (bucket, key) => Promise.resolve(join(bucket, key)),
  };
}
