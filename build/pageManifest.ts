/**
 * What a build has written and from what, so that the next publication writes only what changes.
 * Vite's own files are not part of it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../src/entry-server.tsx';
import { writeCompressed } from './precompress.ts';

/** By file name, the digest of everything that the file was made from; '' while unfinished. */
export type Manifest = Record<string, string>;

/** No host serves a folder whose name begins with a dot (server/hostRules.ts). */
const MANIFEST = '.vite/pages.json';

/** A JSON file of a build, or what stands in for one that is not written yet. */
export function readJson<Content>(out: string, name: string, otherwise: Content): Content {
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

/** A digest of values that JSON can express. */
export function digestOf(...values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** Digests of data; of data that several pages show only once. */
export function createDataDigest(): (data: unknown) => string {
  const digests = new WeakMap<object, string>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return digestOf(data);
    const digest = digests.get(data) ?? digestOf(data);
    digests.set(data, digest);
    return digest;
  };
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
