/** A thread of `renderPages`: makes the pages that it is sent, each as a whole from its data to its files. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer, pageDataElement } from '../src/entry-server.tsx';
import { DEFAULT_LANGUAGE } from '../src/site/languages.ts';
import { addressOf, languageOfPath } from '../src/site/pages.ts';
import { readDocuments } from './pageDocument.ts';
import { HARD, QUICK, writeCompressed } from './precompress.ts';
import type { PageToMake, SiteToMake } from './renderPages.ts';

const { out, texts } = workerData as SiteToMake;
const render = createRenderer(texts);
const documentOf = await readDocuments(out, pageDataElement);

async function makePage({ path, queries }: PageToMake): Promise<void> {
  const rendered = queries && (await render(path, queries));
  const content = await documentOf(languageOfPath(path) ?? DEFAULT_LANGUAGE, rendered);
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  // Posts may be thousands.
  writeCompressed(out, name, content, addressOf(path)?.page === 'post' ? QUICK : HARD);
}

parentPort?.on('message', (page: PageToMake) => {
  void makePage(page).then(
    () => parentPort?.postMessage('made'),
    (cause: unknown) => {
      throw new Error(`${page.path} cannot be made`, { cause });
    },
  );
});
