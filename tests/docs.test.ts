import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('references to the specification', () => {
  const sections = { SPEC: sectionsOf('docs/spec.md'), PRODUCT: sectionsOf('docs/product.md') };
  const citing = files.filter(
    (file) =>
      /^(src|server|build|tools|supabase|tests|e2e|docs)\//.test(file) &&
      /\.(ts|tsx|mjs|css|sql|toml|md)$/.test(file),
  );

  /** 'SPEC 2.7, 4.2' cites two sections. */
  function citationsIn(text: string): { document: 'SPEC' | 'PRODUCT'; section: string }[] {
    const lists = text.matchAll(
      /\b(SPEC|PRODUCT)(?:’s)? (\d+(?:\.\d+)?(?:(?:,| and) \d+(?:\.\d+)?)*)/g,
    );
    return [...lists].flatMap(([, document, list = '']) =>
      (list.match(/\d+(\.\d+)?/g) ?? []).map((section) => ({
        document: document as 'SPEC' | 'PRODUCT',
        section,
      })),
    );
  }

  it('point to sections that exist', () => {
    const cited = citing.flatMap((file) =>
      citationsIn(read(file)).map((citation) => ({ file, ...citation })),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ document, section }) => !sections[document].has(section))).toEqual([]);
  });

  it('are read one by one', () => {
    expect(citationsIn('(SPEC 2.7, 4.2 and 9.) PRODUCT 5:').map(({ section }) => section)).toEqual([
      '2.7',
      '4.2',
      '9',
      '5',
    ]);
  });
});

it('comments name files that exist', () => {
  const path = /\b(?:src|server|build|tools|supabase|docs|e2e|tests)\/[\w./-]+\.(?:tsx?|sql|md)\b/g;
  const missing = files
    // Migrations name files as they were: a released one never changes.
    .filter((file) =>
      /^(src|server|build|tools|supabase(?!\/migrations)|e2e)\/.*\.(ts|tsx|sql|css)$/.test(file),
    )
    .flatMap((file) => (read(file).match(path) ?? []).map((named) => `${file}: ${named}`))
    .filter((entry) => !isThere(entry.split(': ')[1] ?? ''));
  expect(missing).toEqual([]);
});

describe('decision records', () => {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(file)).sort();

  it('are numbered without gaps, in name and title', () => {
    const numbers = records.map((file) => Number(basename(file).slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const titles = records.map((file) => Number(/^# (\d+)\. /.exec(read(file))?.[1]));
    expect(titles).toEqual(numbers);
  });

  it('are linked under their own number', () => {
    const links = pages.flatMap((page) => [
      ...read(page).matchAll(/\[(?:records? )?(\d+)\]\([\w./]*?(\d{4})-[\w-]+\.md\)/g),
    ]);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(([, number, file]) => Number(number) !== Number(file))).toEqual([]);
  });
});

// The specification keeps the lines that it was written with.
it.each(pages.filter((page) => page !== 'docs/spec.md'))(
  '%s has lines of at most 100 columns outside tables and code',
  (page) => {
    const prose = read(page).replace(/^ *```[^]*?^ *```$/gm, '');
    const long = prose.split('\n').filter((line) => line.length > 100);
    expect(long.filter((line) => !/^\s*(\||\S*https?:\S+$)/.test(line))).toEqual([]);
  },
);

describe.each(pages)('%s', (page) => {
  const text = read(page);
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map((match) => match[1]);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link ?? '')))).toEqual([]);
  });

  it('names files that exist, from the root or from src', () => {
    const names = new Set(files.map((file) => basename(file)));
    const tops = new Set(files.map((file) => file.split('/')[0]));
    const missing = spans.filter((span) => {
      if (/^[\w.-]+\.(ts|tsx|mjs|css|sql|toml|md|json)$/.test(span)) return !names.has(span);
      if (!/^[\w@.-]+(\/[\w@.{}<>…*-]*)+$/.test(span)) return false;
      // A pattern is reduced to the folder before its first placeholder.
      const path = span.replace(/\/[^/]*[{<…*].*$/, '');
      const top = path.split('/')[0] ?? '';
      if (!tops.has(top) && !existsSync(join(ROOT, 'src', top))) return false;
      return !isThere(path) && !isThere(join('src', path));
    });
    expect(missing).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
