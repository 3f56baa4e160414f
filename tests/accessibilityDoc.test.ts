import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/paths';

const rows = [
  ...readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8').matchAll(
    /^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| ([^|]+) \|$/gm,
  ),
].map(([, criterion = '', how = '', heldBy = '']) => ({ criterion, how, heldBy }));

it('docs/accessibility.md has each of the 55 criteria of WCAG 2.2 A and AA once', () => {
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(55);
  expect(rows).toHaveLength(55);
});

// docs.test.ts tests that the named files exist.
it('a criterion that no test holds is not applicable or was tried by hand', () => {
  const unheld = rows.filter(({ heldBy }) => !heldBy.includes('`'));
  expect(unheld.filter(({ how }) => !/^(not applicable|by hand)/.test(how))).toEqual([]);
});
