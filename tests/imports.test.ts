import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../server/paths';

/** Matches an import of what comes later in the list, as 'importer imported'. */
const upwards = (names: readonly string[]): RegExp[] =>
  names
    .slice(0, -1)
    .map((name, at) => new RegExp(`^(${name})\\b\\S* (${names.slice(at + 1).join('|')})\\b`));

const LAYERS = ['lib', 'i18n', 'seo', 'features', 'pages', 'app', '(entry|boot|entry-server)\\.'];

/** The import directions of docs/architecture.md. */
const REFUSED: Record<string, RegExp[]> = {
  'Imports run tools -> e2e -> build -> server -> supabase/functions -> src/site.': upwards([
    ...['src', 'supabase', 'server', 'build', 'e2e', '(tools|tests)'],
  ]),
  'Imports run app -> pages -> features -> seo -> i18n -> lib -> ui | hydration | site.': upwards(
    LAYERS.map((name) => `src/${name}`),
  ),
  'Primitives may only import styles from the rest of src, those of the admin area its texts too.':
    [
      /^src\/(ui|hydration|site)\/\S* src\/(?!\1\/|styles\/|admin-texts\/)/,
      /^src\/(hydration|site)\/\S* src\/admin-texts\//,
    ],
  'src/admin-texts may only import facts from src/site.': [
    /^src\/admin-texts\/\S* src\/(?!admin-texts\/|site\/)/,
  ],
  'A feature may not import another one: compose them in src/pages, or move shared code down.': [
    /^src\/features\/([^/ ]+\/[^/ ]+\/)\S* src\/features\/(?!\1)/,
  ],
  'The public site may not import code of the admin area.': [
    // Of src/app, adminPages.ts and adminScreens.ts load the screens.
    /^src\/(?!admin-texts\/|app\/admin|\w+\/admin\/)\S* src\/(admin-texts|\w+\/admin)\//,
  ],
};

/** Why a file may not import another one; undefined if it may. */
const refusal = (importer: string, imported: string): string | undefined =>
  Object.entries(REFUSED).find(([, patterns]) =>
    patterns.some((pattern) => pattern.test(`${importer} ${imported}`)),
  )?.[0];

/** The files of the project with the names that each imports, types included. */
function importedNames(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && existsSync(join(ROOT, file)));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'));
      return [file, importedFiles.map(({ fileName }) => fileName)];
    }),
  );
}

/** The same with the files of the project that the names stand for. */
const importedFiles = (names: ReadonlyMap<string, string[]>): Map<string, string[]> =>
  new Map(
    [...names].map(([file, imported]) => [
      file,
      imported
        .filter((name) => /^(\.|@\/)/.test(name))
        .map((name) => join(name.startsWith('@/') ? 'src' : dirname(file), name.replace('@/', '')))
        .flatMap((path) =>
          ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']
            .map((end) => path + end)
            .filter((candidate) => names.has(candidate)),
        ),
    ]),
  );

const names = importedNames();
const imports = importedFiles(names);

describe('imports', () => {
  const pairs = (graph: ReadonlyMap<string, string[]>) =>
    [...graph].flatMap(([file, imported]) => imported.map((name) => [file, name] as const));

  it('run one way', () => {
    expect(imports.size).toBeGreaterThan(900);
    const refused = pairs(imports)
      .map(([file, imported]) => [`${file} imports ${imported}`, refusal(file, imported)])
      .filter(([, why]) => why !== undefined);
    expect(refused).toEqual([]);
  });

  it.each([
    ['src/pages/public/BlogPage.tsx', 'src/app/routes.tsx'],
    ['src/ui/Spinner.tsx', 'src/site/firm.ts'],
    ['src/admin-texts/index.tsx', 'src/lib/errors.ts'],
    ['src/features/public/footer/Footer.tsx', 'src/features/public/blog/post.ts'],
    ['src/entry.ts', 'src/pages/admin/LoginPage.tsx'],
    ['server/headers.ts', 'build/precompress.ts'],
    ['e2e/support/accessibility.ts', 'tools/bench/reads.ts'],
  ])('may not run the other way: %s imports %s', (file, imported) => {
    expect(refusal(file, imported)).toBeDefined();
  });

  it('of what runs name dependencies, which `npm audit` and the inventory of components look at', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const refused = pairs(names).filter(
      ([file, name]) =>
        /^(src|server|build)\/(?!subsetFonts)/.test(file) &&
        !/^(\.|@\/|node:)/.test(name) &&
        !Object.keys(dependencies).some((listed) => `${name}/`.startsWith(`${listed}/`)),
    );
    expect(refused.map(([file, name]) => `${file} imports ${name}`)).toEqual([]);
  });
});

it('each file of the app is used by a program, or by a file that is', () => {
  // Neither the compiler nor the linter reports what is left when a section is removed.
  const used = new Set<string>();
  const use = (file: string): void => {
    if (used.has(file)) return;
    used.add(file);
    imports.get(file)?.forEach(use);
  };
  const files = [...imports.keys()];
  const firstScript = 'src/entry.ts'; // Of index.html.
  const standIn = 'src/ui/icons/lucide.ts'; // For a file of a library, by vite.config.ts.
  const programs = files.filter((file) => !/^(src|tests|e2e)\//.test(file));
  [firstScript, standIn, ...programs].forEach(use);
  const ofTheApp = files.filter((file) => /^src\/(?!.*\.d\.ts$)/.test(file));
  expect(ofTheApp.filter((file) => !used.has(file))).toEqual([]);
});
