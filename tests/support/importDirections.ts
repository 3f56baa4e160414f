/** The import directions of docs/architecture.md. */

/** Matches an import of what comes later in the list, as 'importer imported'. */
const upwards = (names: readonly string[]): RegExp[] =>
  names
    .slice(0, -1)
    .map((name, at) => new RegExp(`^(${name})\\b\\S* (${names.slice(at + 1).join('|')})\\b`));

const LAYERS = ['lib', 'i18n', 'seo', 'features', 'pages', 'app', '(entry|boot|entry-server)\\.'];

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
export const refusal = (importer: string, imported: string): string | undefined =>
  Object.entries(REFUSED).find(([, patterns]) =>
    patterns.some((pattern) => pattern.test(`${importer} ${imported}`)),
  )?.[0];
