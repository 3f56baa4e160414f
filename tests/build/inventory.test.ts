import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeInventory } from '../../build/inventory';
import { ROOT } from '../../server/paths';

interface Component {
  group?: string;
  name: string;
  version: string;
}
interface Locked {
  dev?: true;
  devOptional?: true;
  optional?: true;
  version: string;
}

const nameOf = ({ group, name, version }: Component) =>
  `${group ? `${group}/` : ''}${name}@${version}`;

it('the inventory has every package that the site or its server runs on, and none of development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
  const file = join(folder, 'sbom.json');
  writeInventory(file);
  const { components, bomFormat } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: Component[];
  };
  rmSync(folder, { recursive: true });
  expect(bomFormat).toBe('CycloneDX');

  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const named = (entries: [string, Locked][]) =>
    entries.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  const found = components.map(nameOf);
  const needed = locked.filter(
    ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
  );
  expect(found).toEqual(expect.arrayContaining(named(needed)));
  const possible = new Set(named(locked.filter(([, { dev }]) => !dev)));
  expect(found.filter((name) => !possible.has(name))).toEqual([]);
  for (const name of ['react', 'hono', '@supabase/lite', 'pg', 'tsx']) {
    expect(
      found.some((one) => one.startsWith(`${name}@`)),
      name,
    ).toBe(true);
  }
});
