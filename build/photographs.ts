import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../server/paths.ts';
import { firm } from '../src/site/firm.ts';
import { PHOTOGRAPH_WIDTHS, photographPath } from '../src/site/photographs.ts';

/** Where the photographs are that `firm.ts` names, as large as they were taken. */
export const PHOTOGRAPHS = join(ROOT, 'photographs');

/** A photograph in one width, 4 to 5 as all pictures of people, without what the camera wrote into it. */
export async function inWidth(file: string, width: number): Promise<Buffer> {
  // Loaded here, since most builds have no photograph to make smaller.
  const { default: sharp } = await import('sharp');
  return sharp(file)
    .rotate()
    .resize(width, (width / 4) * 5, { fit: 'cover', position: 'attention' })
    .webp({ quality: 80 })
    .toBuffer();
}

const FILES = firm.lawyers.flatMap(({ photograph }) =>
  PHOTOGRAPH_WIDTHS.map((width) => ({ photograph, width })),
);

/** Makes the widths in which pages show the photographs of lawyers. */
export function photographs(): Plugin {
  let isServer = false;
  return {
    name: 'photographs',
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = FILES.find(
          ({ photograph, width }) =>
            photograph && request.url === photographPath(photograph, width),
        );
        if (!asked?.photograph) {
          next();
          return;
        }
        inWidth(join(PHOTOGRAPHS, asked.photograph), asked.width).then(
          (picture) => response.setHeader('Content-Type', 'image/webp').end(picture),
          next,
        );
      });
    },
    async generateBundle() {
      for (const { photograph, width } of isServer ? [] : FILES) {
        if (!photograph) continue;
        this.emitFile({
          type: 'asset',
          fileName: photographPath(photograph, width).slice(1),
          source: await inWidth(join(PHOTOGRAPHS, photograph), width),
        });
      }
    },
  };
}
