/** `npm run export -- FOLDER`: what a firm takes along to another system (docs/operate.md). */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { exportSite } from './exportSite.ts';
import { refuse } from './refuse.ts';
import { withSite } from './sites.ts';

const [folder] = process.argv.slice(2);
if (!folder) refuse('Where to? npm run export -- FOLDER');
if (existsSync(folder) && readdirSync(folder).length > 0) {
  refuse(`${folder} has files already: give a new folder.`);
}
const root = resolve(folder);
await withSite(async (site) => {
  const counts = await exportSite(site, async (path, content) => {
    const file = resolve(root, path);
    if (!file.startsWith(root + sep)) throw new Error(`Not a path in the folder: ${path}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  });
  console.table(counts);
});
