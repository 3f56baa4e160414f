/** A copy of the build for one test, whose pages are rewritten from its backend's data. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../server/paths';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { prerender } from '../../server/publication/prerenderProcess';
import { ANOTHER, OTHER } from './languages';

/** A few posts, and the three languages that tests name, are enough to have all kinds of pages. */
export const FEW_PAGES = `
  delete from public.blog_posts
    where slug > (select slug from public.blog_posts order by slug offset 3 limit 1);
  update public.language_settings
    set is_active = language_code in ('${[SOURCE_LANGUAGE, OTHER, ANOTHER].join("', '")}')`;

/** Copies the build. @returns the copy's folder. */
export function copyBuild(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'dist-')), 'dist');
  cpSync(DIST, folder, { recursive: true });
  return folder;
}

export function removeBuild(folder: string): void {
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** Writes what has changed, as `npm run build -- --incremental` does. */
export async function publishChanges(folder: string, backendUrl: string): Promise<void> {
  const code = await prerender(folder, [`--backend=${backendUrl}`]);
  if (code !== 0) throw new Error('The pages could not be written: see what was printed.');
}

/** Deletes a build's pages and manifest, so that the next publication writes all pages. */
export function forgetPages(folder: string): void {
  for (const name of Object.keys(filesOf(folder))) {
    const isWritten = /(\.html|\.xml)(\.br|\.gz)?$/.test(name) && !name.startsWith('shell.html');
    if (isWritten || name === '.vite/pages.json') rmSync(join(folder, name));
  }
}

/** All files of a build by name, in base64, except the one that contains times. */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The stamp has times.
      .filter((name) => !/^(published|revision)\.json/.test(name))
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'base64')]),
  );
}
