/** `npm run export -- FOLDER`: what a firm takes along to another system (docs/operate.md). */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { exportSite } from './exportSite.ts';
import { openSite } from './sites.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Where to? npm run export -- FOLDER');
  process.exit(1);
}
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} has files already: give a new folder.`);
  process.exit(1);
}
const root = resolve(folder);
const site = await openSite();
try {
  const counts = await exportSite(site, async (path, content) => {
    const file = resolve(root, path);
    if (!file.startsWith(root + sep)) throw new Error(`Not a path in the folder: ${path}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  });
  console.table(counts);
} finally {
  await site.close();
}
