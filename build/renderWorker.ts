/** A worker thread of `renderPages`: renders, writes and compresses the pages posted to it. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer, pageDataElement } from '../src/entry-server.tsx';
import { DEFAULT_LANGUAGE } from '../src/site/languages.ts';
import { addressOf, languageOfPath } from '../src/site/pages.ts';
import { readDocuments } from './pageDocument.ts';
import { MAX_COMPRESSION, FAST_COMPRESSION, writeCompressed } from './precompress.ts';
import type { PageJob, RenderJob } from './renderPages.ts';

const { out, texts } = workerData as RenderJob;
const render = createRenderer(texts);
const documentOf = await readDocuments(out, pageDataElement);

async function renderPage({ path, queries }: PageJob): Promise<void> {
  const rendered = queries && (await render(path, queries));
  const content = await documentOf(languageOfPath(path) ?? DEFAULT_LANGUAGE, rendered);
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  // There may be thousands of posts.
  writeCompressed(
    out,
    name,
    content,
    addressOf(path)?.page === 'post' ? FAST_COMPRESSION : MAX_COMPRESSION,
  );
}

parentPort?.on('message', (page: PageJob) => {
  void renderPage(page).then(
    () => parentPort?.postMessage('done'),
    (cause: unknown) => {
      throw new Error(`Rendering ${page.path} failed`, { cause });
    },
  );
});
