import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/paths';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const pages = files.filter((file) =>
  /^(README|CONTRIBUTING|CHANGELOG)\.md$|^(docs|supabase\/schemas)\/.*\.md$/.test(file),
);

/** Whether a file is there; those of tests/firm, a firm replaces or removes. */
const isThere = (path: string) => path.startsWith('tests/firm/') || existsSync(join(ROOT, path));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const names = new Set(files.map((file) => basename(file)));
const tops = new Set(files.map((file) => file.split('/')[0]));

/** Whether what looks like a file, from the root or from src, is none. */
function isMissing(span: string): boolean {
  if (/^[\w.-]+\.(ts|tsx|mjs|css|sql|toml|md|json)$/.test(span)) return !names.has(span);
  if (!/^[\w@.-]+(\/[\w@.{}<>…*-]*)+$/.test(span)) return false;
  // A pattern is reduced to the folder before its first placeholder.
  const path = span.replace(/\/[^/]*[{<…*].*$/, '');
  const top = path.split('/')[0] ?? '';
  if (!tops.has(top) && !existsSync(join(ROOT, 'src', top))) return false;
  return !isThere(path) && !isThere(join('src', path));
}

it.each(pages)('%s names files, links and npm scripts that exist', (page) => {
  const text = read(page);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  const links = all(/\]\((?!https?:|mailto:|#)([^)#]+)/g);
  expect.soft(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  expect.soft(all(/`([^`\n]+)`/g).filter(isMissing)).toEqual([]);
  expect.soft(all(/\bnpm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});
