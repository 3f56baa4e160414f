import { ESLint } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../server/paths';
import { firm } from '@/site/firm';
import { identityIn } from './support/identity';

const SRC = join(ROOT, 'src');

function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

describe('ESLint refuses', () => {
  // None of these rules needs types, and those of the whole source take half a minute on a busy machine.
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

  const DIRECTIONS = 'import-x/no-restricted-paths';
  const NAMES = '@typescript-eslint/no-restricted-imports';
  it.each([
    [
      'a page that imports the router',
      'src/pages/public/BlogPage.tsx',
      "import '@/app/router';",
      DIRECTIONS,
    ],
    [
      'a feature of another feature',
      'src/features/public/hero/Hero.tsx',
      "import '@/features/public/blog/post';",
      DIRECTIONS,
    ],
    [
      'a public feature of the admin area',
      'src/features/public/hero/Hero.tsx',
      "void import('@/features/admin/posts/post');",
      DIRECTIONS,
    ],
    [
      'the admin’s primitives on a public page',
      'src/pages/public/BlogPage.tsx',
      "import '@/ui/admin/Switch';",
      DIRECTIONS,
    ],
    [
      'a public file that imports the admin area: a library',
      'src/lib/errors.ts',
      "import '@/lib/admin/zod';",
      DIRECTIONS,
    ],
    [
      'a public file that imports the admin area: a primitive',
      'src/ui/toast/store.ts',
      "import '@/ui/admin/field';",
      DIRECTIONS,
    ],
    [
      'a public file that imports the admin area: the app',
      'src/app/PublicLayout.tsx',
      "import '@/ui/admin/Switch';",
      DIRECTIONS,
    ],
    [
      'a public file that imports the admin area: the first script',
      'src/entry.ts',
      "void import('@/pages/admin/LoginPage');",
      DIRECTIONS,
    ],
    [
      'a public file that imports the admin area: a page',
      'src/pages/public/BlogPage.tsx',
      "import '@/features/admin/posts/post';",
      DIRECTIONS,
    ],
    ['a library that imports texts', 'src/lib/errors.ts', "import '@/i18n/links';", DIRECTIONS],
    ['a primitive that imports facts', 'src/ui/Spinner.tsx', "import '@/site/firm';", DIRECTIONS],
    [
      'a server that imports the build',
      'server/headers.ts',
      "import '../build/precompress.ts';",
      DIRECTIONS,
    ],
    [
      'end-to-end tests that import the tools',
      'e2e/support/accessibility.ts',
      "import '../../tools/bench/fill';",
      DIRECTIONS,
    ],
    [
      'a call of the backend outside queries.ts',
      'src/features/public/blog/post.ts',
      "import { db } from '@/lib/db';",
      NAMES,
    ],
    ['a primitive that knows the router', 'src/ui/Spinner.tsx', "import 'wouter';", NAMES],
    ['a build that runs the app', 'build/seoFiles.ts', "import '../src/lib/errors.ts';", NAMES],
    [
      'HTML from a string',
      'src/ui/Spinner.tsx',
      "document.body.innerHTML = '';",
      'no-restricted-syntax',
    ],
    [
      'a default export outside the pages',
      'src/ui/cx.ts',
      'export default 1;',
      'import-x/no-default-export',
    ],
  ])('%s', async (_what, file, code, rule) => {
    const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});

describe('the repository', () => {
  it('has no registry addresses in the lock file', () => {
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    expect(lock).toContain('"integrity"');
    expect(lock).not.toContain('"resolved"');
    expect(lock.match(/https?:\/\/[^"]*\.tgz/g)).toBeNull();
  });
});

it('no text in the code states how many languages or practice areas there are', () => {
  const stated = /\b(tres|cuatro|cinco|seis|siete|ocho|nueve) (idiomas|áreas)\b/;
  const files = filesUnder(SRC, /\.tsx?$/).filter((file) =>
    stated.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual([]);
});

describe('the firm’s identity (PRODUCT 2)', () => {
  it('is stated in src/site/firm.ts and nowhere else', () => {
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
      'src/features/admin/firm/problems.ts',
    ];
    const readers = ['src', 'build', 'server', 'supabase/functions']
      .flatMap((folder) => filesUnder(join(ROOT, folder), /\.tsx?$/))
      .filter((file) => CHANGEABLE.test(readFileSync(file, 'utf8')))
      .map((file) => relative(ROOT, file));
    expect(readers.sort()).toEqual(exempt.sort());
  });

  it('is recognised however a phone number is grouped', () => {
    expect(identityIn(readFileSync(join(SRC, 'site/firm.ts'), 'utf8')).length).toBeGreaterThan(8);
    const [a, b, c] = /(\d{3})(\d{3})(\d{3})$/.exec(firm.chatNumber)?.slice(1) ?? [];
    expect(identityIn(`Llame al +34 ${a} ${b} ${c}`)).toHaveLength(1);
    expect(identityIn(`tel:${a}-${b}-${c}`)).toHaveLength(1);
  });
});
