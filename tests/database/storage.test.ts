import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, ROLES, useBackend, USERS } from '../support/backend';
import { picture, pictureBytes, pictureName } from '../support/pictures';

const db = useBackend();
const images = (role: Role) => db.clients[role].storage.from('images');
const [A, B, C] = [pictureName('a'), pictureName('b'), pictureName('c')];
const TYPES = ['image/webp', 'image/jpeg', 'image/png', 'image/avif'];

const names = async () =>
  (await db.sql('select name from storage.objects order by name')).map((row) => row.name);

const readPublicly = (name: string) =>
  db.backend.fetch(new Request(`http://localhost:4173/storage/v1/object/public/images/${name}`));
const sizeOf = async (name: string) => (await (await readPublicly(name)).arrayBuffer()).byteLength;

beforeEach(async () => {
  await db.sql('delete from storage.objects');
  expect((await images('admin').upload(A, picture())).error).toBeNull();
});

const STAFF: Role[] = ['editor', 'admin'];

describe.each(ROLES)('images, for %s', (role) => {
  const isStaff = STAFF.includes(role);

  it('are stored, copied, moved, replaced and removed by staff alone', async () => {
    await images(role).upload(B, picture());
    expect(await names()).toEqual(isStaff ? [A, B] : [A]);
    await images(role).remove([B]);
    await images(role).copy(A, B);
    expect(await names()).toEqual(isStaff ? [A, B] : [A]);
    await images(role).move(isStaff ? B : A, C);
    expect(await names()).toEqual(isStaff ? [A, C] : [A]);
    await images(role).upload(A, picture(200), { upsert: true });
    expect(await sizeOf(A)).toBe(isStaff ? 200 : 100);
    await images(role).update(A, picture(300));
    expect(await sizeOf(A)).toBe(isStaff ? 300 : 100);
    await images(role).remove([A]);
    expect(await names()).toEqual(isStaff ? [C] : [A]);
    expect((await readPublicly(A)).ok).toBe(!isStaff);
  });

  it('are listed for staff alone; nobody changes a bucket or has somebody else upload', async () => {
    const { data } = await images(role).list('posts');
    expect(data ?? []).toHaveLength(isStaff ? 1 : 0);
    const { storage } = db.clients[role];
    await storage.createBucket('other', { public: true });
    await storage.updateBucket('images', { public: false });
    await storage.emptyBucket('images');
    await storage.deleteBucket('images');
    expect(await db.sql('select id, public from storage.buckets')).toEqual([
      { id: 'images', public: true },
    ]);
    expect(await names()).toEqual([A]);
    expect((await images(role).createSignedUploadUrl(A)).data).toBeNull();
  });
});

describe('addresses of images', () => {
  it('need no key or session, and are cached for a year', async () => {
    await images('admin').upload(B, pictureBytes('image/webp').buffer, {
      ...{ contentType: 'image/webp', cacheControl: '31536000' },
    });
    const answer = await readPublicly(B);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000/);
  });

  it('are never signed for an upload, however the path is encoded', async () => {
    const { serviceKey, fetch } = db.backend;
    const headers = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` };
    for (const path of [`sign/images/${A}`, `%73ign/images/${A}`, '%73ign/images/posts/%ff.webp']) {
      const address = `http://localhost:4173/storage/v1/object/upload/${path}`;
      const answer = await fetch(new Request(address, { method: 'POST', headers, body: '{}' }));
      expect(await answer.json(), path).toMatchObject({ error_code: 'not_found' });
    }
  });

  it('never reach a file outside the bucket, or one that is not there', async () => {
    for (const name of [
      ...['../../db/PG_VERSION', '..%2f..%2fdb%2fPG_VERSION', `${A}.meta`],
      pictureName('e'),
    ]) {
      expect((await readPublicly(name)).ok, name).toBe(false);
    }
  });
});

describe('the bucket', () => {
  it('takes 2 MiB, and refuses more with 413', async () => {
    const upload = (length: number) => images('admin').upload(B, picture(length));
    expect((await upload(2 * 1024 * 1024 + 1)).error).toMatchObject({ statusCode: '413' });
    expect(await names()).toEqual([A]);
    expect((await upload(2 * 1024 * 1024)).error).toBeNull();
  });

  it('refuses other types with 415', async () => {
    const { error } = await images('admin').upload(B, picture(100, 'image/svg+xml'));
    expect(error).toMatchObject({ statusCode: '415' });
    expect(await names()).toEqual([A]);
  });
});

describe('a name', () => {
  const SAMPLE = pictureName(1);

  it('is refused unless the product could have made it', async () => {
    for (const name of [
      'posts/a.webp',
      SAMPLE.replace('posts/', 'drafts/'),
      `${A}.meta`,
      ...['.webp.html', '.svg', '-0.webp', '-1080-640.webp', '-1600x900-1280-1080-640.webp'].map(
        (end) => SAMPLE.replace('.webp', end),
      ),
    ]) {
      expect.soft((await images('editor').upload(name, picture())).error, name).not.toBeNull();
      expect.soft((await images('admin').move(A, name)).error, name).not.toBeNull();
    }
    expect(await names()).toEqual([A]);
    // As the policy itself says of a line break, which no client sends.
    const [row] = await db.sql('select private.is_image_name($1) as taken', [`${SAMPLE}\n`]);
    expect(row?.taken).toBe(false);
  });

  it('is accepted in both folders, with a width, with a size and smaller widths, and without', async () => {
    for (const [folder, end] of [
      ['posts', '.webp'],
      ['testimonials', '-640.webp'],
      ['posts', '-1600x900-1080-640.webp'],
    ] as const) {
      const name = pictureName(2, 'webp', folder).replace('.webp', end);
      expect((await images('editor').upload(name, picture())).error, name).toBeNull();
    }
  });
});

describe('the content', () => {
  it.each(TYPES)('must be an image of the type declared: %s', async (type) => {
    const name = pictureName('b', type.slice(6));
    const upload = (bytes: Uint8Array<ArrayBuffer>) =>
      images('editor').upload(name, new Blob([bytes], { type }), { contentType: type });
    const script = new TextEncoder().encode('<script>alert(1)</script>');
    const other = pictureBytes(type === 'image/png' ? 'image/webp' : 'image/png');
    for (const bytes of [script, other]) {
      expect((await upload(bytes)).error).toMatchObject({ statusCode: '415' });
    }
    expect(await names()).toEqual([A]);
    expect((await upload(pictureBytes(type))).error).toBeNull();
    expect((await readPublicly(name)).headers.get('content-type')).toBe(type);
  });

  it('must not have more pixels than a browser can show', async () => {
    const bomb = pictureBytes('image/png', { width: 65_535, height: 65_535 });
    const file = new Blob([bomb], { type: 'image/png' });
    const { error } = await images('editor').upload(pictureName('b', 'png'), file);
    expect(error).toMatchObject({ statusCode: '415' });
    expect(await names()).toEqual([A]);
  });
});

it('nobody stores more than 300 images within a day', async () => {
  await db.sql(
    `insert into storage.objects (bucket_id, name, owner, owner_id)
     select 'images', 'posts/' || gen_random_uuid() || '.webp', $1::uuid, $1::uuid::text from generate_series(1, 299)`,
    [USERS.editor],
  );
  const upload = (role: Role, n: number) => images(role).upload(pictureName(n), picture());
  expect((await upload('editor', 1)).error).toBeNull();
  expect((await upload('editor', 2)).error).not.toBeNull();
  expect((await upload('admin', 3)).error).toBeNull();
  await db.sql(`update storage.objects set created_at = now() - interval '25 hours'`);
  expect((await upload('editor', 2)).error).toBeNull();
});
