/**
 * `npm run restore -- FILE`: puts an archive into an empty project, hosted or embedded
 * (docs/operate.md). ARCHIVE_PASSPHRASE opens an encrypted one; another needs `--trust`. `--erased=REGISTER` erases again
 * what was erased after the archive was made.
 */
import { existsSync, openAsBlob, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreArchive } from '../server/archive/restore.ts';
import { hostedBackend } from '../server/viteVariables.ts';
import { secretOf } from '../server/secrets.ts';
import { refuse } from './refuse.ts';
import { withSite } from './sites.ts';

const {
  values: { trust, erased },
  positionals: [file],
} = parseArgs({
  options: { trust: { type: 'boolean' }, erased: { type: 'string' } },
  allowPositionals: true,
});
if (!file) refuse('Which archive? npm run restore -- FILE');
if (hostedBackend('production') && !secretOf('SUPABASE_SECRET_KEY')) {
  refuse('VITE_SUPABASE_URL is set: SUPABASE_SECRET_KEY is needed too, for the pictures.');
}
for (const each of [file, erased]) {
  if (each && !existsSync(each)) refuse(`There is no ${each}.`);
}
await withSite(async (site) => {
  const reading = {
    passphrase: secretOf('ARCHIVE_PASSPHRASE'),
    isTrusted: trust,
    erased: erased && readFileSync(erased, 'utf8'),
  };
  console.table(await restoreArchive(await openAsBlob(file), site, reading));
});
