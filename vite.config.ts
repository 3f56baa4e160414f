import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedApi } from './backend/vitePlugin.ts';
import { checkEnv } from './backend/checkEnv.ts';
import { checkIdentity } from './backend/checkIdentity.ts';
import { leanReactRouter } from './backend/leanReactRouter.ts';
import { precompress } from './backend/precompress.ts';
import { subsetFonts } from './backend/subsetFonts.ts';

/** The first script with what it shares with the app, in one file: on a slow line a second one is a second wait. */
const FIRST_SCRIPT =
  /index\.html$|src\/entry\.ts|preload-helper|rolldown\/runtime|src\/app\/staleChunk|src\/ui\/(faces|firstSign|styles)/;

/** What every page needs, in one chunk: in a dozen small ones the same code weighs 8 kB more on the line. */
const ON_EVERY_PAGE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next|use-sync-external-store|@tanstack/query-core|@tanstack/react-query|@supabase/postgrest-js)/',
    'lucide-react/.*/(arrow-left|arrow-right|video)\\.',
    'src/(main\\.tsx|i18n/|site/|app/(?!ErrorScreen|adminScreens|Foot)|lib/(db|errors|localized|plainText|queryClient|scriptJson|session|image)\\.|ui/(button|cx|Dialog|PageBanner|Section|useHydrated)\\.)',
  ].join('|'),
);

const ON_LIST_AND_POST =
  /features\/blog\/(LoadFailure|FallbackNotice|PublishedOn|Categories|categoryNames|date|Cover)\./;

/** The prerenderer reads with the one, and renders with the other in threads (backend/prerender.ts). */
const SERVER_ENTRIES = ['src/entry-server.tsx', 'backend/renderWorker.ts'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    subsetFonts(),
    leanReactRouter(),
    checkIdentity(),
    checkEnv(),
    embeddedApi(),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? SERVER_ENTRIES : undefined,
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: FIRST_SCRIPT, priority: 1 },
            { name: 'app', test: ON_EVERY_PAGE },
            { name: 'posts', test: ON_LIST_AND_POST },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/snapshot.ts'],
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    pool: 'threads',
    // The embedded backend logs every call that the database refuses; the tests make such calls on purpose.
    onConsoleLog: (log) => !/wasm:\/\/wasm|@supabase\/lite|EXPERIMENTAL FEATURES/.test(log),
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
}));
