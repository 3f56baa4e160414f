/**
 * `npm run archive -- [FILE]`: writes the whole site into a file (docs/operate.md). ARCHIVE_PASSPHRASE
 * encrypts it.
 */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { archiveSite } from '../server/archive/archive.ts';
import { secretOf } from '../server/secrets.ts';
import { openSite } from './sites.ts';

const passphrase = secretOf('ARCHIVE_PASSPHRASE');
const [
  file = `archive-${new Date().toISOString().slice(0, 10)}.jsonl.gz${passphrase ? '.age' : ''}`,
] = process.argv.slice(2);

const site = await openSite();
try {
  const bytes = await archiveSite(site, passphrase);
  // A temporary name until it is complete; readable by its owner only.
  const unfinished = `${file}.part`;
  await pipeline(
    Readable.fromWeb(bytes as ReadableStream),
    createWriteStream(unfinished, { mode: 0o600 }),
  ).catch(async (error: unknown) => {
    await rm(unfinished, { force: true });
    throw error;
  });
  await rename(unfinished, file);
  console.log(
    `Written to ${file}${passphrase ? ', encrypted' : '. It is not encrypted: keep it safe'}.`,
  );
} finally {
  await site.close();
}
