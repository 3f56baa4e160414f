import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Runs SQL on the database whose `storage.objects` lists the files. */
type Sql = (text: string, values: unknown[]) => Promise<unknown>;

const OBJECT = /^\/storage\/v1\/object\/(public\/)?images\/(.+)$/;

/** A hosted project's Storage on loopback: what an archive calls of it, for the holder of its secret key. */
export async function startStorageService(secretKey: string, sql: Sql) {
  const files = new Map<string, { type: string; cache: string; bytes: Buffer }>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const [, isPublic, name = ''] = OBJECT.exec(request.url ?? '') ?? [];
      const bytes = await buffer(request);
      const file = files.get(name);
      if (request.method === 'GET' && isPublic) {
        if (!file) return response.writeHead(400).end('{"error":"not_found"}');
        return response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
      }
      if (request.method !== 'POST' || isPublic || !name) return response.writeHead(404).end();
      if (request.headers.apikey !== secretKey) return response.writeHead(403).end();
      if (file && request.headers['x-upsert'] !== 'true') return response.writeHead(409).end();
      const { 'content-type': type = '', 'cache-control': cache = '' } = request.headers;
      await sql(
        `insert into storage.objects (bucket_id, name, metadata) values ('images', $1, $2)
         on conflict (bucket_id, name) do update set metadata = excluded.metadata`,
        [name, { mimetype: type, cacheControl: cache, size: bytes.length }],
      );
      files.set(name, { type, cache, bytes });
      return response.writeHead(200).end('{}');
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StorageService = Awaited<ReturnType<typeof startStorageService>>;
