import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPages } from '../../build/renderPages';

let folder: string;

/** Stands in for the built worker: writes a file per page and fails on `/bad`. */
const WORKER = `
  import { writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ path }) => {
    if (path === '/bad') throw new Error('Rendering /bad failed', { cause: new Error('its reason') });
    writeFileSync(workerData.out + path, '', { flag: 'wx' });
    parentPort.postMessage('made');
  });
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'renderWorker.js'), WORKER);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const render = (paths: string[]) =>
  renderPages(
    { out: folder, serverBuild: folder, texts: {} },
    paths.map((path) => ({ path })),
  );

it('renders every page once, whichever thread does it', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `page-${index}`);
  await render(names.map((name) => `/${name}`));
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
});

it('stops at a page that fails, naming it with the reason', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => `/page-${index}`);
  const rendering = render(['/first', '/bad', ...many]);
  await expect(rendering).rejects.toMatchObject({
    message: 'Rendering /bad failed',
    cause: { message: 'its reason' },
  });
  expect(readdirSync(folder).length).toBeLessThan(many.length);
});
