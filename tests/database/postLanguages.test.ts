import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { startMigrated } from '../support/backend';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

let backend: EmbeddedBackend;

beforeAll(async () => {
  backend = await startMigrated();
});

afterAll(() => backend.close());

async function languages(sql: string): Promise<string[]> {
  const { rows } = await backend.connection.driver.query<{ languages: string[] }>(sql);
  return rows[0]?.languages ?? [];
}

it('a post’s languages are Spanish and each with a title and a text', async () => {
  expect(
    await languages(`
      insert into public.blog_posts
        (slug, title, content, title_en, content_en, title_fr, title_${OTHER}, content_${OTHER}, title_${ANOTHER}, content_${ANOTHER})
      values ('una', 'Título', 'Texto', 'Title', 'Text', 'Titre', '', 'Text', '标题', '正文')
      returning languages`),
  ).toEqual([SOURCE_LANGUAGE, 'en', ANOTHER]);
});

it('a post’s languages follow changes of its texts', async () => {
  const update = (change: string) =>
    languages(`update public.blog_posts set ${change} where slug = 'una' returning languages`);
  expect(await update(`content_fr = 'Texte', content_en = ''`)).toEqual([
    SOURCE_LANGUAGE,
    'fr',
    ANOTHER,
  ]);
  expect(await update(`content_fr = null, title_${ANOTHER} = null`)).toEqual([SOURCE_LANGUAGE]);
});

it('a post’s languages are computed, whatever a save sends', async () => {
  expect(
    await languages(
      `update public.blog_posts set languages = '{${SOURCE_LANGUAGE},${OTHER}}' returning languages`,
    ),
  ).toEqual([SOURCE_LANGUAGE]);
});
