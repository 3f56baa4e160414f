import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/paths';

const page = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');

const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, criterion = '', how = '', heldBy = '']) => ({ criterion, how, heldBy }),
);

it('docs/accessibility.md has each of the 55 criteria of WCAG 2.2 A and AA once', () => {
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(55);
  expect(rows).toHaveLength(55);
});

// docs.test.ts tests that the named files exist.
it('a criterion without a test is not applicable or was tried by hand', () => {
  const unheld = rows.filter(({ heldBy }) => !heldBy.includes('`'));
  expect(unheld.filter(({ how }) => !/^(not applicable|by hand)/.test(how))).toEqual([]);
});

/** Where a spec named without its folder may be. */
const FOLDERS = ['', 'e2e/specs', 'e2e/engines'];

/** The titles of the tests in a file; '${…}' stands for anything. */
function titlesIn(file: string): RegExp[] {
  const path = FOLDERS.map((folder) => join(ROOT, folder, file)).find(existsSync);
  const calls = readFileSync(path ?? '', 'utf8').matchAll(/\b(?:it|test)\(\s*(['"`])(.+?)\1,/gs);
  return [...calls].map(([, , title = '']) => {
    const parts = title.replace(/^@\w+ /, '').split(/\$\{.+?\}/);
    const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${parts.map(literal).join('.+')}$`);
  });
}

it('each finding names a test that exists', () => {
  const findings = [...page.matchAll(/^\| (.+?) \| `([\w./-]+\.ts)`: (.+) \|$/gm)];
  expect(findings.length).toBeGreaterThan(50);
  const unheld = findings.filter(
    ([, , file = '', title = '']) => !titlesIn(file).some((pattern) => pattern.test(title)),
  );
  expect(unheld.map(([row]) => row)).toEqual([]);
});
