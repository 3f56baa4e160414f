/** A folder with small stand-ins for built files, behind the server of `npm start`. */
import { request } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../build/precompress';
import { listen, originApp } from '../../server/origin/originServer';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf, postPathOf, PRERENDERED_PAGES } from '@/site/pages';
import { OTHER } from './languages';
import { temporaryFolder } from './temporaryFolder';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const pageOf = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(100)}`;
export const SHELL = pageOf('shell');
export const NOT_FOUND = pageOf('not found');

/** Prerendered pages by path; the shell answers every other path of the site. */
export const PAGES: Record<string, string> = Object.fromEntries(
  [
    ...LANGUAGES.flatMap((language) => PRERENDERED_PAGES.map((page) => pathOf(page, language))),
    postPathOf('a-post', SOURCE_LANGUAGE),
    postPathOf('a-post', OTHER),
  ].map((path) => [path, pageOf(path)]),
);

export const FILES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([path, html]) => [
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      html,
    ]),
  ),
  'shell.html': SHELL,
  '404.html': NOT_FOUND,
  'feed.xml': '<feed/>',
  _headers: 'a host reads this',
  '.vite/manifest.json': '{}',
  '.git/config': '[core]',
  '.env': 'SECRET=1',
  'images/.env': 'SECRET=1',
  'assets/.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:firm@site.example',
  'assets/app-abc.js': SCRIPT,
  'assets/app-abc.css': 'p{}',
  'assets/text-abc.woff2': 'font',
  'images/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
  'images/og.png': 'png',
  'locales/es/common.json': JSON.stringify({ text: 'a'.repeat(500) }),
};

export interface SiteResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface BuiltSite {
  url: string;
  /** The served folder. */
  dist: string;
  /** `ask` for this site. */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<SiteResponse>;
  close: () => Promise<void>;
}

/** Writes the files and starts the server; a file outside the folder must stay unreachable. */
export async function serveBuiltSite(): Promise<BuiltSite> {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'secret.txt'), 'outside of the site');
  const dist = join(folder, 'dist');
  for (const [name, body] of Object.entries(FILES)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), body);
  }
  compressFolder(dist);
  const app = originApp(undefined, dist, { hostedUrl: 'https://project.example/' });
  const server = await listen(app, 0);
  return {
    url: server.url,
    dist,
    ask: (path, headers, method) => ask(server.url, path, headers, method),
    close: () => server.close(),
  };
}

/** Requests a path exactly as written; `fetch` would normalise it. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<SiteResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
