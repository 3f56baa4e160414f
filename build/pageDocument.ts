import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';
import { type Language, LANGUAGE_FACTS } from '../src/site/languages.ts';
import { createStylePurger } from './usedStyles.ts';

const EMPTY_ROOT = '<div id="root"></div>';
const HTML_TAG = /<html[^>]*>/;

/** The chunks of a page's module, each after those that it imports, without the first script's. */
function chunksOf(manifest: Manifest, module: string): string[] {
  if (!manifest[module]) throw new Error(`The build has no ${module}`);
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk.file];
  };
  visit('index.html');
  return visit(module);
}

/** The firm's name, which the empty page has as its title until the app gives it another. */
const TITLE = /<title>[^<]*<\/title>/;

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]*)">/;

/** The first script and its preloads, which load with low priority: the content comes first. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** An eagerly loaded SVG of the site: the logo or a post's cover (features/public/blog/Cover.tsx). */
const EAGER_SVG = /(<img (?=[^>]*\bloading="eager")[^>]*\bsrc=")(\/images\/[\w/-]+\.svg)(?=")/g;

/** Shapes may close themselves, in HTML too; React writes the end tags of a hundred. */
const END_OF_SHAPE = /><\/(?:path|circle|rect)>/g;

const IMAGE_PRELOAD = /<link rel="preload" as="image" href="([^"]*)"[^>]*>/g;

/** Larger SVGs are requested instead of inlined. */
const MAX_INLINE_SVG_CHARS = 10_000;

/**
 * Like `String.replace`, but throws where nothing matches: the page would be incomplete or empty.
 */
function replace(
  text: string,
  pattern: string | RegExp,
  replacement: (match: string) => string,
): string {
  const matches = typeof pattern === 'string' ? text.includes(pattern) : text.search(pattern) >= 0;
  if (!matches) throw new Error(`The page template has no ${String(pattern)}`);
  return text.replace(pattern, replacement);
}

/** A data URI that escapes only what URLs and HTML attributes require. */
function dataUri(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  const quoted = text.includes("'") ? text : text.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(/[ "%#<>&]/g, (character) => encodeURIComponent(character))}`;
}

/** Makes the HTML document of a page; without data an empty shell in its language. */
type DocumentOf = (language: Language, rendered?: RenderedPage) => Promise<string>;

/** Reads the empty shell of a built site, as the template of its pages. @param dataElement of pageData.ts. */
export async function readDocuments(
  out: string,
  dataElement: (data: RenderedPage['data'], chunks: string[]) => string,
): Promise<DocumentOf> {
  const read = (name: string) => readFile(join(out, name), 'utf8');
  const shell = await read('shell.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const css = await read(STYLESHEET.exec(shell)?.[1] ?? '');
  const stylesOf = createStylePurger(css);
  // Inlined styles save a request before the first paint. The full sheet is fetched with the app,
  // for content that is shown later (src/hydration/styles.ts).
  const template = replace(
    replace(
      replace(shell, TITLE, () => ''),
      STYLESHEET,
      (link) => link.replace('>', ' disabled media="not all">'),
    ),
    SCRIPTS,
    (tag) => `${tag} fetchpriority="low"`,
  );
  const sources = new Map<string, string>();

  /** The SVG as a data URI, or its path if it is missing or too large. */
  async function sourceOf(path: string): Promise<string> {
    const svg = await read(path).catch(() => '');
    return svg && svg.length <= MAX_INLINE_SVG_CHARS ? dataUri(svg) : path;
  }

  /** Inlines the SVGs that are visible at once: a request would cost more than their bytes. */
  async function inlineSvgs(head: string, html: string): Promise<[head: string, html: string]> {
    const paths = new Set([...html.matchAll(EAGER_SVG)].map(([, , path = '']) => path));
    for (const path of paths) {
      if (!sources.has(path)) sources.set(path, await sourceOf(path));
    }
    const sourceIn = (path: string) => sources.get(path) ?? path;
    return [
      head.replace(IMAGE_PRELOAD, (link, path: string) => (sourceIn(path) === path ? link : '')),
      html.replace(EAGER_SVG, (_, before: string, path: string) => before + sourceIn(path)),
    ];
  }

  return async (language, rendered) => {
    const attributes = `lang="${language}" dir="${LANGUAGE_FACTS[language].dir}"`;
    if (!rendered) return replace(shell, HTML_TAG, () => `<html ${attributes}>`);
    const chunks = chunksOf(manifest, rendered.module).map((file) => `/${file}`);
    const [head, html] = await inlineSvgs(rendered.head, rendered.html);
    const root = `<div id="root">${html.replace(END_OF_SHAPE, '/>')}</div>`;
    const tag = `<html ${attributes} data-lay-out-later data-hold-jump>`;
    const replacements: [pattern: string | RegExp, replacement: string][] = [
      [HTML_TAG, tag],
      ['<style>', `<style>${stylesOf(tag + root)}`],
      ['</head>', `${head}</head>`],
      [EMPTY_ROOT, root + dataElement(rendered.data, chunks)],
    ];
    return replacements.reduce(
      (page, [pattern, replacement]) => replace(page, pattern, () => replacement),
      template,
    );
  };
}
