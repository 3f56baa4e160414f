import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Rendered } from '../src/entry-server.tsx';
import { type Language, LANGUAGE_FACTS } from '../src/site/languages.ts';

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

/**
 * The faces of a language's texts, and of the firm's name in them: see src/fonts.css. A browser waits a moment for those
 * that it knows of before it draws; without that a first visit would be set in the fallbacks on a fast line too.
 */
function facesOf(manifest: Manifest, language: Language): string {
  const scripts =
    language === 'ru' ? /latin|cyrillic/ : language === 'ar' ? /latin|arabic/ : /latin/;
  return (manifest['index.html']?.assets ?? [])
    .filter((file) => file.endsWith('.woff2') && scripts.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
    .join('');
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]*)">/;

/** The first script gives way to what is to be read, as the app does that it starts. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** The picture that is seen at once (features/blog/Cover.tsx) is a drawing of the site's own. */
const FIRST_DRAWING =
  /(<img [^>]*\bsrc=")(\/images\/[\w/-]+\.svg)("[^>]*loading="eager" fetchPriority="high")/;

/** Characters of the largest drawing that a page carries; a larger one is worth a request of its own. */
const LARGEST_DRAWING = 10_000;

/** What a URL in an HTML attribute cannot hold is escaped; the rest stays as it is, and so compresses well. */
function dataUri(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  return `data:image/svg+xml,${text.replace(/["%#<>&]/g, (sign) => encodeURIComponent(sign))}`;
}

/** A built site's documents: the empty shell, and the pages that are rendered into it. */
export interface Documents {
  /** For what is not prerendered: posts newer than the build, the admin area. */
  shell: string;
  /** @param rendered left out where there is no backend: the page is then a shell in its language. */
  documentOf: (language: Language, rendered?: Rendered) => Promise<string>;
}

/**
 * @param out the folder with Vite's half of the build.
 * @param dataElement see src/app/pageData.ts.
 */
export async function readDocuments(
  out: string,
  dataElement: (data: Rendered['data'], chunks: string[]) => string,
): Promise<Documents> {
  const read = (name: string) => readFile(join(out, name), 'utf8');
  const shell = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const css = await read(STYLESHEET.exec(shell)?.[1] ?? '');
  // With its styles in itself a page needs one answer, not two, before it is on the screen.
  const template = shell
    .replace(STYLESHEET, () => `<style>${css}</style>`)
    .replace(SCRIPTS, '$& fetchpriority="low"');
  const drawings = new Map<string, string>();

  /** A drawing as it is to stand in the page: itself, or its address where it is missing or too large. */
  async function sourceOf(path: string): Promise<string> {
    const svg = await read(path).catch(() => '');
    return svg && svg.length <= LARGEST_DRAWING ? dataUri(svg) : path;
  }

  /** The first drawing travels in the page too: it is smaller than a request for it is slow. */
  async function withDrawing(head: string, html: string): Promise<[head: string, html: string]> {
    const path = FIRST_DRAWING.exec(html)?.[2];
    if (!path) return [head, html];
    const drawing = drawings.get(path) ?? (await sourceOf(path));
    drawings.set(path, drawing);
    if (drawing === path) return [head, html];
    return [
      head.replace(`<link rel="preload" as="image" href="${path}" fetchPriority="high"/>`, ''),
      html.replace(FIRST_DRAWING, (_, before: string, _path, after: string) =>
        [before, drawing, after].join(''),
      ),
    ];
  }

  return {
    shell,
    async documentOf(language, rendered) {
      let head = '';
      let body = EMPTY_ROOT;
      if (rendered) {
        const chunks = chunksOf(manifest, rendered.modules).map((file) => `/${file}`);
        const [ownHead, html] = await withDrawing(rendered.head, rendered.html);
        head = ownHead + facesOf(manifest, language);
        body = `<div id="root">${html}</div>${dataElement(rendered.data, chunks)}`;
      }
      return template
        .replace(/<html[^>]*>/, `<html lang="${language}" dir="${LANGUAGE_FACTS[language].dir}">`)
        .replace('</head>', () => `${head}</head>`)
        .replace(EMPTY_ROOT, () => body);
    },
  };
}
