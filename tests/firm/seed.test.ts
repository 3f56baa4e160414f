import { expect, it } from 'vitest';
import { slugify } from '@/features/admin/posts/slugify';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { clientOf, type Row, useBackend } from '../support/backend';

const db = useBackend({ seed: true });
const column = (field: string, language: Language) =>
  language === SOURCE_LANGUAGE ? field : `${field}_${language}`;

const has = (row: Row, field: string, language: Language) => Boolean(row[column(field, language)]);
const isWhole = (row: Row) =>
  LANGUAGES.every((language) =>
    ['title', 'excerpt', 'content', ...(row['image'] ? ['image_alt'] : [])].every((field) =>
      has(row, field, language),
    ),
  );

it('demo posts are twenty-one, whole in all languages, with the slug that the editor would give', async () => {
  const posts = await db.sql('select * from public.blog_posts');
  expect(posts).toHaveLength(21);
  expect.soft(posts.filter((row) => !isWhole(row)).map(({ slug }) => slug)).toEqual([]);
  const slugs = posts.map(({ slug }) => slug);
  expect.soft(slugs).toEqual(posts.map(({ title }) => slugify(String(title))));
});

it('demo testimonials are nine, active, in all languages, credited by initials', async () => {
  const rows = await db.sql('select * from public.testimonials where active');
  expect(rows).toHaveLength(9);
  for (const row of rows) {
    expect(row.name).toMatch(/^\p{Lu}\. (\p{Lu}\. ?)+$/u);
    for (const language of LANGUAGES)
      for (const field of ['testimonial', 'role'])
        expect(has(row, field, language), `${String(row.name)} in ${language}`).toBe(true);
  }
});

it.each(['admin', 'editor'])('demo staff signs in: %s', async (role) => {
  const client = clientOf(db.backend);
  const { data, error } = await client.auth.signInWithPassword({
    email: `${role}@demo.example`,
    password: `demo-${role}-2026`,
  });
  expect(error).toBeNull();
  const staff = client.from('staff').select('role');
  expect((await staff.eq('user_id', data.user?.id ?? '')).data).toEqual([{ role }]);
});
