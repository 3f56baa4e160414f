import { expect, it } from 'vitest';
import { catalogueOf } from '../../server/embedded/catalogue';
import { draftMigration } from '../../tools/draftMigration';
import { startMigrated } from '../support/backend';

const INACTIVE = `update public.language_settings set is_active = false where language_code = 'ru';`;

const WANTED = `
  create table public.notices (
    id bigint generated always as identity primary key,
    title text not null check (title <> '')
  );
  comment on table public.notices is 'What the draft adds.';
  alter table public.notices enable row level security;
  create policy "anyone reads" on public.notices for select to anon using (true);
  create index on public.notices (title);
  grant select on public.notices to anon;
  create or replace function private.fold(value text) returns text
    language sql immutable set search_path = '' as $$ select upper(value) $$;
  create function public.noticed() returns integer language sql as 'select 1';
  revoke all on function public.noticed() from public;
  alter table public.categories add column note text not null default '';
  alter table public.settings drop column last_archive_at;
  drop policy "staff remove categories" on public.categories;`;

it('takes a database to another one, and names lost data and missing rows', async () => {
  const [from, to, other] = [await startMigrated(), await startMigrated(), await startMigrated()];
  const drivers = [from, to, other].map(({ connection }) => connection.driver);
  try {
    await to.connection.driver.exec(WANTED + INACTIVE);
    const { sql, byHand } = await draftMigration(from.connection.driver, to.connection.driver);
    expect(sql, 'a role of one host').not.toContain('"postgres"');
    expect(byHand).toHaveLength(3);
    expect(byHand[0]).toMatch(/loses data: alter table.*drop column "last_archive_at"/i);
    expect(byHand.slice(1).join()).toMatch(/missing: language \(ru,.*too much: language \(ru,/s);
    await other.connection.driver.exec(sql + INACTIVE);
    const [, wanted, reached] = await Promise.all(drivers.map(catalogueOf));
    expect(reached).toEqual(wanted);
  } finally {
    for (const backend of [from, to, other]) await backend.close();
  }
}, 240_000);
