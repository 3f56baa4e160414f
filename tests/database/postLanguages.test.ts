import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedBackend } from '../../backend/embedded';
import { startMigrated } from '../support/backend';

let backend: EmbeddedBackend;

beforeAll(async () => {
  backend = await startMigrated();
});

afterAll(() => backend.close());

async function languages(sql: string): Promise<string[]> {
  const { rows } = await backend.connection.driver.query<{ languages: string[] }>(sql);
  return rows[0]?.languages ?? [];
}

it('a post is in Spanish and in each language that it has a title and a text in', async () => {
  expect(
    await languages(`
      insert into public.blog_posts
        (slug, title, content, title_en, content_en, title_fr, title_de, content_de, content_ar, title_ru, content_ru)
      values ('una', 'Título', 'Texto', 'Title', 'Text', 'Titre', '', 'Text', 'نص', 'Заголовок', 'Текст')
      returning languages`),
  ).toEqual(['es', 'en', 'ru']);
});

it('follows the texts', async () => {
  const update = (change: string) =>
    languages(`update public.blog_posts set ${change} where slug = 'una' returning languages`);
  expect(await update(`content_fr = 'Texte', content_en = ''`)).toEqual(['es', 'fr', 'ru']);
  expect(await update(`content_fr = null, title_ru = null`)).toEqual(['es']);
});

it('nobody can say otherwise', async () => {
  await expect(languages(`update public.blog_posts set languages = '{es,zh}'`)).rejects.toThrow();
});
