/**
 * `npm run archive -- [FILE]`: writes the whole site into a file (docs/operate.md). ARCHIVE_PASSPHRASE
 * encrypts it.
 */
import { writeArchive } from '../server/archive/archive.ts';
import { secretOf } from '../server/secrets.ts';
import { withSite } from './sites.ts';

const passphrase = secretOf('ARCHIVE_PASSPHRASE');
const [
  file = `archive-${new Date().toISOString().slice(0, 10)}.jsonl.gz${passphrase ? '.age' : ''}`,
] = process.argv.slice(2);

await withSite(async (site) => {
  await writeArchive(site, file, passphrase);
  console.log(
    `Written to ${file}${passphrase ? ', encrypted' : '. It is not encrypted: keep it safe'}.`,
  );
});
