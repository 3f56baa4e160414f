/**
 * PGlite on a data directory, in a thread of its own (pgliteThread.ts). Plain JavaScript, since a
 * thread does not have the TypeScript loader of every program that starts one.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

const asText = (value) => value;
/** As `isoTime` in connection.ts. */
const isoTime = (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const database = await PGlite.create(workerData, {
  extensions: { pg_trgm, pgcrypto },
  // The types that @supabase/lite and the site read otherwise than PGlite, by their OIDs.
  parsers: {
    20: Number,
    1700: Number,
    1082: asText,
    1083: asText,
    1266: asText,
    1114: isoTime,
    1184: isoTime,
  },
});

async function answer({ kind, text, values }) {
  if (kind === 'close') return database.close();
  if (kind === 'exec') return void (await database.exec(text));
  const { rows, affectedRows } = await database.query(text, [...values]);
  return { rows, affectedRows };
}

/** What PostgreSQL says of an error; a clone would keep the message alone. */
const told = (error) =>
  Object.fromEntries(
    Object.entries({ ...error, message: error.message }).filter(
      ([, value]) => typeof value === 'string',
    ),
  );

let turn = Promise.resolve();
parentPort.on('message', (call) => {
  turn = turn
    .then(() => answer(call))
    .then(
      (result) => parentPort.postMessage({ result }),
      (error) => parentPort.postMessage({ error: told(error) }),
    );
});
parentPort.postMessage({});
