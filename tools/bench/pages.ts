import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { pathOf, postPathOf } from '../../src/site/pages.ts';
import { DIST } from '../../server/paths.ts';
import { firstLoad, type Loaded } from './load.ts';
import { POST, withSite } from './site.ts';
import { printTable, round } from './table.ts';

const PAGES: [name: string, path: string, language: Language][] = [
  ['home', '/', SOURCE_LANGUAGE],
  ['blog', pathOf('blog', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['post', postPathOf(POST, SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['popup', `${pathOf('blog', SOURCE_LANGUAGE)}?post=${POST}`, SOURCE_LANGUAGE],
  ['contact', pathOf('contact', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['testimonials', pathOf('testimonials', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['service', pathOf('service-civil', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['404', '/nada', SOURCE_LANGUAGE],
  ...LANGUAGES.filter((code) => ![SOURCE_LANGUAGE, 'en', 'fr'].includes(code)).map(
    (language): [string, string, Language] => [
      `home ${language}`,
      pathOf('home', language),
      language,
    ],
  ),
];

/** What must not be in a public page's first load, by strings that only it contains. */
const UNWANTED: Record<string, RegExp> = {
  'supabase-js': /GoTrueClient|RealtimeClient|StorageFileApi/,
  zod: /ZodError/,
};

function adminFiles(): string[] {
  const text = readFileSync(join(DIST, '.vite/manifest.json'), 'utf8');
  return Object.entries(JSON.parse(text) as Manifest)
    .filter(([source]) => source.startsWith('src/pages/admin/'))
    .map(([, { file }]) => `/${file}`);
}

const ofType = (loaded: readonly Loaded[], ...types: string[]) =>
  loaded.filter(({ type }) => types.includes(type));

const kilobytes = (loaded: readonly Loaded[]) =>
  round(loaded.reduce((sum, { size }) => sum + size, 0) / 1000);

/** What a first load contains although it must not. */
function unwantedIn(loaded: readonly Loaded[], language: Language): string {
  const scripts = ofType(loaded, 'script');
  const code = scripts.map(({ body }) => body).join('\n');
  const admin = adminFiles();
  const texts = new Set(
    loaded.flatMap(({ url }) => /^\/locales\/(\w+)\//.exec(url.pathname)?.[1] ?? []),
  );
  texts.delete(language);
  const found = [
    ...Object.keys(UNWANTED).filter((name) => UNWANTED[name]?.test(code)),
    ...(scripts.some(({ url }) => admin.includes(url.pathname)) ? ['admin code'] : []),
    ...[...texts].map((name) => `texts ${name}`),
  ];
  return found.join(', ') || 'none';
}

/**
 * Measures what each public page loads without interaction, in a real browser on the production
 * build.
 */
export async function benchPages(): Promise<void> {
  const sizes: (string | number)[][] = [];
  await withSite(async (browser, site) => {
    for (const [name, path, language] of PAGES) {
      const { requests, shift } = await firstLoad(browser, site + path, language);
      sizes.push([
        name,
        round(Buffer.byteLength(ofType(requests, 'document')[0]?.body ?? '') / 1000),
        ...['document', 'script', 'stylesheet', 'font', 'image'].map((type) =>
          kilobytes(ofType(requests, type)),
        ),
        kilobytes(ofType(requests, 'fetch', 'xhr')),
        kilobytes(requests),
        requests.length,
        round(shift, 4),
        unwantedIn(requests, language),
      ]);
    }
  });
  printTable(
    'First load of each page on a phone (360 px), untouched; kB as sent (limit: 122.9 kB of JavaScript, shift 0)',
    [
      'page',
      'raw HTML',
      'HTML',
      'JS',
      'CSS',
      'fonts',
      'images',
      'data',
      'all',
      'requests',
      'shift',
      'not wanted',
    ],
    sizes,
  );
}
