import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../server/paths.ts';

/**
 * The oldest browsers that the site is built for, `browserslist` of package.json, as build targets.
 * @throws for an entry that does not name a browser and its oldest version.
 */
export function browserTargets(file = join(ROOT, 'package.json')): string[] {
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((entry) => {
    const [, name, version] = /^(chrome|firefox|safari) >= (\d+(?:\.\d+)?)$/.exec(entry) ?? [];
    if (!name || !version) throw new Error(`browserslist: '${entry}' is no 'browser >= version'`);
    return name + version;
  });
}
