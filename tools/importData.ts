/**
 * `npm run import -- FOLDER`: copies the content of a data directory into a new one (DATA_DIR, or
 * `.data`).
 */
import { importData } from '../server/embedded/importData.ts';
import { refuse, sayFailure } from './refuse.ts';

const [from] = process.argv.slice(2);
if (!from) refuse('Which data directory? npm run import -- FOLDER');
try {
  const counts = await importData(from, process.env.DATA_DIR ?? '.data');
  console.log(
    'Copied, by table. Left behind: sessions, second factors, unsaved drafts, and mails not sent yet.',
  );
  console.table(counts);
} catch (error) {
  sayFailure(error);
}
