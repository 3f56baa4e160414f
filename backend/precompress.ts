import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;

const ENCODERS = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lays a `.br` and a `.gz` beside every text file of a folder, where it is smaller than the file. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const compress = async (file: string) => {
    const body = await readFile(file);
    for (const [extension, encode] of Object.entries(ENCODERS)) {
      const encoded = await encode(body);
      if (encoded.length < body.length) await writeFile(file + extension, encoded);
    }
  };
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
  );
}

/** Compresses the production build once, as hard as can be, so that no request has to wait for it. */
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
