/** A worker thread of `renderPages`: renders, writes and compresses the pages posted to it. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer, pageDataElement } from '../src/entry-server.tsx';
import { SOURCE_LANGUAGE } from '../src/site/languages.ts';
import { addressOf, languageOfPath } from '../src/site/pages.ts';
import { readDocuments } from './pageDocument.ts';
import { FAST_COMPRESSION, PAGE_COMPRESSION, writeCompressed } from './precompress.ts';
import { fileOfPage, type PageJob, type RenderJob } from './renderPages.ts';

const { out, texts } = workerData as RenderJob;
const render = createRenderer(texts);
const documentOf = await readDocuments(out, pageDataElement);

async function renderPage({ path, queries }: PageJob): Promise<void> {
  const rendered = queries && (await render(path, queries));
  const content = await documentOf(languageOfPath(path) ?? SOURCE_LANGUAGE, rendered);
  // There may be thousands of posts.
  const level = addressOf(path)?.page === 'post' ? FAST_COMPRESSION : PAGE_COMPRESSION;
  writeCompressed(out, fileOfPage(path), content, level);
}

parentPort?.on('message', (page: PageJob) => {
  void renderPage(page)
    .catch((cause: unknown) => new Error(`Rendering ${page.path} failed`, { cause }))
    .then((failure) => parentPort?.postMessage(failure));
});
