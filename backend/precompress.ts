import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;

export interface Effort {
  /** Brotli's level: the last two gain a tenth and take ten and thirty times as long. */
  quality: number;
  /** How far back it looks, as a power of two; as far as it can, left out. */
  window?: number;
  /** gzip's level, for hosts and readers that know no brotli. */
  gzip: number;
}

export const HARD: Effort = {
  quality: constants.BROTLI_MAX_QUALITY,
  gzip: constants.Z_BEST_COMPRESSION,
};
/** For thousands of pages: a twentieth of the time for a tenth more bytes. */
export const QUICK: Effort = { quality: 6, window: 18, gzip: 6 };

const ENCODERS = {
  '.br': (body: Buffer, { quality, window }: Effort) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
      },
    }),
  '.gz': (body: Buffer, { gzip: level }: Effort) => gzipSync(body, { level }),
};

/**
 * Lays a `.br` and a `.gz` beside a file where they are smaller; older ones never stay behind. In the caller's
 * thread: to hand a page to another one costs up to half as much as to compress it.
 */
function compressBeside(file: string, body: Buffer, effort: Effort): void {
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const encoded = encode(body, effort);
    if (encoded.length < body.length) writeFileSync(file + extension, encoded);
    else rmSync(file + extension, { force: true });
  }
}

/**
 * Writes a file of the site, compressed too unless it is for the host to read (`_headers`).
 * @param name its path below the folder; folders are made.
 */
export function writeCompressed(
  folder: string,
  name: string,
  content: string,
  effort = HARD,
): void {
  const file = join(folder, name);
  const body = Buffer.from(content);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  if (!/^[_.]/.test(name)) compressBeside(file, body, effort);
}

/** Compresses every text file of a folder as hard as can be. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (COMPRESSIBLE.test(name)) compressBeside(file, readFileSync(file), HARD);
  }
}

/** Compresses what Vite builds, once, so that no request has to wait for it; pages follow in prerender.ts. */
export function precompress(): Plugin {
  let folder: string | undefined;
  return {
    name: 'precompress',
    apply: (config, { command, mode }) =>
      command === 'build' && mode !== 'development' && !config.build?.ssr,
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle(error) {
      if (folder && !error) compressFolder(folder);
    },
  };
}
