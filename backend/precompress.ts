import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
      },
    }),
  '.gz': (body: Buffer, { gzip: level }: Effort) => promisify(gzip)(body, { level }),
};

/** Lays a `.br` and a `.gz` beside a file where they are smaller; older ones never stay behind. */
export async function compressBeside(file: string, body: Buffer, effort: Effort): Promise<void> {
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(body, effort);
    if (encoded.length < body.length) await writeFile(file + extension, encoded);
    else await rm(file + extension, { force: true });
  }
}

/** Compresses every text file of a folder as hard as can be. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const compress = async (file: string) => compressBeside(file, await readFile(file), HARD);
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
  );
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
    async closeBundle(error) {
      if (folder && !error) await compressFolder(folder);
    },
  };
}
