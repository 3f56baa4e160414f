import pg from 'pg';
import { isThisMachine } from './caller.ts';

/** Whether the driver would encrypt the connection and verify whom it talks to. */
function isVerified({ ssl }: pg.Client): boolean {
  // Its type says boolean, but `sslmode` makes it the options of the TLS connection.
  const options = ssl as boolean | { rejectUnauthorized?: boolean };
  return typeof options === 'object' ? options.rejectUnauthorized !== false : options;
}

/**
 * DATABASE_URL as a URL; `?host=/folder` names the folder of the server's socket.
 * @throws if it is malformed, or would send enquiries over a network without encryption.
 */
export function databaseAddress(databaseUrl: string): URL {
  const text = databaseUrl.replace(/^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?=[/?])/, '$1localhost');
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new Error('DATABASE_URL is malformed: postgres://user:password@host:5432/database');
  }
  const url = new URL(text);
  // What the driver makes of the address counts: its query may name another host.
  const client = new pg.Client({ connectionString: url.href });
  const isHere = isThisMachine(client.host) || client.host.startsWith('/');
  if (!isHere && !isVerified(client)) {
    throw new Error(
      `DATABASE_URL leads to ${client.host} over a network: add ?sslmode=verify-full, or enquiries could be read on their way.`,
    );
  }
  return url;
}
