/**
 * `npm run restore -- FILE`: puts an archive into an empty project, hosted or embedded
 * (docs/operate.md). ARCHIVE_PASSPHRASE opens an encrypted one; another needs `--trust`. `--erased=REGISTER` erases again
 * what was erased after the archive was made.
 */
import { openAsBlob, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreArchive } from '../server/archive/restore.ts';
import { hostedBackend } from '../server/viteVariables.ts';
import { secretOf } from '../server/secrets.ts';
import { openSite } from './sites.ts';

const {
  values: { trust, erased },
  positionals: [file],
} = parseArgs({
  options: { trust: { type: 'boolean' }, erased: { type: 'string' } },
  allowPositionals: true,
});
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
  const reading = {
    passphrase: secretOf('ARCHIVE_PASSPHRASE'),
    isTrusted: trust,
    erased: erased && readFileSync(erased, 'utf8'),
  };
  console.table(await restoreArchive(await openAsBlob(file), site, reading));
} finally {
  await site.close();
}
