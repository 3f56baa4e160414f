import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, ROLES, useBackend } from '../support/backend';

const db = useBackend();
const images = (role: Role) => db.clients[role].storage.from('images');
const picture = (size = 100, type = 'image/webp') => new Blob([new Uint8Array(size)], { type });

const names = async () =>
  (await db.sql('select name from storage.objects order by name')).map((row) => row.name);

const publicUrl = (name: string) => `http://localhost:4173/storage/v1/object/public/images/${name}`;
const readPublicly = (name: string) => db.backend.fetch(new Request(publicUrl(name)));

beforeEach(async () => {
  await db.sql('delete from storage.objects');
  const { error } = await images('admin').upload('posts/a.webp', picture(), {
    contentType: 'image/webp',
  });
  expect(error).toBeNull();
});

const STAFF: Role[] = ['editor', 'admin'];

describe.each(ROLES)('images, for %s', (role) => {
  const isStaff = STAFF.includes(role);

  it('upload', async () => {
    const { error } = await images(role).upload('posts/b.webp', picture());
    expect(error === null).toBe(isStaff);
    expect(await names()).toEqual(isStaff ? ['posts/a.webp', 'posts/b.webp'] : ['posts/a.webp']);
  });

  it('upload as a buffer', async () => {
    const { error } = await images(role).upload('posts/b.webp', new Uint8Array(10).buffer, {
      contentType: 'image/webp',
    });
    expect(error === null).toBe(isStaff);
    expect(await names()).toHaveLength(isStaff ? 2 : 1);
  });

  it('replace, in either way', async () => {
    const sizeOf = async () =>
      (await (await readPublicly('posts/a.webp')).arrayBuffer()).byteLength;
    await images(role).upload('posts/a.webp', picture(200), { upsert: true });
    expect(await sizeOf()).toBe(isStaff ? 200 : 100);
    await images(role).update('posts/a.webp', picture(300));
    expect(await sizeOf()).toBe(isStaff ? 300 : 100);
  });

  it('move and copy', async () => {
    await images(role).copy('posts/a.webp', 'posts/copy.webp');
    expect(await names()).toEqual(isStaff ? ['posts/a.webp', 'posts/copy.webp'] : ['posts/a.webp']);
    await images(role).move('posts/a.webp', 'posts/moved.webp');
    expect(await names()).toEqual(
      isStaff ? ['posts/copy.webp', 'posts/moved.webp'] : ['posts/a.webp'],
    );
  });

  it('remove', async () => {
    await images(role).remove(['posts/a.webp']);
    expect(await names()).toEqual(isStaff ? [] : ['posts/a.webp']);
    expect((await readPublicly('posts/a.webp')).status === 200).toBe(!isStaff);
  });

  it('list, for staff only, files of unpublished posts included', async () => {
    const { data } = await images(role).list('posts');
    expect(data ?? []).toEqual(
      isStaff
        ? [expect.objectContaining({ name: expect.stringMatching(/a\.webp$/) as string })]
        : [],
    );
  });

  it('no creating or changing buckets', async () => {
    const { storage } = db.clients[role];
    await storage.createBucket('other', { public: true });
    await storage.updateBucket('images', { public: false });
    await storage.emptyBucket('images');
    await storage.deleteBucket('images');
    expect(await db.sql('select id, public from storage.buckets')).toEqual([
      { id: 'images', public: true },
    ]);
    expect(await names()).toEqual(['posts/a.webp']);
  });
});

describe('public URLs of images', () => {
  it('need no key or session', async () => {
    const answer = await readPublicly('posts/a.webp');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await answer.arrayBuffer()).byteLength).toBe(100);
  });

  it('have the cache control they were uploaded with', async () => {
    await images('admin').upload('b.webp', picture(), { cacheControl: '31536000' });
    expect((await readPublicly('b.webp')).headers.get('cache-control')).toMatch(/max-age=31536000/);
  });

  it('answer 400 or 404 for a missing file', async () => {
    expect([400, 404]).toContain((await readPublicly('posts/none.webp')).status);
  });

  it('never reach a file outside the bucket', async () => {
    for (const name of ['../../db/PG_VERSION', '..%2f..%2fdb%2fPG_VERSION', 'posts/a.webp.meta']) {
      expect((await readPublicly(name)).ok).toBe(false);
    }
  });
});

describe('the bucket', () => {
  it('refuses more than 2 MiB with 413', async () => {
    const { error } = await images('admin').upload('big.webp', picture(2 * 1024 * 1024 + 1));
    expect(error).toMatchObject({ statusCode: '413' });
    expect(await names()).toEqual(['posts/a.webp']);
  });

  it('accepts 2 MiB', async () => {
    const { error } = await images('admin').upload('big.webp', picture(2 * 1024 * 1024));
    expect(error).toBeNull();
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'application/octet-stream'])(
    'refuses %s with 415',
    async (type) => {
      const { error } = await images('admin').upload('file', picture(100, type));
      expect(error).toMatchObject({ statusCode: '415' });
      expect(await names()).toEqual(['posts/a.webp']);
    },
  );

  it.each(['image/webp', 'image/jpeg', 'image/png', 'image/avif'])('accepts %s', async (type) => {
    const { error } = await images('admin').upload('file', picture(100, type));
    expect(error).toBeNull();
  });
});

it('a signed URL returns the image', async () => {
  const { data } = await images('editor').createSignedUrl('posts/a.webp', 60);
  const answer = await db.backend.fetch(new Request(data?.signedUrl ?? ''));
  expect(answer.status).toBe(200);
});
