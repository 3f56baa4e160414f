/**
 * `npm run restore -- FILE`: puts an archive into an empty project, hosted or embedded
 * (docs/operate.md). ARCHIVE_PASSPHRASE opens an encrypted one.
 */
import { openAsBlob } from 'node:fs';
import { restoreArchive } from '../server/archive/restore.ts';
import { hostedBackend } from '../server/viteVariables.ts';
import { secretOf } from '../server/secrets.ts';
import { openSite } from './sites.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Which archive? npm run restore -- FILE');
  process.exit(1);
}
if (hostedBackend('production') && !secretOf('SUPABASE_SECRET_KEY')) {
  console.error('VITE_SUPABASE_URL is set: SUPABASE_SECRET_KEY is needed too, for the pictures.');
  process.exit(1);
}
const site = await openSite();
try {
  console.table(await restoreArchive(await openAsBlob(file), site, secretOf('ARCHIVE_PASSPHRASE')));
} finally {
  await site.close();
}
