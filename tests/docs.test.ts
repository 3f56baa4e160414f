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

/** The numbers of a page's headings: '4', '4.1'. */
const sectionsOf = (file: string) =>
  new Set([...read(file).matchAll(/^##+ ([\d.]+?)\.? /gm)].map((match) => match[1]));

it('references to the specification point to sections that exist', () => {
  const sections = { SPEC: sectionsOf('docs/spec.md'), PRODUCT: sectionsOf('docs/product.md') };
  const citing = files.filter(
    (file) =>
      /^(src|server|build|tools|supabase|tests|e2e|docs)\//.test(file) &&
      /\.(ts|tsx|mjs|css|sql|toml|md)$/.test(file),
  );
  // 'SPEC 2.7, 4.2 and 9' cites three sections.
  const lists = /\b(SPEC|PRODUCT)(?:’s)? (\d+(?:\.\d+)?(?:(?:,| and) \d+(?:\.\d+)?)*)/g;
  const cited = citing.flatMap((file) =>
    [...read(file).matchAll(lists)].flatMap(([, document, list = '']) =>
      (list.match(/\d+(\.\d+)?/g) ?? []).map((section) => ({ file, document, section })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  const missing = cited.filter(
    ({ document, section }) => !sections[document as keyof typeof sections].has(section),
  );
  expect(missing).toEqual([]);
});

it('decision records are numbered without gaps, in name, title and links', () => {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(file)).sort();
  const numbers = records.map((file) => Number(basename(file).slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const titles = records.map((file) => Number(/^# (\d+)\. /.exec(read(file))?.[1]));
  expect(titles).toEqual(numbers);
  const links = pages.flatMap((page) => [
    ...read(page).matchAll(/\[(?:records? )?(\d+)\]\([\w./]*?(\d{4})-[\w-]+\.md\)/g),
  ]);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(([, number, file]) => Number(number) !== Number(file))).toEqual([]);
});

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
