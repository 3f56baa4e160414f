/** What a build has written and from what is kept, so that the next publication writes only what changes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../src/entry-server.tsx';
import { NO_STAMP, REVISION_PATH, type SiteStamp, STAMP_PATH } from '../src/site/siteStamp.ts';
import { FAST_COMPRESSION, removeCompressed, writeCompressed } from './precompress.ts';
import { fileOfPage, type PageJob, type RenderJob, renderPages } from './renderPages.ts';

/** By file name, the digest of everything that the file was made from; '' while unfinished. */
type Manifest = Record<string, string>;

/** No host serves a folder whose name begins with a dot (server/hostRules.ts). */
const MANIFEST = '.vite/pages.json';

/** A JSON file of a build, or what stands in for one that is not written yet. */
function readJson<Content>(out: string, name: string, otherwise: Content): Content {
  try {
    return JSON.parse(readFileSync(join(out, name), 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** The manifest of the last publication; empty after a build of the app. */
const readManifest = (out: string): Manifest => readJson(out, MANIFEST, {});

function writeManifest(out: string, manifest: Manifest): void {
  writeCompressed(out, MANIFEST, JSON.stringify(manifest, null, 1));
}

const STAMP = STAMP_PATH.slice(1);

/** The folder's `published.json`; NO_STAMP before the first publication. */
export const readStamp = (out: string): SiteStamp => readJson(out, STAMP, NO_STAMP);

export function writeStamp(out: string, stamp: SiteStamp): void {
  const { revision, at } = stamp;
  writeCompressed(out, STAMP, JSON.stringify(stamp), FAST_COMPRESSION);
  writeCompressed(out, REVISION_PATH.slice(1), JSON.stringify({ revision, at }), FAST_COMPRESSION);
}

/** A digest of values that JSON can express. */
function digestOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** A digest of what all pages are made from besides their data: the app's code and its texts. */
export function digestOfApp(out: string, serverBuild: string, texts: Texts): string {
  const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
  const server = readdirSync(serverBuild, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort();
  return digestOf(
    read(out, 'shell.html'),
    read(out, '.vite/manifest.json'),
    ...server.map((name) => read(serverBuild, name)),
    texts,
  );
}

/** Everything that a publication writes. */
export interface Site {
  /** The database's revision, read before everything else. */
  revision: string;
  /** In the order of rendering. */
  pages: readonly PageJob[];
  /** The contents of all other files by name: sitemap, feeds, the configuration of hosts. */
  files: Readonly<Record<string, string>>;
}

/** What a publication did. */
export interface PublicationResult {
  written: number;
  removed: number;
  /** The pages that could not be rendered; their previous files stay. */
  failures: ReadonlyMap<string, Error>;
}

/** In ms: how often a long publication updates `/published.json` with the pages written. */
const STAMP_EVERY = 2000;

/**
 * Removes files that the site no longer has, and writes those whose digest differs from the last
 * publication's: after a build of the app, all. @param app a digest of what all pages are made from.
 * @throws the signal's reason when it is aborted; files already written are not written again.
 */
export async function publish(
  job: RenderJob,
  app: string,
  { revision, pages, files }: Site,
  signal?: AbortSignal,
): Promise<PublicationResult> {
  const { out } = job;
  const before = readManifest(out);
  const stampBefore = Object.keys(before).length > 0 ? readStamp(out) : NO_STAMP;
  const digests = new Map([
    ...Object.entries(files).map(([name, content]) => [name, digestOf(content)] as const),
    ...pages.map((page) => [fileOfPage(page.path), digestOf(app, page)] as const),
  ]);
  const obsolete = Object.keys(before).filter((name) => !digests.has(name));
  const isChanged = (name: string) => before[name] !== digests.get(name);
  const changedFiles = Object.entries(files).filter(([name]) => isChanged(name));
  // First the posts that were saved: their editor is waiting.
  const isSaved = ({ path, version }: PageJob) => version !== stampBefore.posts[path]?.version;
  const changedPages = pages
    .filter(({ path }) => isChanged(fileOfPage(path)))
    .sort((a, b) => Number(isSaved(b)) - Number(isSaved(a)));

  const manifest: Manifest = Object.fromEntries(
    [...digests].map(([name, digest]) => [name, isChanged(name) ? '' : digest]),
  );
  const failures = new Map<string, Error>();
  const finish = (name: string) => {
    manifest[name] = digests.get(name) ?? '';
  };
  const stamp = (isComplete: boolean) => {
    const at = new Date().toISOString();
    const posts = pages.flatMap(({ path, version }) => {
      const last = stampBefore.posts[path];
      const isNew = version !== last?.version && manifest[fileOfPage(path)];
      // Until the new page is written, the previous one is served.
      const served = version && isNew ? { version, since: at } : last;
      return version && served ? [[path, served] as const] : [];
    });
    writeStamp(out, {
      ...(isComplete ? { revision, at } : { revision: stampBefore.revision, at: stampBefore.at }),
      posts: Object.fromEntries(posts),
      failures: Object.fromEntries([...failures].map(([path, error]) => [path, reasonOf(error)])),
    });
  };
  // Withdrawn files are removed first. The manifest lists every file before it is written, so that
  // none is orphaned if the process is killed.
  for (const name of obsolete) removeCompressed(out, name);
  writeManifest(out, manifest);
  try {
    for (const [name, content] of changedFiles) {
      // They grow with the posts, and no visitor waits for them.
      writeCompressed(out, name, content, FAST_COMPRESSION);
      finish(name);
    }
    let stamped = performance.now();
    await renderPages(job, changedPages, ({ path }, failure) => {
      if (failure) failures.set(path, failure);
      else finish(fileOfPage(path));
      signal?.throwIfAborted();
      if (performance.now() - stamped < STAMP_EVERY) return;
      stamp(false);
      stamped = performance.now();
    });
    stamp(failures.size === 0);
  } catch (error) {
    stamp(false);
    throw error;
  } finally {
    writeManifest(out, manifest);
  }
  return {
    written: changedFiles.length + changedPages.length - failures.size,
    removed: obsolete.length,
    failures,
  };
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
