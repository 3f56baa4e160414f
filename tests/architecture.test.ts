import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../server/paths';
import { identityIn } from './support/identity';
import { temporaryFolder } from './support/temporaryFolder';

const SRC = join(ROOT, 'src');

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

describe('the linter refuses', () => {
  const IMPORTS = 'eslint(no-restricted-imports)';
  const CASES = [
    ['src/features/public/blog/post.ts', "import { db } from '@/lib/db';", IMPORTS],
    ['src/pages/admin/A.tsx', "import { createClient } from '@supabase/supabase-js';", IMPORTS],
    ['src/ui/Spinner.tsx', "import 'wouter';", IMPORTS],
    ['src/ui/Dialog.tsx', "document.body.innerHTML = '';", 'project(html)'],
    ['src/lib/a.ts', 'export const a = (b: Date) => b.toLocaleDateString();', 'project(dates)'],
    ['src/lib/localized.ts', "export const language = 'es';", 'project(source-language)'],
    // It would replace the module for all files of a worker.
    ['tests/a.test.ts', "vi.mock('@/lib/errors');", 'eslint(no-restricted-properties)'],
  ] as const;

  const copy = temporaryFolder();
  let found: { code: string; filename: string }[];
  beforeAll(() => {
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    cpSync(join(ROOT, 'oxlint.rules.js'), join(copy, 'oxlint.rules.js'));
    // None of these rules needs types, which take time.
    const config = readFileSync(join(ROOT, '.oxlintrc.jsonc'), 'utf8');
    writeFileSync(join(copy, '.oxlintrc.jsonc'), config.replace('"typeAware": true,', ''));
    for (const [file, code] of CASES) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), code);
    }
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--format=json', ...CASES.map(([file]) => file)],
      { cwd: copy },
    );
    found = (JSON.parse(stdout.toString()) as { diagnostics: typeof found }).diagnostics;
  });

  it.each(CASES)('in %s: %s', (file, _code, rule) => {
    const codes = found.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(codes).toContain(rule);
  });
});

it('the lock file names no registry', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(lock).toContain('"integrity"');
  expect(lock).not.toContain('"resolved"');
  expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
});

describe('the firm’s identity (PRODUCT 2)', () => {
  it('is stated in src/site/firm.ts and nowhere else', () => {
    const texts = [
      ...filesUnder(SRC, /\.(tsx?|css|json)$/),
      ...filesUnder(join(ROOT, 'public'), /\.(json|svg|txt|xml|html)$/),
      join(ROOT, 'index.html'),
    ].filter((file) => file !== join(SRC, 'site/firm.ts'));
    const mentions = texts
      .map((file) => [relative(ROOT, file), identityIn(readFileSync(file, 'utf8'))] as const)
      .filter(([, facts]) => facts.length > 0);
    expect(mentions).toEqual([]);
  });

  it('is read through firmWith() where the firm can change it', () => {
    const CHANGEABLE =
      /\bfirm\.(phones|chatNumber|email|coordinates|openingHours|address\.(street|postalCode))\b/;
    const exempt = [
      'src/site/firmFacts.ts',
      // Words that must not be a password, the default of MAIL_FROM, and where staff answer to.
      'src/site/passwords/rules.ts',
      'server/mail/transports.ts',
      'server/embedded/auth/mail.ts',
      // An example of how a number is written.
      'src/features/admin/firm/values.ts',
    ];
    const readers = ['src', 'build', 'server', 'supabase/functions']
      .flatMap((folder) => filesUnder(join(ROOT, folder), /\.tsx?$/))
      .filter((file) => CHANGEABLE.test(readFileSync(file, 'utf8')))
      .map((file) => relative(ROOT, file));
    expect(readers.sort()).toEqual(exempt.sort());
  });
});
