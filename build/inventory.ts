import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../server/paths.ts';
import { npm } from './npm.ts';

/** Beside the site and not in it: it names versions. */
export const INVENTORY = join(ROOT, 'sbom.cdx.json');

/**
 * Lists the components of the site and its server, in CycloneDX format. npm reads a copy of the
 * lock file without the development packages, because `--omit=dev` would leave out React and others
 * that those need too.
 * @throws if npm makes no list.
 */
export function writeInventory(file = INVENTORY): void {
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
    if (status !== 0) throw new Error(`npm sbom ended with ${String(status)}`);
    writeFileSync(file, stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
