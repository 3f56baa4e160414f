import { beforeAll, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

beforeAll(() =>
  db.sql(
    `insert into public.blog_posts
       (slug, title, content, title_en, content_en, title_fr, title_${OTHER}, content_${OTHER}, title_${ANOTHER}, content_${ANOTHER})
     values ('una', 'Título', 'Texto', 'Title', 'Text', 'Titre', '', 'Text', '标题', '正文')`,
  ),
);

/** The post's languages after a change. */
const after = async (change: string) =>
  (
    await db.sql(
      `update public.blog_posts set ${change} where slug = 'una' returning languages as found`,
    )
  )[0]?.found;

it('a post’s languages are Spanish and each with a title and a text', async () => {
  expect(await db.sql(`select languages from public.blog_posts where slug = 'una'`)).toEqual([
    { languages: [SOURCE_LANGUAGE, 'en', ANOTHER] },
  ]);
});

it('a post’s languages follow changes of its texts', async () => {
  expect(await after(`content_fr = 'Texte', content_en = ''`)).toEqual([
    SOURCE_LANGUAGE,
    'fr',
    ANOTHER,
  ]);
  expect(await after(`content_fr = null, title_${ANOTHER} = null`)).toEqual([SOURCE_LANGUAGE]);
});

it('a post’s languages are computed, whatever a save sends', async () => {
  expect(await after(`languages = '{${SOURCE_LANGUAGE},${OTHER}}'`)).toEqual([
    SOURCE_LANGUAGE,
    'en',
    ANOTHER,
  ]);
});
