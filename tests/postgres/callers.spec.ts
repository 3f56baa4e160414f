/** What a hosted project's Storage and API let callers do and read, by the rules of the database. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TABLES } from '../database/matrix';
import { ACCOUNTS, type Role, ROLES } from '../support/backend';
import { pictureName } from '../support/pictures';
import { addAccounts, useDatabase } from './sessions';

const db = useDatabase(1);

const empty = () => db.sql('delete from storage.objects');
beforeAll(() => addAccounts(db));
beforeEach(empty);
afterAll(empty);

const [A, B] = [pictureName('a'), pictureName('b')];
const upload = (role: Role, name: string) =>
  db.as(
    role,
    `insert into storage.objects (bucket_id, name, owner, owner_id)
     values ('images', $1, $2::uuid, $2::text)`,
    [name, role === 'anon' ? null : ACCOUNTS[role]],
  );
const rename = (role: Role, name: string) =>
  db.as(role, 'update storage.objects set name = $1 where true', [name]);
const names = async () =>
  (await db.sql('select name from storage.objects')).map(({ name }) => name);

// What tests/database/storage.test.ts tries on the embedded backend.
it.each(ROLES)('%s may store, rename and remove images only as staff', async (role) => {
  const isStaff = role === 'editor' || role === 'admin';
  expect((await upload(role, A)).code).toBe(isStaff ? undefined : '42501');
  if (!isStaff) await upload('admin', A);
  await rename(role, B);
  expect(await names()).toEqual([isStaff ? B : A]);
  await db.as(role, 'delete from storage.objects where true');
  expect(await names()).toHaveLength(isStaff ? 0 : 1);
});

it('the bucket takes four types of images, of 2 MiB', async () => {
  const types = ['image/webp', 'image/jpeg', 'image/png', 'image/avif'];
  expect(
    await db.sql('select id, file_size_limit, allowed_mime_types from storage.buckets'),
  ).toEqual([{ id: 'images', file_size_limit: 2_097_152, allowed_mime_types: types }]);
});

// PostgREST passes the database's errors on: they must quote no row that the caller may not read.
it('a refused row is not quoted', async () => {
  const { insert } = TABLES.contact_surveys ?? { insert: {} };
  const refused = { ...insert, name: 'Clara Reservada', email: 'none' };
  const columns = Object.keys(refused).join(', ');
  const { code, error } = await db.as(
    'anon',
    `insert into public.contact_surveys (${columns})
     select ${columns} from jsonb_populate_record(null::public.contact_surveys, $1)`,
    [JSON.stringify(refused)],
  );
  expect(code).toBe('23514');
  expect(error?.detail).toBeUndefined();
  expect(error?.message).not.toContain('Clara');
});
