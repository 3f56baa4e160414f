import type { EmbeddedBackend } from '../embedded.ts';

interface Filling {
  /** How many posts there are then, hidden and future ones not counted. */
  posts: number;
  /** Only copies of posts that are written in all languages. */
  inAllLanguages?: boolean;
  /** How long a text may be; as long as the seed's, left out. */
  characters?: number;
}

/** Fills the blog with copies of the seed's published posts, spread over years. */
export async function fill(
  { connection: { driver } }: EmbeddedBackend,
  { posts, inAllLanguages = false, characters }: Filling,
): Promise<void> {
  const { rows } = await driver.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'blog_posts' and is_generated = 'NEVER'
       and column_name not in ('id', 'slug', 'date', 'show_on_homepage', 'created_at', 'updated_at')`,
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) =>
    characters && name.startsWith('content') ? `left(${name}, ${characters})` : name,
  );
  const published = `not hidden and date <= public.office_today()
    ${inAllLanguages ? 'and cardinality(languages) = 7' : ''}`;
  if (inAllLanguages) await driver.query(`delete from public.blog_posts where not (${published})`);
  await driver.query(
    `insert into public.blog_posts (slug, date, ${names.join(', ')})
     select left(slug, 60) || '-' || n, public.office_today() - 1 - (n % 2000), ${values.join(', ')}
     from (select * from public.blog_posts where ${published}) as seed, generate_series(1, $1) as n
     order by n, slug
     limit $1 - (select count(*) from public.blog_posts where ${published})`,
    [posts],
  );
  await driver.exec('analyze public.blog_posts');
}
