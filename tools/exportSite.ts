import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '../src/site/languages.ts';
import { postPathOf } from '../src/site/pages.ts';
import { slugIn, slugsOf } from '../src/site/slugs.ts';
import type { Row, Site } from '../server/archive/site.ts';

/** Stores a file of the export; folders in its path are made. */
type Write = (path: string, content: string | Uint8Array) => Promise<void>;

const PICTURE = /(?:https?:\/\/[^/"\s()]+)?\/storage\/v1\/object\/public\/images\/([\w./-]+)/g;

/** Addresses of pictures as paths from a post's folder. */
const withFiles = (text: string) => text.replaceAll(PICTURE, '../../pictures/$1');

/** A post in one language: as Markdown, with YAML before it, whose values are JSON. */
function markdownOf(values: Record<string, unknown>, content: string): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return withFiles(`---\n${lines.join('')}---\n\n${content.trim()}\n`);
}

/** The texts of a post in a language, also those that wait, which readers do not see. */
function textsOf(post: Row, language: Language): Row & { waits: boolean } {
  const waiting = (post.waiting_texts as Record<string, Row | undefined>)[language];
  const suffix = language === SOURCE_LANGUAGE ? '' : `_${language}`;
  const names = ['title', 'excerpt', 'content', 'image_alt', 'slug'];
  const texts = Object.fromEntries(names.map((name) => [name, post[`${name}${suffix}`] ?? '']));
  return { ...texts, ...waiting, waits: waiting !== undefined };
}

async function exportPosts(posts: Row[], write: Write): Promise<void> {
  for (const post of posts) {
    for (const language of LANGUAGES) {
      const { title, excerpt, content, image_alt, slug, waits } = textsOf(post, language);
      if (!title && !content) continue;
      const values = {
        title,
        slug: slug || post.slug,
        language,
        date: post.date,
        time: post.publish_at,
        category: post.category,
        moreCategories: post.additional_categories,
        author: post.author,
        reviewer: post.reviewer,
        reviewedOn: post.reviewed_on,
        lawAsOf: post.law_as_of,
        sources: post.sources,
        excerpt,
        image: post.image,
        imageAlt: image_alt,
        draft: post.hidden === true || post.deleted_at !== null || waits,
      };
      const path = `posts/${String(post.slug)}/${language}.md`;
      await write(path, markdownOf(values, String(content)));
    }
  }
}

/** The path of a post, a row as JSON, in a language. */
const pathOf = (post: unknown, language: Language) =>
  postPathOf(slugIn(slugsOf(post as Row), language), language);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes what a firm takes along to another system: posts, pictures, redirects and its own texts.
 * Enquiries and clients are in archives only.
 * @returns the number of each.
 */
export async function exportSite(site: Site, write: Write): Promise<Record<string, number>> {
  const { posts, slugs, moved, texts, categories, testimonials, pictures } = await site.transaction(
    async (query) => ({
      posts: await query('select to_jsonb(p) as row from public.blog_posts as p order by slug'),
      slugs: await query(
        `select o.slug as "from", to_jsonb(p) as post from public.post_old_slugs as o
           join public.blog_posts as p on p.id = o.post_id and p.slug <> o.slug
         union select p.slug, to_jsonb(p) from public.blog_posts as p order by 1`,
      ),
      moved: await query(
        `select r.kind, r.source as "from", r.target, to_jsonb(p) as post, r.language
           from public.redirects as r
           left join public.blog_posts as p on p.id = r.post_id order by 2, 1`,
      ),
      texts: await query(
        'select language, namespace, key, value from public.text_overrides order by 1, 2, 3',
      ),
      categories: await query('select to_jsonb(c) as row from public.categories as c'),
      testimonials: await query('select to_jsonb(t) as row from public.testimonials as t'),
      pictures: await query(
        `select name from storage.objects where bucket_id = 'images' order by name`,
      ),
    }),
  );
  const rows = (found: Row[]) => found.map(({ row }) => row as Row);
  await exportPosts(rows(posts), write);
  const redirects = slugs.flatMap(({ from, post }) =>
    LANGUAGES.map((language) => ({
      from: postPathOf(String(from), language),
      to: pathOf(post, language),
    })).filter((moved) => moved.from !== moved.to),
  );
  const older = moved.map(({ kind, from, target, post, language }) => ({
    ...(kind !== 'exact' && { kind }),
    from: String(from),
    to: typeof target === 'string' ? target : pathOf(post, language as Language),
  }));
  redirects.push(...older);
  await write('redirects.json', json(redirects));
  await write('categories.json', json(rows(categories)));
  await write('testimonials.json', withFiles(json(rows(testimonials))).replaceAll('../../', ''));
  for (const language of LANGUAGES) {
    const own: Record<string, Record<string, unknown>> = {};
    for (const text of texts.filter((row) => row.language === language)) {
      (own[String(text.namespace)] ??= {})[String(text.key)] = text.value;
    }
    if (Object.keys(own).length > 0) await write(`texts/${language}.json`, json(own));
  }
  for (const { name } of pictures) {
    await write(`pictures/${String(name)}`, await site.readObject(String(name)));
  }
  return {
    posts: posts.length,
    pictures: pictures.length,
    redirects: redirects.length,
    texts: texts.length,
    testimonials: testimonials.length,
  };
}
