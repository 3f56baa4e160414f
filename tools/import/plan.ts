/** Decides the addresses of posts before any is written, since their texts link to each other. */
import { createHash } from 'node:crypto';
import type { Query } from '../../server/archive/site.ts';
import { slugify, uniqueSlug } from '../../src/features/admin/posts/slug.ts';
import { type Language, LANGUAGES } from '../../src/site/languages.ts';
import { postPathOf } from '../../src/site/pages.ts';
import { sourceOf } from '../../src/site/redirects.ts';
import type { Source, SourcePost, SourceText } from './model.ts';

export interface PlannedPost extends SourcePost {
  slug: string;
  digest: string;
  /** What an earlier run made of it; null for a post that was deleted since. */
  earlier: { id: string | null; digest: string } | undefined;
}

const MOST_OF_SLUG = 70;

export const textsOf = ({ texts }: SourcePost): [Language, SourceText][] =>
  LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text ? [[language, text] as [Language, SourceText]] : [];
  });

/** The old name where the site can have it, else one made from the title. */
function wantedSlug(post: SourcePost): string {
  const [[, text]] = textsOf(post) as [[Language, SourceText]];
  const isOwn = /^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(text.slug) && text.slug.length <= MOST_OF_SLUG;
  return isOwn ? text.slug : slugify(text.title) || slugify(text.slug) || `entrada-${text.id}`;
}

const digestOf = (post: SourcePost) =>
  createHash('sha256').update(JSON.stringify(post)).digest('hex');

/** @param query undefined for a dry run, which knows no database. */
export async function plan(source: Source, query: Query | undefined): Promise<PlannedPost[]> {
  const taken = new Set<string>();
  const earlier = new Map<string, { id: string | null; slug: string | null; digest: string }>();
  if (query) {
    const slugs = await query(
      'select slug from public.blog_posts union select slug from public.post_old_slugs',
    );
    for (const { slug } of slugs) taken.add(String(slug));
    const known = await query(
      `select i.source_id, i.post_id, i.digest, p.slug from private.imported_posts as i
         left join public.blog_posts as p on p.id = i.post_id where i.source = $1`,
      [source.site],
    );
    for (const { source_id, post_id, digest, slug } of known) {
      earlier.set(String(source_id), {
        id: post_id as string | null,
        slug: slug as string | null,
        digest: String(digest),
      });
    }
  }
  return source.posts.map((post) => {
    const known = textsOf(post)
      .map(([, { id }]) => earlier.get(id))
      .find((each) => each !== undefined);
    const slug = known?.slug ?? uniqueSlug(wantedSlug(post), taken);
    taken.add(slug);
    return { ...post, slug, digest: digestOf(post), earlier: known };
  });
}

/** Where each old address leads, in the form in which redirects are kept. */
export function newPaths(posts: readonly PlannedPost[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const post of posts) {
    if (post.earlier?.id === null) continue;
    for (const [language, { addresses }] of textsOf(post)) {
      for (const address of addresses) {
        const source = sourceOf(address);
        if (source) paths.set(source, postPathOf(post.slug, language));
      }
    }
  }
  return paths;
}
