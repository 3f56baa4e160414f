import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { authMessage } from '@/lib/admin/authMessage';
import { failureText } from '@/lib/admin/requests';
import { unwrap } from '@/lib/errors';
import { DEMO_STAFF } from '../../../server/embedded/demoStaff';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { clientOf } from '../../support/backend';
import { fillDirectory } from '../../support/dataDirectory';
import { picture, pictureName } from '../../support/pictures';
import { temporaryFolder } from '../../support/temporaryFolder';

const dataDir = temporaryFolder();
let backend: EmbeddedBackend;
let written: string[];

const admin = () => clientOf(backend, backend.serviceKey);
const testimonials = () => admin().from('testimonials');

beforeAll(async () => {
  fillDirectory(dataDir, inject('seeded'));
  backend = await startEmbedded({ dataDir, captureEmails: true });
  // A table fails as on a full disk, with PostgreSQL's code for it.
  await backend.query(
    `create function private.no_room() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file' using errcode = '53100'; end; $$`,
  );
  for (const table of ['public.testimonials', 'auth.sessions']) {
    await backend.query(
      `create trigger no_room before insert on ${table} for each row execute function private.no_room()`,
    );
  }
});

beforeEach(() => {
  written = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterAll(() => backend.close());

const lines = () => written.filter((line) => line.includes('The disk is full'));

it('on a full disk a save and a sign-in are answered with 507, which the admin area explains, and logged', async () => {
  const save = () => testimonials().insert({ name: 'A', testimonial: 'B' });
  expect((await save()).status).toBe(507);
  const refused: unknown = await unwrap(save()).catch((error: unknown) => error);
  expect(failureText(refused)).toMatch(/^El disco del servidor está lleno: no se ha guardado nada/);
  expect(lines()).toHaveLength(2);
  const { error } = await clientOf(backend).auth.signInWithPassword(DEMO_STAFF.editor);
  expect(error?.status).toBe(507);
  expect(error && authMessage(error)).toMatch(/^El disco del servidor está lleno/);
  expect(lines()).toHaveLength(3);
  // Other failures are not reported as a full disk, and reading works.
  expect((await admin().from('blog_posts').insert({ title: '' })).status).toBe(400);
  expect((await testimonials().select('id')).data?.length).toBeGreaterThan(0);
  expect(lines()).toHaveLength(3);
});

it.skipIf(process.platform !== 'linux')(
  'on a full disk an upload is answered with 507',
  async () => {
    const name = pictureName(1);
    const file = join(dataDir, 'storage/images', name);
    mkdirSync(join(file, '..'), { recursive: true });
    symlinkSync('/dev/full', file);
    const { error } = await admin().storage.from('images').upload(name, picture());
    expect((error as { status?: number } | null)?.status).toBe(507);
    expect(lines()).toHaveLength(1);
  },
);
