import { beforeAll, describe, expect, it } from 'vitest';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ROLES, type Row, useBackend } from '../support/backend';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';

const db = useBackend();

beforeAll(async () => {
  await db.sql(
    `insert into public.blog_posts (slug, date, title, excerpt, content)
     values
       ('accents', '2026-01-05', 'ÚLTIMA guía de EXTRANJERÍA', 'El año del niño', 'Façana, naïve, über Straße'),
       ('wildcards', '2026-01-04', 'El 100% de la herencia', '', 'ruta c:\\temp y nombre_de_archivo'),
       ('spanish', '2026-01-03', 'Divorcio', 'Sólo en castellano', 'convenio regulador')`,
  );
  await db.sql(
    `insert into public.blog_posts (slug, date, title, excerpt, content,
       title_en, content_en, title_fr, content_fr, title_${OTHER}, content_${OTHER},
       title_${ANOTHER}, content_${ANOTHER}, excerpt_${OTHER})
     values ('translated', '2026-01-01', 'Testamento', 'Resumen', 'texto castellano',
       'Wills', 'English text', 'Testaments', 'Texte français', 'Testamente', 'Übersetzter Text',
       'الوصيّة 遗嘱', 'نصٌّ عربي عن الأسرة. 中文内容. Всё о наследстве', '')`,
  );
  await db.sql(
    `insert into public.blog_posts (slug, title, content, date, hidden, deleted_at)
     values
       ('hidden', 'Oculta', 'oculto', '2026-01-01', true, null),
       ('future', 'Futura', 'mañana', '2999-01-01', false, null),
       ('deleted', 'Tirada', 'tirado', '2026-01-01', false, now())`,
  );
});

async function find(query: string, args: Row = {}): Promise<unknown[]> {
  const { data, error } = await db.clients.anon
    .rpc('search_posts', { query, lang: SOURCE_LANGUAGE, ...args })
    .select('slug')
    .order('date', { ascending: false });
  expect(error).toBeNull();
  return (data ?? []).map(({ slug }) => slug);
}

describe('search_posts', () => {
  it('finds title, excerpt and content regardless of case and accents', async () => {
    for (const query of ['EXTRANJERIA', 'Última', 'ano del nino', 'facana', ' guía  ']) {
      expect.soft(await find(query), query).toEqual(['accents']);
    }
    for (const query of ['DIVORCIO', 'solo en castellano', 'convenio']) {
      expect.soft(await find(query), query).toEqual(['spanish']);
    }
    expect(await find('hipoteca')).toEqual([]);
  });

  it('takes marks literally', async () => {
    for (const query of ['100%', '%', '_', 'e_de_a', '\\', 'c:\\temp']) {
      expect.soft(await find(query), query).toEqual(['wildcards']);
    }
    for (const query of ['1%e', 'd_vorcio', "'; drop table blog_posts; --", '(', '*']) {
      expect.soft(await find(query), query).toEqual([]);
    }
  });

  it('finds text as a reader sees it, and nothing that stands only in the markup', async () => {
    await db.sql(
      `insert into public.blog_posts (slug, date, title, content)
       values ('marked', '2026-01-02', 'Con formato', $1)`,
      [
        '## Según el juez\n\n> La **lex** artis, ver [el artículo 1.902](https://boe.example/cc#a1902) del código\\.\n\n' +
          '| Plazo | Días |\n| --- | --- |\n| Recurso | 20 |\n\n![La sala de vistas](/images/sala.svg)',
      ],
    );
    for (const seen of ['lex artis', 'ver el artículo 1.902 del código.', 'sala de vistas']) {
      expect(await find(seen), seen).toEqual(['marked']);
    }
    for (const unseen of ['boe.example', '**', '---', 'sala.svg']) {
      expect(await find(unseen), unseen).toEqual([]);
    }
  });

  it('finds each language as it is written, regardless of marks, in scripts without spaces too', async () => {
    for (const [lang, query] of [
      ['fr', 'francais'],
      [OTHER, 'ubersetzter'],
      [ANOTHER, 'الاسره'],
      [ANOTHER, '遗'],
      [ANOTHER, 'ВСЕ О НАСЛЕДСТВЕ'],
    ] as const) {
      expect.soft(await find(query, { lang }), query).toContain('translated');
    }
  });

  it('searches only the texts the reader sees, field by field, the Spanish one where there is none', async () => {
    for (const [query, lang, slugs] of [
      ['english', OTHER, []],
      ['texto castellano', 'en', []],
      ['divorcio', ANOTHER, ['spanish']],
      ['resumen', 'en', ['translated']], // No English excerpt.
      ['resumen', OTHER, ['translated']], // An empty German one.
      ['castellano', UNKNOWN, ['spanish', 'translated']],
    ] as const) {
      expect.soft(await find(query, { lang }), `${query} ${lang}`).toEqual(slugs);
    }
  });

  it('searches within a category, also words without three letters in a row', async () => {
    const [post] = await db.sql(`select category from public.blog_posts where slug = 'translated'`);
    for (const query of ['遗', 'نصٌّ عربي']) {
      const within = (in_category: unknown) => find(query, { lang: ANOTHER, in_category });
      expect.soft(await within(post?.category), query).toEqual(['translated']);
      expect.soft(await within('Another'), query).toEqual([]);
    }
  });

  it('follows changes of a post', async () => {
    const posts = db.clients.editor.from('blog_posts');
    await posts.update({ title: 'Hipoteca inversa' }).eq('slug', 'spanish');
    expect([await find('hipoteca'), await find('divorcio')]).toEqual([['spanish'], []]);
  });
});

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
