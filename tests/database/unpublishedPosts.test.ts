import { beforeAll, describe, expect, it } from 'vitest';
import { firm } from '../../src/site/firm';
import { type Role, ROLES, useBackend } from '../support/backend';
import { addCategories } from '../support/posts';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

beforeAll(async () => {
  await addCategories(db.sql, 'Civil', 'Secreta', 'Escondida', 'Próxima', 'Venidera');
  await db.sql(
    `insert into public.blog_posts (slug, title, content, category, additional_categories, show_additional_categories, date, hidden) values
       ('shown', 'Visible', 'claro', 'Civil', '{}', false, '2026-01-01', false),
       ('hidden', 'Oculta', 'oculto', 'Secreta', '{Escondida}', true, '2026-01-01', true),
       ('future', 'Futura', 'mañana', 'Próxima', '{Venidera}', true, '2999-01-01', false)`,
  );
});

describe('unpublished posts', () => {
  const finds: Record<string, (role: Role) => PromiseLike<{ data: unknown }>> = {
    'the table': (role) => db.clients[role].from('blog_posts').select('slug'),
    'the hidden flag': (role) =>
      db.clients[role].from('blog_posts').select('slug').or('hidden.is.true,date.gt.2900-01-01'),
    'their slug': (role) =>
      db.clients[role].from('blog_posts').select('slug').in('slug', ['hidden', 'future']),
    'their text': (role) =>
      db.clients[role].from('blog_posts').select('slug').in('content', ['oculto', 'mañana']),
    'a search for hidden': (role) =>
      db.clients[role]
        .rpc('search_posts', { query: 'oculto', lang: SOURCE_LANGUAGE })
        .select('slug'),
    'a search for future': (role) =>
      db.clients[role]
        .rpc('search_posts', { query: 'mañana', lang: SOURCE_LANGUAGE })
        .select('slug'),
    'a search for all': (role) =>
      db.clients[role].rpc('search_posts', { query: '', lang: SOURCE_LANGUAGE }).select('slug'),
    categories: (role) => db.clients[role].from('categories').select('name'),
  };

  it.each(Object.entries(finds))('are not found through %s', async (_, find) => {
    for (const role of ['anon', 'visitor'] as const) {
      const { data } = await find(role);
      expect(JSON.stringify(data)).not.toMatch(/hidden|future|Secreta|Escondida|Próxima|Venidera/);
    }
  });

  it('are counted for staff only', async () => {
    for (const role of ROLES) {
      const { count } = await db.clients[role]
        .from('blog_posts')
        .select('id', { count: 'exact', head: true });
      expect(count).toBe(role === 'editor' || role === 'admin' ? 3 : 1);
    }
  });

  it('are published at the hour set for their day, and until then read by staff alone', async () => {
    const set = (offset: string) =>
      db.sql(
        `update public.blog_posts set date = moment::date, publish_at = moment::time
         from (select private.office_now() + $1::interval as moment) as office where slug = 'future'`,
        [offset],
      );
    const readers = async () => {
      const counts = ROLES.map(async (role) => {
        const { data } = await db.clients[role]
          .from('blog_posts')
          .select('id')
          .eq('slug', 'future');
        return data?.length ? [role] : [];
      });
      return (await Promise.all(counts)).flat();
    };
    await set('1 minute');
    expect(await readers()).toEqual(['editor', 'admin']);
    await set('0');
    expect(await readers()).toEqual(ROLES);
    await db.sql(`update public.blog_posts set publish_at = '00:00' where slug = 'future'`);
  });

  it('are published at midnight where the office is', async () => {
    const [row] = await db.sql(
      `select private.office_today()::text as today, (now() at time zone $1)::date::text as day`,
      [firm.timeZone],
    );
    expect(row?.today).toBe(row?.day);
    await db.sql(
      `update public.blog_posts set date = private.office_today() where slug = 'future'`,
    );
    const { data } = await db.clients.anon.from('blog_posts').select('slug').eq('slug', 'future');
    expect(data).toHaveLength(1);
    await db.sql(
      `update public.blog_posts set date = private.office_today() + 1 where slug = 'future'`,
    );
    const { data: later } = await db.clients.anon
      .from('blog_posts')
      .select('slug')
      .eq('slug', 'future');
    expect(later).toEqual([]);
  });
});
