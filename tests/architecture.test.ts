import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../backend/paths';
import { firm } from '../src/site/firm';
import { identityIn } from './support/identity';
import { importsOf } from './support/imports';

const SRC = join(ROOT, 'src');

/** The layers of docs/architecture.md, and what a file of each may import. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  main: ['main', 'app', 'pages', 'features', 'ui', 'i18n', 'lib', 'site'],
  app: ['app', 'pages', 'features', 'ui', 'i18n', 'lib', 'site'],
  pages: ['pages', 'features', 'ui', 'i18n', 'lib', 'site'],
  features: ['features', 'ui', 'i18n', 'lib', 'site'],
  ui: ['ui'],
  i18n: ['i18n', 'lib', 'site'],
  lib: ['lib', 'site'],
  site: ['site'],
};

/** Where execution starts: the browser's two entries and the prerenderer's. */
const ENTRIES = ['main.tsx', 'entry.ts', 'entry-server.tsx'];

/** Packages that would tie a primitive to this product. */
const NOT_IN_UI = /^(react-router|@tanstack\/|i18next|react-i18next|@supabase\/)/;

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

const read = (file: string) => readFileSync(join(SRC, file), 'utf8');
const sources = filesUnder(SRC, /\.tsx?$/).map((file) => relative(SRC, file));
const graph = new Map(sources.map((file) => [file, importsOf(SRC, file)]));
const imports = [...graph].flatMap(([file, list]) => list.map((entry) => ({ file, ...entry })));
/** Imports of our own modules: translation files and styles have no direction. */
const edges = imports.flatMap(({ file, target }) =>
  target && graph.has(target) ? [{ file, target }] : [],
);

function layerOf(file: string): string | undefined {
  const layer = ENTRIES.includes(file) ? 'main' : /^(\w+)\//.exec(file)?.[1];
  return layer && layer in MAY_IMPORT ? layer : undefined;
}

describe('imports', () => {
  it('are found at all, also the lazy ones', () => {
    expect(edges).toContainEqual({ file: 'main.tsx', target: 'app/App.tsx' });
    expect(edges).toContainEqual({ file: 'entry.ts', target: 'main.tsx' });
    expect(edges).toContainEqual({
      file: 'app/pageTable.ts',
      target: 'pages/public/HomePage.tsx',
    });
  });

  it('every file belongs to a layer', () => {
    expect(sources.filter((file) => !layerOf(file))).toEqual([]);
  });

  it('run one way: main, app, pages, features, ui or i18n, lib, site', () => {
    const wrong = edges.filter(
      ({ file, target }) =>
        !MAY_IMPORT[layerOf(file) ?? '']?.some((layer) => layer === layerOf(target)),
    );
    expect(wrong).toEqual([]);
  });

  it('lead from no feature to another', () => {
    const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];
    const wrong = edges.filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from && to && from !== to;
    });
    expect(wrong).toEqual([]);
  });

  it('make no cycle', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const { target, isType } of graph.get(file) ?? []) {
        if (target && !isType) visit(target, [...path, file]);
      }
      done.add(file);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('of the backend are made by lib and the features’ queries.ts only', () => {
    const wrong = imports.filter(
      ({ file, specifier, target, names, isType }) =>
        !/^(lib\/|features\/[^/]+\/queries\.ts$)/.test(file) &&
        !isType &&
        (specifier.startsWith('@supabase/') ||
          // The backend's address, of which pictures' addresses are made, is no call to it.
          (target === 'lib/db.ts' && names.join() !== 'env')),
    );
    expect(wrong).toEqual([]);
  });

  it('of a primitive are no router, query, texts or backend', () => {
    const wrong = imports.filter(
      ({ file, specifier }) => layerOf(file) === 'ui' && NOT_IN_UI.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('of the backend’s scripts take facts from the site, and types from the rest', () => {
    const backend = join(ROOT, 'backend');
    const wrong = filesUnder(backend, /\.ts$/)
      .map((file) => relative(ROOT, file))
      // Vite builds it, with the app.
      .filter((file) => file !== 'backend/renderWorker.ts')
      .flatMap((file) => importsOf(ROOT, file).map((entry) => ({ file, ...entry })))
      .filter(({ target, isType }) => target?.startsWith('src/') && !isType)
      .filter(({ target }) => !target?.startsWith('src/site/'));
    expect(wrong).toEqual([]);
  });
});

describe('the shape of the code', () => {
  it('default exports are for lazy pages', () => {
    const wrong = sources.filter(
      (file) => layerOf(file) !== 'pages' && /^export default/m.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('nothing is inserted as HTML but JSON, which cannot end its element', () => {
    const wrong = sources.filter((file) =>
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/.test(
        read(file),
      ),
    );
    expect(wrong).toEqual(['i18n/JsonLd.tsx']);
    expect(read('i18n/JsonLd.tsx')).toContain('__html = scriptJson(');
  });

  it('the lock file names no registry: it holds wherever packages come from', () => {
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    expect(lock).toContain('"integrity"');
    expect(lock).not.toContain('"resolved"');
    expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
  });
});

describe('the firm’s identity (PRODUCT 2)', () => {
  it('stands in src/site/firm.ts and nowhere else', () => {
    const texts = [
      ...filesUnder(SRC, /\.(tsx?|css|json)$/),
      ...filesUnder(join(ROOT, 'public'), /\.(json|svg|txt|xml|html|webmanifest)$/),
      join(ROOT, 'index.html'),
    ].filter((file) => file !== join(SRC, 'site/firm.ts'));
    const mentions = texts
      .map((file) => [relative(ROOT, file), identityIn(readFileSync(file, 'utf8'))] as const)
      .filter(([, facts]) => facts.length > 0);
    expect(mentions).toEqual([]);
  });

  it('is found where it does stand, however a number is grouped', () => {
    expect(identityIn(read('site/firm.ts')).length).toBeGreaterThan(8);
    const [a, b, c] = /(\d{3})(\d{3})(\d{3})$/.exec(firm.chatNumber)?.slice(1) ?? [];
    expect(identityIn(`Llame al +34 ${a} ${b} ${c}`)).toHaveLength(1);
    expect(identityIn(`tel:${a}-${b}-${c}`)).toHaveLength(1);
  });
});
