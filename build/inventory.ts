import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../server/paths.ts';
import { npm } from './npm.ts';

/**
 * Lists the components of the site and its server, in CycloneDX format; beside the site and not in
 * it, since the list names versions. npm reads a copy of the lock file without the development
 * packages, because `--omit=dev` would leave out React and others that those need too.
 */
export function writeInventory(): void {
  const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
  try {
    const site = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      devDependencies?: unknown;
    };
    delete site.devDependencies;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(site));
    copyFileSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
    npm(['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'], folder);
    const { stdout, status } = npm(
      ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
      folder,
    );
    if (status === 0) writeFileSync(join(ROOT, 'sbom.cdx.json'), stdout);
    // The site does not need the list: without npm it is built all the same.
    else console.warn(`No inventory of components: npm sbom ended with ${String(status)}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
