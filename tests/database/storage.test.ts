import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, ROLES, useBackend, USERS } from '../support/backend';
import { picture, pictureBytes, pictureName } from '../support/pictures';

const db = useBackend();
const images = (role: Role) => db.clients[role].storage.from('images');
const [A, B, C, BIG] = ['a', 'b', 'c', 'd'].map((end) => pictureName(end)) as [
  string,
  string,
  string,
  string,
];

const names = async () =>
  (await db.sql('select name from storage.objects order by name')).map((row) => row.name);

const publicUrl = (name: string) => `http://localhost:4173/storage/v1/object/public/images/${name}`;
const readPublicly = (name: string) => db.backend.fetch(new Request(publicUrl(name)));

beforeEach(async () => {
  await db.sql('delete from storage.objects');
  const { error } = await images('admin').upload(A, picture(), {
    contentType: 'image/webp',
  });
  expect(error).toBeNull();
});

const STAFF: Role[] = ['editor', 'admin'];

describe.each(ROLES)('images, for %s', (role) => {
  const isStaff = STAFF.includes(role);

  it('upload', async () => {
    const { error } = await images(role).upload(B, picture());
    expect(error === null).toBe(isStaff);
    expect(await names()).toEqual(isStaff ? [A, B] : [A]);
  });

  it('upload as a buffer', async () => {
    const { error } = await images(role).upload(B, pictureBytes('image/webp').buffer, {
      contentType: 'image/webp',
    });
    expect(error === null).toBe(isStaff);
    expect(await names()).toHaveLength(isStaff ? 2 : 1);
  });

  it('replace, in either way', async () => {
    const sizeOf = async () => (await (await readPublicly(A)).arrayBuffer()).byteLength;
    await images(role).upload(A, picture(200), { upsert: true });
    expect(await sizeOf()).toBe(isStaff ? 200 : 100);
    await images(role).update(A, picture(300));
    expect(await sizeOf()).toBe(isStaff ? 300 : 100);
  });

  it('move and copy', async () => {
    await images(role).copy(A, B);
    expect(await names()).toEqual(isStaff ? [A, B] : [A]);
    await images(role).move(A, C);
    expect(await names()).toEqual(isStaff ? [B, C] : [A]);
  });

  it('remove', async () => {
    await images(role).remove([A]);
    expect(await names()).toEqual(isStaff ? [] : [A]);
    expect((await readPublicly(A)).status === 200).toBe(!isStaff);
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
    expect(await names()).toEqual([A]);
  });
});

describe('public URLs of images', () => {
  it('need no key or session', async () => {
    const answer = await readPublicly(A);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await answer.arrayBuffer()).byteLength).toBe(100);
  });

  it('have the cache control they were uploaded with', async () => {
    await images('admin').upload(B, picture(), { cacheControl: '31536000' });
    expect((await readPublicly(B)).headers.get('cache-control')).toMatch(/max-age=31536000/);
  });

  it('answer 400 or 404 for a missing file', async () => {
    expect([400, 404]).toContain((await readPublicly(pictureName('e'))).status);
  });

  it('never reach a file outside the bucket', async () => {
    for (const name of [
      '../../db/PG_VERSION',
      '..%2f..%2fdb%2fPG_VERSION',
      `${A}.meta`,
      '.cache-control/a',
    ]) {
      expect((await readPublicly(name)).ok).toBe(false);
    }
  });
});

describe('the bucket', () => {
  it('refuses more than 2 MiB with 413', async () => {
    const { error } = await images('admin').upload(BIG, picture(2 * 1024 * 1024 + 1));
    expect(error).toMatchObject({ statusCode: '413' });
    expect(await names()).toEqual([A]);
  });

  it('accepts 2 MiB', async () => {
    const { error } = await images('admin').upload(BIG, picture(2 * 1024 * 1024));
    expect(error).toBeNull();
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'application/octet-stream'])(
    'refuses %s with 415',
    async (type) => {
      const { error } = await images('admin').upload(B, picture(100, type));
      expect(error).toMatchObject({ statusCode: '415' });
      expect(await names()).toEqual([A]);
    },
  );

  it.each(['image/webp', 'image/jpeg', 'image/png', 'image/avif'])('accepts %s', async (type) => {
    const { error } = await images('admin').upload(
      pictureName('b', type.slice(6)),
      picture(100, type),
    );
    expect(error).toBeNull();
  });
});

it('a signed URL returns the image', async () => {
  const { data } = await images('editor').createSignedUrl(A, 60);
  const answer = await db.backend.fetch(new Request(data?.signedUrl ?? ''));
  expect(answer.status).toBe(200);
});

describe('a name', () => {
  const SAMPLE = pictureName(1);

  it.each([
    'a.webp',
    'posts/a.webp',
    'posts/c.html',
    'drafts/30000000-0000-4000-8000-000000000001.webp',
    `${A}.meta`,
    `${SAMPLE}.html`,
    SAMPLE.replace('.webp', '.svg'),
    SAMPLE.replace('.webp', '.WEBP'),
    SAMPLE.replace('.webp', '-0.webp'),
    SAMPLE.replace('.webp', '-12345.webp'),
    SAMPLE.replace('.webp', '-1080-640.webp'),
    SAMPLE.replace('.webp', '-1600x900-0.webp'),
    SAMPLE.replace('.webp', '-1600x900-1280-1080-640.webp'),
    SAMPLE.replace('posts/', 'posts/more/'),
    ` ${SAMPLE}`,
  ])('is refused unless the product could have made it: %s', async (name) => {
    for (const role of STAFF) {
      expect((await images(role).upload(name, picture())).error, role).not.toBeNull();
      expect((await images(role).copy(A, name)).error, role).not.toBeNull();
      expect((await images(role).move(A, name)).error, role).not.toBeNull();
      expect(await names()).toEqual([A]);
    }
  });

  it('is refused by the policy itself when it has a line break', async () => {
    const [row] = await db.sql('select private.is_image_name($1) as taken', [`${SAMPLE}\n`]);
    expect(row?.taken).toBe(false);
  });

  it.each(['posts', 'testimonials'])(
    'is accepted in %s, with a width, with a size and smaller widths, and without',
    async (folder) => {
      const whole = pictureName(2, 'webp', folder);
      for (const suffix of ['.webp', '-640.webp', '-640x480.webp', '-1600x900-1080-640.webp']) {
        const name = whole.replace('.webp', suffix);
        expect((await images('editor').upload(name, picture())).error).toBeNull();
      }
    },
  );
});

describe('the content', () => {
  it.each(['image/webp', 'image/jpeg', 'image/png', 'image/avif'])(
    'must be an image of the type declared: %s',
    async (type) => {
      const extension = type.slice(6);
      const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
        images('editor').upload(name, new Blob([bytes], { type }), { contentType: type });
      const script = new TextEncoder().encode('<script>alert(1)</script>');
      const other = pictureBytes(type === 'image/png' ? 'image/webp' : 'image/png');
      for (const bytes of [script, other, new Uint8Array(100)]) {
        expect((await upload(pictureName('b', extension), bytes)).error).toMatchObject({
          statusCode: '415',
        });
      }
      expect(await names()).toEqual([A]);
      expect((await upload(pictureName('b', extension), pictureBytes(type))).error).toBeNull();
      const answer = await readPublicly(pictureName('b', extension));
      expect(answer.headers.get('content-type')).toBe(type);
    },
  );

  it('must not have more pixels than a browser can show', async () => {
    const bomb = pictureBytes('image/png', { width: 65_535, height: 65_535 });
    const { error } = await images('editor').upload(
      pictureName('b', 'png'),
      new Blob([bomb], { type: 'image/png' }),
    );
    expect(error).toMatchObject({ statusCode: '415' });
    expect(await names()).toEqual([A]);
  });

  it('keeps its type when another object is named like a file beside it', async () => {
    await images('editor').upload(
      `${A}.meta`,
      new Blob(['{"contentType":"text/html"}'], { type: 'image/webp' }),
    );
    await images('editor').upload(`${A}.meta`, picture());
    expect((await readPublicly(A)).headers.get('content-type')).toBe('image/webp');
  });
});

it.each(ROLES)('gives %s no URL by which somebody else could store an image', async (role) => {
  expect((await images(role).createSignedUploadUrl(A)).data).toBeNull();
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
