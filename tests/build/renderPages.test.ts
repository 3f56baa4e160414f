import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPages } from '../../build/renderPages';
import { writeRenderWorker } from '../support/renderWorker';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeRenderWorker(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Renders pages. @returns what was reported for each. */
async function render(paths: string[], onRendered: () => void = () => undefined) {
  const reports: [path: string, failure?: Error][] = [];
  await renderPages(
    { out: folder, serverBuild: folder, texts: {} },
    paths.map((path) => ({ path })),
    (page, failure) => {
      reports.push(failure ? [page.path, failure] : [page.path]);
      onRendered();
    },
  );
  return reports;
}

it('renders every page once, whichever thread does it', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `page-${index}`);
  const reports = await render(names.map((name) => `/${name}`));
  expect(reports.map(([path]) => path).sort()).toEqual(names.map((name) => `/${name}`).sort());
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.map((name) => `${name}.html`)));
});

it('reports a page that fails with the reason, and renders the others', async () => {
  const reports = await render(['/first', '/bad', '/last']);
  expect(reports).toContainEqual([
    '/bad',
    expect.objectContaining({
      message: 'Rendering /bad failed',
      cause: expect.objectContaining({ message: 'its reason' }) as Error,
    }),
  ]);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['first.html', 'last.html']));
});

it('stops when its callback throws', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => `/page-${index}`);
  const rendering = render(many, () => {
    throw new Error('enough');
  });
  await expect(rendering).rejects.toThrow('enough');
  expect(readdirSync(folder).length).toBeLessThan(many.length);
});

it('starts no thread when there is no page', async () => {
  expect(await render([])).toEqual([]);
});
