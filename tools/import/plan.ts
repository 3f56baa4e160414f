/** Decides the addresses of posts before any is written, since their texts link to each other. */
import { createHash } from 'node:crypto';
import type { Query } from '../../server/archive/site.ts';
import { slugify, uniqueSlug } from '../../src/features/admin/posts/slugify.ts';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { postPathOf } from '../../src/site/pages.ts';
import { SLUG_COLUMNS, slugIn, type Slugs, slugsOf } from '../../src/site/slugs.ts';
import { sourceOf } from '../../src/site/redirects.ts';
import type { Source, SourcePost, SourceText } from './model.ts';

export interface PlannedPost extends SourcePost {
  slugs: Slugs;
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

/** The old name where the site can have it, else one made from the title; '' where neither can be one. */
function wantedSlug({ slug, title }: SourceText, language: Language): string {
  const isOwn = /^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(slug) && slug.length <= MOST_OF_SLUG;
  return isOwn ? slug : slugify(title, language) || slugify(slug, language);
}

/** A slug for each text of a post; a translation without one has that of the post. */
function freeSlugs(post: SourcePost, taken: ReadonlySet<string>): Slugs {
  const texts = textsOf(post);
  const [[first, text]] = texts as [[Language, SourceText]];
  const source = wantedSlug(text, first) || `entrada-${text.id}`;
  const others = texts
    .filter(([language]) => language !== SOURCE_LANGUAGE)
    .map(([language, other]) => [language, wantedSlug(other, language)] as const)
    .filter(([, slug]) => slug !== '' && slug !== source);
  const wanted = [[SOURCE_LANGUAGE, source] as const, ...others];
  return Object.fromEntries(wanted.map(([language, slug]) => [language, uniqueSlug(slug, taken)]));
}

const digestOf = (post: SourcePost) =>
  createHash('sha256').update(JSON.stringify(post)).digest('hex');

/** @param query undefined for a dry run, which knows no database. */
export async function plan(source: Source, query: Query | undefined): Promise<PlannedPost[]> {
  const taken = new Set<string>();
  const earlier = new Map<string, { id: string | null; slugs: Slugs | null; digest: string }>();
  if (query) {
    const slugs = await query(
      `select unnest(private.slugs_of(p)) as slug from public.blog_posts as p
       union select slug from public.post_old_slugs`,
    );
    for (const { slug } of slugs) taken.add(String(slug));
    const columns = SLUG_COLUMNS.map((column) => `p.${column}`).join();
    const known = await query(
      `select i.source_id, i.post_id, i.digest, ${columns} from private.imported_posts as i
         left join public.blog_posts as p on p.id = i.post_id where i.source = $1`,
      [source.site],
    );
    for (const { source_id, post_id, digest, ...row } of known) {
      earlier.set(String(source_id), {
        id: post_id as string | null,
        slugs: row.slug ? slugsOf(row) : null,
        digest: String(digest),
      });
    }
  }
  return source.posts.map((post) => {
    const known = textsOf(post)
      .map(([, { id }]) => earlier.get(id))
      .find((each) => each !== undefined);
    const slugs = known?.slugs ?? freeSlugs(post, taken);
    for (const slug of Object.values(slugs)) taken.add(slug);
    return { ...post, slugs, digest: digestOf(post), earlier: known };
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
        if (source) paths.set(source, postPathOf(slugIn(post.slugs, language), language));
      }
    }
  }
  return paths;
}
