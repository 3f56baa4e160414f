import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/paths';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { type Site, sql } from './database';

const SEEDS = join(ROOT, 'supabase/seeds');

function seedOf(slug: string): string {
  const name =
    readdirSync(join(SEEDS, 'posts')).find((each) => each.endsWith(`-${slug}.sql`)) ?? '';
  return readFileSync(join(SEEDS, 'posts', name), 'utf8');
}

/** The slugs that a seeded post's translations have of their own. */
function seededSlugs(slug: string): Record<string, string> {
  const seed = seedOf(slug);
  const columns = [...seed.matchAll(/\bslug_(\w+)/g)].map(([, code = '']) => code);
  const [, lines = ''] = /^ {2}'[a-z0-9-]+', '20.*\n((?: {2}'[a-z].*\n){2})/m.exec(seed) ?? [];
  const slugs = [...lines.matchAll(/'([^']+)'/g)].map(([, each = '']) => each);
  return Object.fromEntries(columns.map((code, index) => [code, slugs[index] ?? '']));
}

/** A seeded post with its title in each language, whichever these are. */
function seededPost(slug: string) {
  const seed = seedOf(slug);
  const columns = [...seed.matchAll(/^ {2}title(?:_(\w+))?, /gm)].map(([, code]) => code);
  const texts = seed.split('$$').filter((_, index) => index % 2 === 1);
  const titles = columns.map((code, index) => [code ?? SOURCE_LANGUAGE, texts[3 * index]]);
  return { slug, ...(Object.fromEntries(titles) as Record<Language, string>) };
}

/** Seeded posts that the blog tests rely on. */
export const NIE = seededPost('nie-extranjeros-marina-alta-guia-practica');
export const SEVERANCE = seededPost('finiquito-que-debe-incluir-como-firmarlo');
/** Has a slug of its own in each language. */
export const WILL = {
  slugs: {
    [SOURCE_LANGUAGE]: 'testamento-espana-extranjeros-como-hacerlo-bien',
    ...seededSlugs('testamento-espana-extranjeros-como-hacerlo-bien'),
  } as Record<Language, string>,
};

/** All seeded posts are translated; a test adds this one, and its fixture deletes it. */
export const SPANISH_ONLY_POST = { slug: 'nota-solo-espanol', title: 'Una nota solo en español' };

export async function addSpanishOnlyPost(site: Site): Promise<void> {
  await sql(
    site,
    `insert into public.blog_posts (slug, title, excerpt, content, date)
     values ($1, $2, 'Un resumen.', 'Un párrafo.', '2026-11-09')`,
    [SPANISH_ONLY_POST.slug, SPANISH_ONLY_POST.title],
  );
}

/** Any read of posts. */
export const POSTS_READ = /\/rest\/v1\/blog_posts\?/;
