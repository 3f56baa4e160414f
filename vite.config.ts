import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { embeddedApi } from './build/embeddedApi.ts';
import { checkEnv } from './build/checkEnv.ts';
import { checkIdentity } from './build/checkIdentity.ts';
import { checkLegalTexts, LEGAL_FILES } from './build/legalTexts.ts';
import { fallbackFonts } from './build/fallbackFonts.ts';
import { madeFiles } from './build/madeFiles.ts';
import { PHOTOGRAPH_FILES } from './build/photographs.ts';
import { precompress } from './build/precompress.ts';
import { subsetFonts } from './build/subsetFonts.ts';
import site from './package.json' with { type: 'json' };

/**
 * The first script and what it shares with the app, in one chunk: on a slow connection a second
 * file costs a second wait. The web fonts come later, and bring what only they need.
 */
const FIRST_SCRIPT =
  /index\.html$|src\/entry\.ts|preload-helper|src\/hydration\/(?!applyWebFonts|reactRoot)\w+\.ts$|src\/i18n\/visitorLanguage\.ts$|src\/lib\/allowed\.ts$|src\/site\/languages\.ts$/;

/**
 * What most pages share, in one chunk with the app: many small chunks compress worse and need more
 * requests. A group includes the dependencies of its modules.
 */
const APP = /src\/boot\.tsx$/;
const OF_PAGES =
  /src\/(ui|lib|i18n(?!\/(NewTab|Phone|Read))|seo|site(?!\/(date|french|answerClock|absence|phone|mailAddress|consentTexts))|features\/public\/\w+)\/\w+\.|lucide-react(?!.*\/(eye|eye-off|trash|scale|download|copy|triangle-exclamation-point)\.mjs)/;
/** What every page does without the app, and what of it the app needs too. */
const PAGE_TASKS = /src\/app\/pageTasks\.ts$/;
/**
 * What every page needs, in three chunks: a chunk is evaluated in one task, and the first script
 * imports one after the other (src/entry.ts). More chunks would compress worse. Of react-i18next
 * without the component that only the admin area uses.
 */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|src\/hydration\/reactRoot\.ts$/;
const LIBRARIES =
  /node_modules\/(wouter|regexparam|@tanstack\/(query-core|react-query)|i18next|react-i18next(?!\/.*Trans))\//;
/** What writes dates comes at the first interaction (src/i18n/dates.tsx). */
const DATES = /src\/site\/dates\.ts$/;
const OF_LISTS = /src\/features\/public\/blog\//;
const OF_ARTICLES = /src\/(features\/public\/blog\/article|lib\/markdown)\//;

/** The oldest browsers that the site is built for, such as 'safari16.4'. */
const BROWSERS = site.browserslist.map((entry) => entry.replace(' >= ', ''));

/** The program that writes the pages, and its threads. */
const SERVER_ENTRIES = ['build/prerender.ts', 'build/renderWorker.ts'];

/** Run in `.ci/run` on a PostgreSQL server alone (tests/run.ts); below, what runs on both. */
const DATABASE_TESTS = ['tests/database/**/*.test.ts'];
const BACKEND_TESTS = [
  'tests/{supabase,firm}/**/*.test.ts',
  'tests/database/{policies,schema,hostileArguments}.test.ts',
];
/** Of whole screens of the admin area, on a backend in the same thread. */
const SCREEN_TESTS = ['tests/features/admin/screens/*.test.tsx'];
/** Of whole programs and data directories, which takes seconds each. */
const PROCESS_TESTS = ['tests/**/*.process.test.ts'];
/** A minute of calls, in `.ci/run` on a PostgreSQL server alone. */
const CALL_TESTS = ['tests/database/hostileArguments.process.test.ts'];

/** Of modules that the test replaces, which no other file may see (.oxlintrc.jsonc). */
const ISOLATED_TESTS = ['tests/**/*.isolated.test.{ts,tsx}'];

/** Tests that are run in their own way. */
const project = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
) => ({
  extends: true as const,
  test: { name, include, ...more },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    subsetFonts(),
    fallbackFonts(),
    checkIdentity(),
    checkLegalTexts(),
    madeFiles([...LEGAL_FILES, ...PHOTOGRAPH_FILES]),
    checkEnv(),
    embeddedApi(),
    precompress(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src/ui/icons/lucide.ts'),
      },
    ],
  },
  // That program is complete: it starts at once, wherever the build is moved.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(isSsrBuild && { input: SERVER_ENTRIES }),
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: FIRST_SCRIPT, priority: 1 },
            { name: 'dates', test: DATES, priority: 1 },
            { name: 'react', test: REACT, priority: 3 },
            { name: 'libraries', test: LIBRARIES, priority: 2 },
            { name: 'page', test: PAGE_TASKS, priority: 1 },
            { name: 'app', test: APP },
            { name: 'shared', test: OF_PAGES, minShareCount: 4 },
            { name: 'article', test: OF_ARTICLES, minShareCount: 2 },
            { name: 'posts', test: OF_LISTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  test: {
    environment: 'node',
    // The files of a worker share their modules, which saves a third of the time, and a backend
    // (tests/support/backend.ts).
    isolate: false,
    projects: [
      project('database', DATABASE_TESTS, { exclude: [...BACKEND_TESTS, ...PROCESS_TESTS] }),
      project('backend', BACKEND_TESTS, { exclude: PROCESS_TESTS }),
      project('screens', SCREEN_TESTS, {
        environment: './tests/support/screenEnvironment.ts',
        // As in the browser: printed with the test.
        retry: process.env.CI ? 1 : 0,
      }),
      project('unit', ['tests/**/*.test.{ts,tsx}'], {
        exclude: [
          ...DATABASE_TESTS,
          ...BACKEND_TESTS,
          ...SCREEN_TESTS,
          ...PROCESS_TESTS,
          ...ISOLATED_TESTS,
          'tests/built/**',
        ],
      }),
      project('isolated', ISOLATED_TESTS, { isolate: true }),
      project('processes', PROCESS_TESTS, { exclude: CALL_TESTS }),
      project('calls', CALL_TESTS),
    ],
    globalSetup: ['tests/support/snapshot.ts'],
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    pool: 'threads',
    // The embedded backend logs every call that the database rejects; tests make such calls on
    // purpose.
    onConsoleLog: (log) =>
      !/wasm:\/\/wasm|@supabase\/lite|EXPERIMENTAL FEATURES|GoTrueClient/.test(log),
    // Generous, because a busy machine is no fault: a test that passes waits no longer for it, and one
    // that goes on after its time is over would change the rows of the next.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
}));
