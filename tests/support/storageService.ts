import { listen } from '../../server/origin/originServer';

/** Runs SQL on the database whose `storage.objects` lists the files. */
type Sql = (text: string, values: unknown[]) => Promise<unknown>;

const OBJECT = /^\/storage\/v1\/object\/(public\/)?images\/(.+)$/;

/** A hosted project's Storage on loopback: what an archive calls of it, for the holder of its secret key. */
export async function startStorageService(secretKey: string, sql: Sql) {
  const files = new Map<string, { type: string; cache: string; bytes: Uint8Array<ArrayBuffer> }>();
  const status = (code: number, text?: string) => new Response(text, { status: code });
  const answer = async (request: Request) => {
    const { method, url, headers } = request;
    const bytes = new Uint8Array(await request.arrayBuffer());
    const [, isPublic, name = ''] = OBJECT.exec(new URL(url).pathname) ?? [];
    const file = files.get(name);
    if (method === 'GET' && isPublic) {
      if (!file) return status(400, '{"error":"not_found"}');
      return new Response(file.bytes, { headers: { 'Content-Type': file.type } });
    }
    if (method !== 'POST' || isPublic || !name) return status(404);
    if (headers.get('apikey') !== secretKey) return status(403);
    if (file && headers.get('x-upsert') !== 'true') return status(409);
    const type = headers.get('content-type') ?? '';
    const cache = headers.get('cache-control') ?? '';
    await sql(
      `insert into storage.objects (bucket_id, name, metadata) values ('images', $1, $2)
       on conflict (bucket_id, name) do update set metadata = excluded.metadata`,
      [name, { mimetype: type, cacheControl: cache, size: bytes.length }],
    );
    files.set(name, { type, cache, bytes });
    return status(200, '{}');
  };
  return { ...(await listen({ fetch: answer }, 0)), files };
}

export type StorageService = Awaited<ReturnType<typeof startStorageService>>;
