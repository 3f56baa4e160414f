import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the page's data as its content, and fails on `/bad` and where the data says so. */
const WORKER = `
  import { writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ path, queries }) => {
    if (path === '/bad' || queries?.fails) {
      const cause = new Error('its reason');
      parentPort.postMessage(new Error('Rendering ' + path + ' failed', { cause }));
      return;
    }
    writeFileSync(workerData.out + path + '.html', JSON.stringify(queries ?? null));
    parentPort.postMessage(undefined);
  });
`;

/** Puts a stand-in for the built `renderWorker` of build/renderPages.ts into a folder. */
export function writeRenderWorker(folder: string): void {
  writeFileSync(join(folder, 'renderWorker.js'), WORKER);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}
