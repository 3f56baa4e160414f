/**
 * `npm run import -- FOLDER`: copies the content of a data directory into a new one (DATA_DIR, or
 * `.data`).
 */
import { importData } from '../server/embedded/importData.ts';

const [from] = process.argv.slice(2);
if (!from) {
  console.error('Which data directory? npm run import -- FOLDER');
  process.exit(1);
}
console.log(
  'Copied, by table. Left behind: sessions, second factors, unsaved drafts, and mails not sent yet.',
);
console.table(await importData(from, process.env.DATA_DIR ?? '.data'));
