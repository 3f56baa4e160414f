import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../server/paths';

/** The files of the project, and those that each imports, types included. */
function importsOfFiles(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && existsSync(join(ROOT, file)));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    { ...ts.sys, readDirectory: () => [] },
    ROOT,
  );
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  const resolve = (name: string, file: string) =>
    ts.resolveModuleName(name, join(ROOT, file), options, ts.sys, cache).resolvedModule;
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'));
      const imports = importedFiles
        .filter(({ fileName }) => /^(\.|@\/)/.test(fileName))
        .flatMap(({ fileName }) => resolve(fileName, file)?.resolvedFileName ?? [])
        .map((path) => relative(ROOT, path));
      return [file, imports];
    }),
  );
}

/** A circle in a graph, as a list that begins and ends with the same node; undefined if none. */
function circleIn(graph: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  function visit(node: string, path: readonly string[]): string[] | undefined {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  }
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The paths of two files up to the folders in which they part; undefined where one has none. */
function sideBySide(a: string, b: string): [string, string] | undefined {
  const [left, right] = [dirname(a).split('/'), dirname(b).split('/')];
  const at = left.findIndex((name, index) => name !== right[index]);
  if (at < 0 || at >= right.length) return undefined;
  return [left.slice(0, at + 1).join('/'), right.slice(0, at + 1).join('/')];
}

const imports = importsOfFiles();

describe('a file of the app', () => {
  it('is used by a program, or by a file that is', () => {
    // Neither the compiler nor ESLint reports what is left when a section is removed.
    const used = new Set<string>();
    const use = (file: string): void => {
      if (used.has(file)) return;
      used.add(file);
      imports.get(file)?.forEach(use);
    };
    const files = [...imports.keys()];
    const firstScript = 'src/entry.ts'; // Of index.html.
    const standIn = 'src/ui/icons/lucide.ts'; // For a file of a library, by vite.config.ts.
    [firstScript, standIn, ...files.filter((file) => !/^(src|tests|e2e)\//.test(file))].forEach(
      use,
    );
    expect(files.filter((file) => /^src\/(?!.*\.d\.ts$)/.test(file) && !used.has(file))).toEqual(
      [],
    );
  });
});

describe('import cycles, type imports included', () => {
  it('do not exist between files', () => {
    expect(imports.size).toBeGreaterThan(900);
    expect([...imports.values()].flat().length).toBeGreaterThan(3000);
    expect(circleIn(imports)).toBeUndefined();
  });

  it('do not exist between sibling folders', () => {
    const folders = new Map<string, Set<string>>();
    for (const [file, imported] of imports) {
      for (const other of imported) {
        const [from, to] = sideBySide(file, other) ?? [];
        if (from && to) folders.set(from, (folders.get(from) ?? new Set()).add(to));
      }
    }
    expect(folders.get('src/features')).toContain('src/lib');
    expect(circleIn(folders)).toBeUndefined();
  });

  it('are recognised', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d', 'b']],
    ]);
    expect(circleIn(graph)).toEqual(['b', 'c', 'b']);
    expect(sideBySide('server/mail/sender.ts', 'server/embedded/auth/mail.ts')).toEqual([
      'server/mail',
      'server/embedded',
    ]);
    expect(sideBySide('server/mail/sender.ts', 'server/log.ts')).toBeUndefined();
  });
});
