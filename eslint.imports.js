/** The import directions of docs/architecture.md, as zones for import-x/no-restricted-paths. */
import { readdirSync } from 'node:fs';

/**
 * From the composition root down: a layer may import those after it. Primitives import none of each
 * other.
 */
const ENTRIES = ['entry.ts', 'boot.tsx', 'entry-server.tsx'];
const LAYERS = ['app', 'pages', 'features', 'seo', 'i18n', 'lib'];
const PRIMITIVES = ['ui', 'hydration', 'site'];

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const others = (names, name) => names.filter((other) => other !== name);
const inSrc = (name) => `./src/${name}`;

const layers = LAYERS.map((layer, index) => ({
  target: inSrc(layer),
  from: [...ENTRIES, ...LAYERS.slice(0, index)].map(inSrc),
  message: 'Imports run app -> pages -> features -> seo -> i18n -> lib -> ui | hydration | site.',
}));

const primitives = PRIMITIVES.flatMap((name) =>
  others(folders('src'), name)
    // The admin area's primitives have texts.
    .filter((folder) => folder !== 'styles' && !(name === 'ui' && folder === 'admin-texts'))
    .map((folder) => ({
      target: inSrc(name),
      from: inSrc(folder),
      message: `src/${name} may only import styles from the rest of src.`,
    })),
);

const adminTexts = {
  target: inSrc('admin-texts'),
  from: [...ENTRIES, ...others(others(folders('src'), 'admin-texts'), 'site')].map(inSrc),
  message: 'src/admin-texts may only import facts from src/site.',
};

const wings = ['public', 'admin'].flatMap((wing) => {
  const here = folders(`src/features/${wing}`).map((name) => `./src/features/${wing}/${name}`);
  const opposite = `./src/features/${wing === 'public' ? 'admin' : 'public'}`;
  return here.map((feature) => ({
    target: feature,
    from: [...others(here, feature), opposite],
    message:
      'A feature may not import another one: compose them in src/pages, or move shared code down.',
  }));
});

const WITH_ADMIN_FOLDER = ['pages', 'features', 'lib', 'ui'];

const adminOnly = {
  target: [
    ...ENTRIES,
    // Not adminRoutes.tsx and adminScreens.ts, which load the screens.
    'app/!(admin*)',
    ...WITH_ADMIN_FOLDER.flatMap((layer) => [`${layer}/*`, `${layer}/!(admin)/**`]),
    ...['seo', 'i18n', 'hydration', 'site'].map((layer) => `${layer}/**`),
  ].map(inSrc),
  from: [...WITH_ADMIN_FOLDER.map((layer) => `${layer}/admin`), 'admin-texts'].map(inSrc),
  message: 'The public site may not import code of the admin area.',
};

const aroundSrc = [
  { target: './src', from: ['./supabase', './server', './build', './tools', './e2e', './tests'] },
  { target: './supabase', from: ['./server', './build', './tools', './e2e', './tests'] },
  { target: './server', from: ['./build', './tools', './e2e', './tests'] },
  { target: './build', from: ['./tools', './e2e', './tests'] },
  { target: './e2e', from: ['./tools', './tests'] },
].map((zone) => ({
  ...zone,
  message: 'Imports run tools -> e2e -> build -> server -> supabase/functions -> src/site.',
}));

export const zones = [...layers, ...primitives, adminTexts, ...wings, adminOnly, ...aroundSrc];

/**
 * Only src/lib and a feature's queries.ts and mutations.ts may call Supabase; image addresses need
 * `env` only.
 */
export const BACKEND_IMPORTS = {
  paths: [{ name: '@/lib/db', allowImportNames: ['env'], allowTypeImports: true }].map((path) => ({
    ...path,
    message: 'Call the backend in the queries.ts or mutations.ts of a feature.',
  })),
  patterns: [
    {
      group: ['@supabase/*', '@/lib/admin/supabase'],
      allowTypeImports: true,
      message: 'Call the backend in the queries.ts or mutations.ts of a feature.',
    },
  ],
};

/** Primitives depend neither on router, queries and translations nor on the backend. */
export const UI_IMPORTS = {
  patterns: [
    {
      group: ['wouter', '@tanstack/*', 'i18next*', 'react-i18next', '@supabase/*'],
      message: 'Primitives in src/ui take what they need as props.',
    },
  ],
};

/** Server and build run in Node.js: they import facts from the app, and types. */
export const BUILD_IMPORTS = {
  patterns: [
    {
      regex: '/src/(?!site/|hydration/|lib/archive|i18n/namespaces|lib/(admin/)?markdown/)',
      allowTypeImports: true,
      message:
        'Server and build may import values from src/site, src/hydration, src/lib/archive.ts, src/i18n/namespaces.ts and the Markdown of posts only.',
    },
  ],
};
