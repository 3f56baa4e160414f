import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROOT } from '../../../server/paths';
import { run } from '../../support/processes';
import { buildOf } from '../../support/publisherBuild';

let folder: string;
let project: Server;
let revision = '1';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publisher-'));
  project = createServer((request, response) => {
    const isRevision = request.url?.endsWith('publication_revision');
    const answer = isRevision ? revision : { languages: ['es'], slugs: [], testimonials: [] };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  project.close();
  rmSync(folder, { recursive: true });
});

const start = () =>
  run(['--import', 'tsx', join(ROOT, 'server/programs/publisher.ts'), `--root=${folder}`], ROOT);

it('writes the pages at the start and whenever the hosted project publishes, until it is ended', async () => {
  const { port } = project.address() as AddressInfo;
  buildOf(folder, { VITE_SUPABASE_URL: `http://127.0.0.1:${port}`, VITE_SUPABASE_ANON_KEY: 'key' });
  const publisher = start();
  await publisher.until(/wrote --out=/);
  revision = '2';
  await publisher.until(/wrote[^]*wrote/);
  publisher.process.kill('SIGTERM');
  expect(await publisher.ended).toBe(0);
  expect(publisher.output()).toContain(`Publishing http://127.0.0.1:${port} into ${folder}`);
  expect(publisher.output()).toContain('Mails are not sent from here');
});

it('names missing settings', async () => {
  const without = start();
  expect(await without.ended).toBe(1);
  expect(without.output()).toContain('has no build: npm run build.');
  buildOf(folder, {});
  const embedded = start();
  expect(await embedded.ended).toBe(1);
  expect(embedded.output()).toContain('built without VITE_SUPABASE_URL');
});
