import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { PAGES, serveBuiltSite } from '../../support/builtSite';

/** Runs in a thread: replaces a page by its versions in turn, as `writeFiles` does; the last one stays. */
const REPLACE_REPEATEDLY = `
  const { parentPort, workerData: { page, versions } } = require('node:worker_threads');
  const { renameSync, writeFileSync } = require('node:fs');
  const replace = (content) => {
    writeFileSync(page + '.new', content);
    renameSync(page + '.new', page);
  };
  let turn = 0;
  const timer = setInterval(() => {
    for (let i = 0; i < 50; i += 1) replace(versions[(turn += 1) % 2]);
  }, 0);
  parentPort.on('message', () => {
    clearInterval(timer);
    replace(versions.at(-1));
    parentPort.close();
  });
`;

it('a page that publishing replaces is sent whole, in one of its versions', async () => {
  const site = await serveBuiltSite();
  const page = join(site.dist, 'contacto.html');
  const versions = ['short', 'long '.repeat(20_000)];
  const publishing = new Worker(REPLACE_REPEATEDLY, {
    eval: true,
    workerData: { page, versions: [...versions, PAGES['/contacto']] },
  });
  await new Promise((started) => publishing.once('online', started));
  const bodies = new Set<string>();
  try {
    for (let request = 0; request < 200; request += 1) {
      bodies.add(String((await site.ask('/contacto')).body));
    }
  } finally {
    publishing.postMessage('stop');
    await new Promise((done) => publishing.once('exit', done));
  }
  const whole = [...versions, PAGES['/contacto'] ?? ''];
  expect([...bodies].filter((body) => !whole.includes(body))).toEqual([]);
  expect(bodies.size).toBeGreaterThan(1);
  await site.close();
});
