/**
 * What a build has written and from what, so that the next publication writes only what changes,
 * and the stamp that says so to the site. Vite's own files are not part of it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../src/entry-server.tsx';
import { NO_STAMP, REVISION_PATH, type SiteStamp, STAMP_PATH } from '../src/site/siteStamp.ts';
import { FAST_COMPRESSION, writeCompressed } from './precompress.ts';

/** By file name, the digest of everything that the file was made from; '' while unfinished. */
export type Manifest = Record<string, string>;

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
export const readManifest = (out: string): Manifest => readJson(out, MANIFEST, {});

export function writeManifest(out: string, manifest: Manifest): void {
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
export function digestOf(...values: unknown[]): string {
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
