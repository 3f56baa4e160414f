import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../server/paths.ts';
import { firm } from '../src/site/firm.ts';
import {
  PHOTOGRAPH_SHAPES,
  photographPath,
  type PhotographShape,
} from '../src/site/photographs.ts';

/** Where the photographs are that `firm.ts` names, as large as they were taken. */
export const PHOTOGRAPHS = join(ROOT, 'photographs');

/** A photograph in one shape and width, without what the camera wrote into it. */
export async function inWidth(
  file: string,
  shape: PhotographShape,
  width: number,
): Promise<Buffer> {
  // Loaded here, since most builds have no photograph to make smaller.
  const { default: sharp } = await import('sharp');
  const height = Math.round(width / PHOTOGRAPH_SHAPES[shape].ratio);
  return sharp(file)
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
}

const { hero, office } = firm.photographs;

/** The files of a build: the photographs that the firm names, in each shape and width. */
const FILES = [
  ...firm.lawyers.map(({ photograph }) => ({ photograph, shape: 'person' as const })),
  { photograph: office, shape: 'office' as const },
  { photograph: hero, shape: 'wide' as const },
  { photograph: hero, shape: 'tall' as const },
].flatMap(({ photograph, shape }) =>
  photograph === undefined
    ? []
    : PHOTOGRAPH_SHAPES[shape].widths.map((width) => ({
        path: photographPath(photograph, shape, width),
        make: () => inWidth(join(PHOTOGRAPHS, photograph), shape, width),
      })),
);

/** Makes the widths in which pages show the firm's photographs. */
export function photographs(): Plugin {
  let isServer = false;
  return {
    name: 'photographs',
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = FILES.find(({ path }) => path === request.url);
        if (!asked) {
          next();
          return;
        }
        asked
          .make()
          .then((picture) => response.setHeader('Content-Type', 'image/webp').end(picture), next);
      });
    },
    async generateBundle() {
      for (const { path, make } of isServer ? [] : FILES) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await make() });
      }
    },
  };
}
