import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Rendered } from '../src/entry-server.tsx';
import { type Language, LANGUAGE_FACTS } from '../src/site/languages.ts';
import { AFTER_FIRST_SCREEN } from '../src/site/firstScreen.ts';
import { stylesUsedIn } from './usedStyles.ts';

const EMPTY_ROOT = '<div id="root"></div>';

/** The chunks of a page's code: those of its own module, and of the app that takes it over. */
function chunksOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [...modules, 'src/main.tsx'].forEach(visit);
  return [...files];
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]*)">/;

/** The first script gives way to what is to be read, as the app does that it starts. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** A picture that is seen at once: a drawing of the site's own, the firm's mark or a post's (features/blog/Cover.tsx). */
const EAGER_DRAWING = /(<img [^>]*\bsrc=")(\/images\/[\w/-]+\.svg)(?="[^>]*loading="eager")/g;

/** Nothing is painted before the first screen is parsed. Browsers that do not know of it paint when they like. */
const EXPECT = `<link rel="expect" href="#${AFTER_FIRST_SCREEN}" blocking="render">`;

const IMAGE_PRELOAD = /<link rel="preload" as="image" href="([^"]*)"[^>]*>/g;

/** Characters of the largest drawing that a page carries; a larger one is worth a request of its own. */
const LARGEST_DRAWING = 10_000;

/** What a URL in an HTML attribute cannot hold is escaped; the rest stays as it is, and so compresses well. */
function dataUri(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  return `data:image/svg+xml,${text.replace(/["%#<>&]/g, (sign) => encodeURIComponent(sign))}`;
}

/** @param rendered left out where there is no backend: the page is then a shell in its language. */
type DocumentOf = (language: Language, rendered?: Rendered) => Promise<string>;

/**
 * Reads a built site's empty shell, for pages to be rendered into it.
 * @param out the folder with Vite's half of the build.
 * @param dataElement see src/app/pageData.ts.
 */
export async function readDocuments(
  out: string,
  dataElement: (data: Rendered['data'], chunks: string[]) => string,
): Promise<DocumentOf> {
  const read = (name: string) => readFile(join(out, name), 'utf8');
  const shell = await read('shell.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const css = await read(STYLESHEET.exec(shell)?.[1] ?? '');
  const stylesOf = stylesUsedIn(css);
  // With its styles in itself a page needs one answer, not two, before it is on the screen. All styles come with the
  // app, for what it will show (src/ui/styles.ts).
  const template = shell
    .replace(
      STYLESHEET,
      (link) => `<style></style>${link.replace('>', ' disabled media="not all">')}`,
    )
    .replace(SCRIPTS, '$& fetchpriority="low"');
  const drawings = new Map<string, string>();

  /** A drawing as it is to stand in the page: itself, or its address where it is missing or too large. */
  async function sourceOf(path: string): Promise<string> {
    const svg = await read(path).catch(() => '');
    return svg && svg.length <= LARGEST_DRAWING ? dataUri(svg) : path;
  }

  /** Drawings that are seen at once travel in the page: they are smaller than a request for them is slow. */
  async function withDrawings(head: string, html: string): Promise<[head: string, html: string]> {
    const paths = new Set([...html.matchAll(EAGER_DRAWING)].map(([, , path = '']) => path));
    for (const path of paths) {
      if (!drawings.has(path)) drawings.set(path, await sourceOf(path));
    }
    const sourceIn = (path: string) => drawings.get(path) ?? path;
    return [
      head.replace(IMAGE_PRELOAD, (link, path: string) => (sourceIn(path) === path ? link : '')),
      html.replace(EAGER_DRAWING, (_, before: string, path: string) => before + sourceIn(path)),
    ];
  }

  return async (language, rendered) => {
    const attributes = `lang="${language}" dir="${LANGUAGE_FACTS[language].dir}"`;
    if (!rendered) return shell.replace(/<html[^>]*>/, `<html ${attributes}>`);
    const chunks = chunksOf(manifest, rendered.modules).map((file) => `/${file}`);
    const [head, html] = await withDrawings(rendered.head, rendered.html);
    const root = `<div id="root">${html}</div>`;
    const expect = html.includes(`id="${AFTER_FIRST_SCREEN}"`) ? EXPECT : '';
    return template
      .replace(/<html[^>]*>/, `<html ${attributes} data-untouched>`)
      .replace('<style>', () => `<style>${stylesOf(root)}`)
      .replace('</head>', () => `${expect}${head}</head>`)
      .replace(EMPTY_ROOT, () => root + dataElement(rendered.data, chunks));
  };
}
