import { beforeAll, describe, expect, it } from 'vitest';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { type Role, type Row, useBackend } from '../support/backend';
import { addCategories } from '../support/posts';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';

const db = useBackend();

beforeAll(async () => {
  await addCategories(
    db.sql,
    ...[
      'Extranjería',
      'Trámites',
      'Herencias',
      'Oculta',
      'Familia',
      'Secreta',
      'Escondida',
      'Próxima',
    ],
    'Venidera',
    'Borrada',
    'Tirada',
  );
  await db.sql(
    `insert into public.blog_posts
       (slug, date, category, additional_categories, show_additional_categories, hidden, title, excerpt, content)
     values
       ('accents', '2026-01-05', 'Extranjería', '{Trámites}', true, false,
        'ÚLTIMA guía de EXTRANJERÍA', 'El año del niño', 'Façana, naïve, über Straße'),
       ('wildcards', '2026-01-04', 'Herencias', '{Oculta}', false, false,
        'El 100% de la herencia', '', 'ruta c:\\temp y nombre_de_archivo'),
       ('spanish', '2026-01-03', 'Familia', '{Herencias}', true, false,
        'Divorcio', 'Sólo en castellano', 'convenio regulador'),
       ('hidden', '2026-01-06', 'Secreta', '{Escondida}', true, true, 'Divorcio oculto', '', ''),
       ('future', '2999-01-01', 'Próxima', '{Venidera}', true, false, 'Divorcio futuro', '', '')`,
  );
  await db.sql(
    `insert into public.blog_posts
       (slug, date, category, additional_categories, show_additional_categories, title, deleted_at)
     values ('deleted', '2026-01-07', 'Borrada', '{Tirada}', true, 'Divorcio borrado', now())`,
  );
  await db.sql(
    `insert into public.blog_posts (slug, date, category, title, excerpt, content,
       title_en, content_en, title_fr, content_fr, title_${OTHER}, content_${OTHER},
       title_${ANOTHER}, content_${ANOTHER}, excerpt_${OTHER})
     values ('translated', '2026-01-01', 'Familia', 'Testamento', 'Resumen', 'texto castellano',
       'Wills', 'English text', 'Testaments', 'Texte français', 'Testamente', 'Übersetzter Text',
       'الوصيّة 遗嘱', 'نصٌّ عربي عن الأسرة. 中文内容. Всё о наследстве', '')`,
  );
});

async function find(query: string, lang: string = SOURCE_LANGUAGE): Promise<unknown[]> {
  const { data, error } = await db.clients.anon
    .rpc('search_posts', { query, lang })
    .select('slug')
    .order('date', { ascending: false });
  expect(error).toBeNull();
  return (data ?? []).map(({ slug }) => slug);
}

describe('search_posts', () => {
  it.each([
    'extranjería',
    'extranjeria',
    'EXTRANJERÍA',
    'EXTRANJERIA',
    'ultima',
    'Última',
    'ano del nino',
    'facana',
    'naive',
    'uber',
    '  guía  ',
    'guía de extran',
  ])('finds "%s" regardless of case and accents', async (query) => {
    expect(await find(query)).toEqual(['accents']);
  });

  it.each([
    ['100%', ['wildcards']],
    ['%', ['wildcards']],
    ['_', ['wildcards']],
    ['e_de_a', ['wildcards']],
    ['\\', ['wildcards']],
    ['c:\\temp', ['wildcards']],
    ['1%e', []],
    ['d_vorcio', []],
    ["'; drop table blog_posts; --", []],
    ['(', []],
    ['*', []],
  ])('takes "%s" literally', async (query, slugs) => {
    expect(await find(query)).toEqual(slugs);
  });

  it('finds text as a reader sees it, and nothing that stands only in the markup', async () => {
    await db.sql(
      `insert into public.blog_posts (slug, date, category, title, content) values ('marked', '2026-01-02', 'Familia',
        'Con formato', $1)`,
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
    await db.sql(`delete from public.blog_posts where slug = 'marked'`);
  });

  it('searches title, excerpt and content', async () => {
    expect(await find('divorcio')).toEqual(['spanish']);
    expect(await find('solo en castellano')).toEqual(['spanish']);
    expect(await find('convenio')).toEqual(['spanish']);
  });

  it.each([
    ['divorcio', 12],
    ['di', 12],
    ['divorcio', 1],
  ])(
    'finds no hidden, deleted or future post, not even for staff: "%s", %i at most',
    async (query, amount) => {
      const search = db.clients.admin.rpc('search_posts', { query, lang: SOURCE_LANGUAGE, amount });
      const { data } = await search.select('slug');
      expect(data).toEqual([{ slug: 'spanish' }]);
    },
  );

  it('returns nothing without a match, and everything for an empty query', async () => {
    expect(await find('hipoteca')).toEqual([]);
    expect(await find('')).toEqual(['accents', 'wildcards', 'spanish', 'translated']);
  });

  it.each([
    [SOURCE_LANGUAGE, 'castellano'],
    ['en', 'ENGLISH'],
    ['fr', 'francais'],
    [OTHER, 'ubersetzter'],
    [ANOTHER, 'عربي'],
    [ANOTHER, 'الوصية'],
    [ANOTHER, 'الاسره'],
    [ANOTHER, '中文'],
    [ANOTHER, '遗'],
    [ANOTHER, 'ВСЕ О НАСЛЕДСТВЕ'],
  ])('finds the %s text by "%s"', async (lang, query) => {
    expect(await find(query, lang)).toContain('translated');
  });

  it('searches only the texts the reader sees', async () => {
    expect(await find('english', OTHER)).toEqual([]);
    expect(await find('texto castellano', 'en')).toEqual([]);
    expect(await find('testamento', ANOTHER)).toEqual([]);
  });

  it('falls back to the Spanish text field by field', async () => {
    expect(await find('divorcio', ANOTHER)).toEqual(['spanish']);
    expect(await find('resumen', 'en')).toEqual(['translated']); // No English excerpt.
    expect(await find('resumen', OTHER)).toEqual(['translated']); // An empty German one.
  });

  it('treats an unknown language as Spanish', async () => {
    expect(await find('castellano', UNKNOWN)).toEqual(['spanish', 'translated']);
  });

  it('is narrowed to a category that is shown, and read page by page', async () => {
    const page = async (args: Row) => {
      const { data } = await db.clients.anon
        .rpc('search_posts', { query: 'a', lang: SOURCE_LANGUAGE, ...args })
        .select('slug');
      return data?.map(({ slug }) => slug);
    };
    expect(await page({})).toEqual(['accents', 'wildcards', 'spanish', 'translated']);
    expect(await page({ amount: 2 })).toEqual(['accents', 'wildcards']);
    expect(await page({ amount: 2, skipped: 2 })).toEqual(['spanish', 'translated']);
    expect(await page({ amount: 2, skipped: 4 })).toEqual([]);
    expect(await page({ amount: 2, skipped: -2 })).toEqual(['accents', 'wildcards']);
    expect(await page({ in_category: 'Herencias' })).toEqual(['wildcards', 'spanish']);
    expect(await page({ in_category: 'Oculta' })).toEqual([]);
  });

  it('follows changes of a post', async () => {
    await db.clients.editor
      .from('blog_posts')
      .update({ title: 'Hipoteca inversa' })
      .eq('slug', 'spanish');
    expect(await find('hipoteca')).toEqual(['spanish']);
    expect(await find('divorcio')).toEqual([]);
  });
});

describe('categories', () => {
  const names = async (role: Role) =>
    (await db.clients[role].from('categories').select('name').order('name')).data?.map(
      ({ name }) => name,
    );

  it('are those of a published post, for visitors', async () => {
    expect(await names('anon')).toEqual(['Extranjería', 'Familia', 'Herencias', 'Trámites']);
  });

  it('are all of them, for staff', async () => {
    expect(await names('editor')).toHaveLength(12);
  });
});

describe('the first page of the list', () => {
  it('is read from an index in its order whatever the number of posts', async () => {
    await db.sql(
      // As long as real ones: without statistics the planner guesses their number from the table's size.
      `insert into public.blog_posts (slug, title, excerpt, date)
       select 'many-' || n, 'Entrada', repeat(md5(n::text), 15), date '2025-01-01' - n
       from generate_series(1, 1000) as n`,
    );
    for (const analyze of ['select 1', 'analyze public.blog_posts']) {
      await db.sql(analyze);
      await db.sql('begin');
      await db.sql('set local role anon');
      const plan = await db.sql(
        `explain (analyze, format json) select slug from public.blog_posts where hidden = false
         order by date desc, id desc limit 13`,
      );
      await db.sql('rollback');
      const text = JSON.stringify(plan);
      // Which of the two is the planner's choice.
      expect(text).toMatch(/"Index Name":"blog_posts_(public_order|all_by_date)"/);
      expect(text).not.toContain('Seq Scan');
      expect(text).not.toContain('"Sort"');
      for (const [, rows] of text.matchAll(/"Actual Rows":(\d+)/g)) {
        expect(Number(rows)).toBeLessThanOrEqual(13);
      }
    }
  });
});
