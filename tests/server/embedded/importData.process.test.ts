import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { importData } from '../../../server/embedded/importData';
import { embeddedSite } from '../../../server/embedded/site';
import { clientOf } from '../../support/backend';
import { fillDirectory } from '../../support/dataDirectory';
import { picture, pictureName } from '../../support/pictures';
import { LEFT_OUT, sumsOf } from '../../support/siteSums';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
const [from, to] = [join(folder, 'from'), join(folder, 'to')];

const BLOCKED = crypto.randomUUID();

const MADE = ['private.names', 'private.publication'];

/** A checksum of each table that is copied, and of each picture. */
async function sums(backend: EmbeddedBackend) {
  const found = Object.entries(await sumsOf(embeddedSite(backend, 'http://localhost:4173')));
  // Those of LEFT_OUT stay behind; names and the publication are made anew.
  return found.filter(([table]) => ![...LEFT_OUT, ...MADE].includes(table));
}

let expected: unknown;

beforeAll(async () => {
  fillDirectory(from, inject('seeded') ?? '');
  const backend = await startEmbedded({ dataDir: from, captureEmails: true });
  const client = clientOf(backend);
  await client.auth.signInWithPassword({
    email: 'admin@demo.example',
    password: 'demo-admin-2026',
  });
  await client.storage.from('images').upload(pictureName(1), picture());
  await client.from('reply_templates').update({ body: 'Nuestro texto' }).like('name', 'Recibida%');
  await backend.connection.driver.exec(`
    insert into private.blocked_surveys (id, received_on, reason, until, survey, appointments)
      values ('${BLOCKED}', '2026-01-01', 'Queja', '2099-01-01', '{}', '[]');
    insert into private.documents (id, blocked_id, name, type, parts, size, completed_at)
      values ('${BLOCKED}', '${BLOCKED}', 'a.pdf', 'application/pdf', 1, 6, now());
    insert into private.document_parts values ('${BLOCKED}', 0, '%PDF-1')`);
  expected = await sums(backend);
  await backend.close();
});

it('copies everything, and the demo content is not added again', async () => {
  expect(await importData(from, to)).toMatchObject({ 'public.staff': 2, 'storage.objects': 1 });
  const backend = await startEmbedded({ dataDir: to, captureEmails: true });
  try {
    expect(await sums(backend)).toEqual(expected);
    const { data: found } = await clientOf(backend).rpc('search_posts', {
      query: 'nie',
      lang: 'zh',
    });
    expect(found?.length).toBeGreaterThan(0);
  } finally {
    await backend.close();
  }
});

it('refuses a folder without data, and one that has some already', async () => {
  await expect(importData(join(folder, 'none'), join(folder, 'new'))).rejects.toThrow(/no data/);
  await expect(importData(from, to)).rejects.toThrow(/already/);
});
