/** The source or target of an archive. */
import pg from 'pg';
import { keyHeaders } from '../../src/site/keys.ts';
import { databaseAddress } from '../databaseAddress.ts';
import { type Connection, inTransaction, type Statements } from '../embedded/connection.ts';

export type Row = Record<string, unknown>;
export type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

/** Queries of a transaction of the embedded backend. */
export const queryOf =
  (tx: Statements): Query =>
  async (text, values) =>
    (await tx.query<Row>(text, values)).rows;

/** A site's database and pictures. */
export interface Site {
  /** The backend's address, with which the addresses of pictures begin. */
  url: string;
  /** Runs SQL as the database's owner, in one transaction with one view of the data. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  readObject: (name: string) => Promise<Uint8Array>;
  /** Replaces a picture of the same name. */
  writeObject: (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
}

/** The value that the admin area sets on upload: a name is never reused for another picture. */
const CACHE_CONTROL = 'max-age=31536000';

type Fetch = (request: Request) => Promise<Response>;

/** Calls the storage API directly, since supabase-js would also open a realtime client. */
function objectsOf(
  url: string,
  key: string,
  send: Fetch = fetch,
): Pick<Site, 'readObject' | 'writeObject'> {
  const expectOk = async (name: string, response: Response) => {
    if (response.ok) return response;
    throw new Error(`Picture ${name}: ${response.status} ${await response.text()}`);
  };
  return {
    async readObject(name) {
      const response = await send(new Request(`${url}/storage/v1/object/public/images/${name}`));
      return new Uint8Array(await (await expectOk(name, response)).arrayBuffer());
    },
    async writeObject(name, type, body) {
      const headers = {
        ...keyHeaders(key),
        'Content-Type': type,
        'Cache-Control': CACHE_CONTROL,
        'x-upsert': 'true',
      };
      const address = `${url}/storage/v1/object/images/${name}`;
      await expectOk(name, await send(new Request(address, { method: 'POST', headers, body })));
    },
  };
}

/** A running embedded backend; the caller closes it. */
export const embeddedSite = (
  backend: { connection: Connection; serviceKey: string; fetch: Fetch },
  url: string,
): Site => ({
  url,
  ...objectsOf(url, backend.serviceKey, backend.fetch),
  transaction: (work) => backend.connection.driver.transaction((tx) => work(queryOf(tx))),
  close: () => Promise.resolve(),
});

/**
 * A hosted project.
 * @param secretKey writes pictures.
 * @param databaseUrl of the session pooler, or direct.
 * @throws when its database does not accept the connection, or would be read without encryption.
 */
export async function hostedSite({
  url,
  secretKey,
  databaseUrl,
}: Record<'url' | 'secretKey' | 'databaseUrl', string>): Promise<Site> {
  const client = new pg.Client({ connectionString: databaseAddress(databaseUrl).href });
  await client.connect();
  return {
    url,
    ...objectsOf(url, secretKey),
    transaction: (work) =>
      inTransaction(
        (sql) => client.query(sql),
        () => work(async (text, values) => (await client.query<Row>(text, values)).rows),
        'begin isolation level repeatable read',
      ),
    close: () => client.end(),
  };
}
