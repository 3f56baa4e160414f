import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, useBackend } from '../support/backend';
import { addCategories } from '../support/posts';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

beforeAll(async () => {
  await addCategories(
    db.sql,
    ...['Civil', 'Secreta', 'Escondida', 'Próxima', 'Venidera', 'Borrada'],
  );
  await db.sql(
    `insert into public.blog_posts
       (slug, title, content, category, additional_categories, show_additional_categories, date, hidden, deleted_at)
     values
       ('shown', 'Visible', 'claro', 'Civil', '{}', false, '2026-01-01', false, null),
       ('hidden', 'Oculta', 'oculto', 'Secreta', '{Escondida}', true, '2026-01-01', true, null),
       ('future', 'Futura', 'mañana', 'Próxima', '{Venidera}', true, '2999-01-01', false, null),
       ('deleted', 'Tirada', 'tirado', 'Borrada', '{}', false, '2026-01-01', false, now())`,
  );
});

describe('unpublished posts', () => {
  const UNPUBLISHED = /hidden|future|deleted|Secreta|Escondida|Próxima|Venidera|Borrada/;

  it.each(['anon', 'visitor'] as const)('are found by %s in no way', async (role) => {
    const client = db.clients[role];
    const posts = () => client.from('blog_posts').select('slug');
    for (const answer of [
      await posts().or('hidden.is.true,date.gt.2900-01-01'),
      await posts().in('slug', ['hidden', 'future', 'deleted']),
      await posts().in('content', ['oculto', 'mañana', 'tirado']),
      await client.from('categories').select('name'),
    ]) {
      expect(JSON.stringify(answer.data)).not.toMatch(UNPUBLISHED);
    }
    const count = { count: 'exact', head: true } as const;
    expect((await client.from('blog_posts').select('id', count)).count).toBe(1);
  });

  it('are found by no search of the site, not even for staff', async () => {
    for (const role of ['anon', 'admin'] as const) {
      for (const query of ['oculto', 'mañana', 'tirado', 'o', '']) {
        for (const amount of [1, 12]) {
          const args = { query, lang: SOURCE_LANGUAGE, amount };
          const { data, error } = await db.clients[role].rpc('search_posts', args).select('slug');
          expect(error).toBeNull();
          expect(JSON.stringify(data), query).not.toMatch(UNPUBLISHED);
        }
      }
    }
  });

  it('are published at the hour set for their day, or at midnight of the office, and until then read by staff alone', async () => {
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
});
