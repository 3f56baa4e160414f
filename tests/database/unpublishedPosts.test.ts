import { beforeAll, expect, it } from 'vitest';
import { ROLES, useBackend } from '../support/backend';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

beforeAll(() =>
  db.sql(
    `insert into public.blog_posts (slug, title, content, date, hidden, deleted_at)
     values
       ('shown', 'Visible', 'claro', '2026-01-01', false, null),
       ('hidden', 'Oculta', 'oculto', '2026-01-01', true, null),
       ('future', 'Futura', 'mañana', '2999-01-01', false, null),
       ('deleted', 'Tirada', 'tirado', '2026-01-01', false, now())`,
  ),
);

const UNPUBLISHED = /hidden|future|deleted/;

it('unpublished posts are found by no search of the site, not even for staff', async () => {
  for (const query of ['oculto', 'mañana', 'tirado', 'o', '']) {
    const args = { query, lang: SOURCE_LANGUAGE, amount: 12 };
    const { data, error } = await db.clients.admin.rpc('search_posts', args).select('slug');
    expect(error).toBeNull();
    expect(JSON.stringify(data), query).not.toMatch(UNPUBLISHED);
  }
});

it('a post is published at the hour set for their day, or at midnight of the office, and until then read by staff alone', async () => {
  const set = (date: string, hour: string) =>
    db.sql(
      `update public.blog_posts set date = ${date}, publish_at = ${hour} where slug = 'future'`,
    );
  const readers = async () => {
    const found: string[] = [];
    for (const role of ROLES) {
      const rows = db.clients[role].from('blog_posts').select('id').eq('slug', 'future');
      if ((await rows).data?.length) found.push(role);
    }
    return found;
  };
  const inAMinute = `private.office_now() + interval '1 minute'`;
  await set(`(${inAMinute})::date`, `(${inAMinute})::time`);
  expect(await readers()).toEqual(['editor', 'admin']);
  await set('private.office_today()', 'private.office_now()::time');
  expect(await readers()).toEqual(ROLES);
  await set('private.office_today()', 'default');
  expect(await readers()).toEqual(ROLES);
  await set('private.office_today() + 1', 'default');
  expect(await readers()).toEqual(['editor', 'admin']);
});
