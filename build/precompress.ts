import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml)$/;

/** How much time to spend on compression. */
export interface CompressionLevel {
  /** Brotli's level; levels 10 and 11 save a tenth and take ten and thirty times as long. */
  quality: number;
  /** Brotli's window as a power of two; by default the largest. */
  window?: number;
  /** gzip's level, for hosts and clients without Brotli. */
  gzip: number;
}

export const MAX_COMPRESSION: CompressionLevel = {
  quality: constants.BROTLI_MAX_QUALITY,
  gzip: constants.Z_BEST_COMPRESSION,
};
/** For pages that are rewritten after a save: a third of the time, 2 % more bytes. */
export const PAGE_COMPRESSION: CompressionLevel = { ...MAX_COMPRESSION, quality: 10 };
/** For thousands of pages: a twentieth of the time, 10 % more bytes. */
export const FAST_COMPRESSION: CompressionLevel = { quality: 6, window: 18, gzip: 6 };

const ENCODERS = {
  '.br': (body: Buffer, { quality, window }: CompressionLevel) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
      },
    }),
  '.gz': (body: Buffer, { gzip: level }: CompressionLevel) => gzipSync(body, { level }),
};

/** COMPRESSION=fast writes a whole build at the lowest level, for tests of what is written. */
const isFast = () => process.env.COMPRESSION === 'fast';

/** Writes a `.br` and a `.gz` copy beside a file where they are smaller, in the caller's thread. */
function compressBeside(
  file: string,
  body: Buffer,
  level: CompressionLevel,
  write: (file: string, content: Buffer) => void = writeFileSync,
): void {
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const encoded = encode(body, isFast() ? FAST_COMPRESSION : level);
    if (encoded.length < body.length) write(file + extension, encoded);
    else rmSync(file + extension, { force: true });
  }
}

/** Where files are written before they are renamed into place; no host serves it. */
const UNFINISHED = '.vite/unfinished';

/**
 * Writes a file of the site, in missing folders too, and its compressed copies, which files for hosts
 * (`_headers`) lack. Each is renamed into place, so that a reader never gets a partial one.
 */
export function writeCompressed(
  folder: string,
  name: string,
  content: string,
  level = MAX_COMPRESSION,
): void {
  const unfinished = join(folder, UNFINISHED, `${process.pid}-${threadId}`);
  const write = (file: string, body: Buffer) => {
    writeFileSync(unfinished, body);
    renameSync(unfinished, file);
  };
  const file = join(folder, name);
  const body = Buffer.from(content);
  for (const path of [unfinished, file]) mkdirSync(dirname(path), { recursive: true });
  write(file, body);
  if (!/^[_.]/.test(name)) compressBeside(file, body, level, write);
}

/** Removes a file of the site and its compressed copies, where they exist. */
export function removeCompressed(folder: string, name: string): void {
  for (const extension of ['', ...Object.keys(ENCODERS)]) {
    rmSync(join(folder, name + extension), { force: true });
  }
}

/** Compresses all text files of a folder at the highest level. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (COMPRESSIBLE.test(name)) compressBeside(file, readFileSync(file), MAX_COMPRESSION);
  }
}

/** Compresses the files that Vite builds; prerender.ts compresses the pages. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (config, { command, mode }) =>
      command === 'build' && mode !== 'development' && !config.build?.ssr,
    writeBundle({ dir }) {
      if (dir) compressFolder(dir);
    },
  };
}
