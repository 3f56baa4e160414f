/** What tests/database/storage.test.ts tries on the embedded backend, by the policies of a hosted project's Storage. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ACCOUNTS, type Role, ROLES } from '../support/backend';
import { pictureName } from '../support/pictures';
import { addAccounts, connect, type Database } from './sessions';

let db: Database;

beforeAll(async () => {
  db = connect(1);
  await addAccounts(db);
});
beforeEach(() => db.sql('delete from storage.objects'));
afterAll(async () => {
  await db.sql('delete from storage.objects');
  await db.end();
});

const STAFF: Role[] = ['editor', 'admin'];
const accountOf = (role: Role) => (role === 'anon' ? null : ACCOUNTS[role]);

const upload = (role: Role, name: string) =>
  db.as(
    role,
    `insert into storage.objects (bucket_id, name, owner, owner_id)
     values ('images', $1, $2::uuid, $2::text)`,
    [name, accountOf(role)],
  );

it.each(ROLES)('%s may store, rename and remove images only as staff', async (role) => {
  const isStaff = STAFF.includes(role);
  const [mine, other] = [pictureName('a'), pictureName('b')];
  expect((await upload(role, mine)).code).toBe(isStaff ? undefined : '42501');
  if (!isStaff) await upload('admin', mine);
  await db.as(role, 'update storage.objects set name = $1 where true', [other]);
  expect(await db.sql('select name from storage.objects')).toEqual([
    { name: isStaff ? other : mine },
  ]);
  await db.as(role, 'delete from storage.objects where true');
  expect(await db.sql('select name from storage.objects')).toHaveLength(isStaff ? 0 : 1);
});

it.each([
  'a.webp',
  'posts/a.webp',
  'posts/c.html',
  `${pictureName('a')}.meta`,
  pictureName('a').replace('.webp', '.svg'),
  pictureName('a').replace('posts/', 'posts/more/'),
  `${pictureName('a')}\n`,
  `../${pictureName('a')}`,
])('a name that the product does not make is refused: %j', async (name) => {
  for (const role of STAFF) {
    expect((await upload(role, name)).code, role).toBe('42501');
    await upload(role, pictureName('b'));
    const { code } = await db.as(role, 'update storage.objects set name = $1 where true', [name]);
    expect(code, role).toBe('42501');
    await db.sql('delete from storage.objects');
  }
});

it('nobody stores more than 300 images within a day', async () => {
  await db.sql(
    `insert into storage.objects (bucket_id, name, owner, owner_id)
     select 'images', 'posts/' || gen_random_uuid() || '.webp', $1::uuid, $1::uuid::text from generate_series(1, 299)`,
    [ACCOUNTS.editor],
  );
  expect((await upload('editor', pictureName('a'))).code).toBeUndefined();
  expect((await upload('editor', pictureName('b'))).code).toBe('42501');
  expect((await upload('admin', pictureName('b'))).code).toBeUndefined();
});

it('the bucket takes four types of images, of 2 MiB', async () => {
  expect(
    await db.sql('select id, file_size_limit, allowed_mime_types from storage.buckets'),
  ).toEqual([
    {
      id: 'images',
      file_size_limit: 2_097_152,
      allowed_mime_types: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'],
    },
  ]);
});
