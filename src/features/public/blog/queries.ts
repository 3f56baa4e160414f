import { queryOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { fetchAll, unwrapList, withTexts } from '@/lib/errors';
import { localized, localizedColumns, textOf } from '@/lib/localized';
import { postKey } from '@/lib/currentPost';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { anySlugIs } from '@/site/slugs';
import { type PostFilter, POSTS_PER_PAGE } from './list/filter';
import { asText, postColumns, type PostRow, summaryColumns, toPost, toSummary } from './post';

const LATEST_LIMIT = 3;
/** How many other posts the page of a post or a practice area shows. */
export const MORE_POSTS = 3;
/** A post's id, by which it can be addressed too. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What a slug can be; a former one, of another system, may have other characters. */
const SLUG = /^[\w-]+$/;

const visible = (columns: string) =>
  db.from('blog_posts').select(columns).eq('hidden', false).is('deleted_at', null);

/** Visible posts, newest first; with a category, only those that show it (SPEC 2.14). */
function listed(columns: string, category = '') {
  // One element of an array literal, quoted like JSON.
  const element = `{${JSON.stringify(category)}}`;
  const all = visible(columns);
  const found = category ? all.contains('shown_categories', element) : all;
  return found.order('date', { ascending: false }).order('id', { ascending: false });
}

interface Query {
  abortSignal: (signal: AbortSignal) => Parameters<typeof unwrapList<object>>[0];
}

/** The rows of a query whose columns are listed at run time: its own type knows none. */
const rowsOf = async (query: Query, signal: AbortSignal) =>
  (await unwrapList(query.abortSignal(signal))) as PostRow[];

const summariesOf = async (query: Query, language: Language, signal: AbortSignal) =>
  withTexts(await rowsOf(query, signal), 'id', 'title').map((row) => toSummary(row, language));

/** The posts for the home page: the featured ones or, without any, the latest three (SPEC 7.1). */
export function featuredPostsOptions(language: Language) {
  return queryOptions({
    queryKey: ['blog', 'featured', language] as const,
    queryFn: async ({ signal }) => {
      const all = () => listed(summaryColumns(language));
      const featured = await summariesOf(all().eq('show_on_homepage', true), language, signal);
      return featured.length > 0
        ? featured
        : summariesOf(all().limit(LATEST_LIMIT), language, signal);
    },
  });
}

/** One page of the list, newest first, read with one row more to know whether another follows. */
export function postsPageOptions(language: Language, filter: PostFilter) {
  const first = (filter.page - 1) * POSTS_PER_PAGE;
  return queryOptions({
    queryKey: ['blog', 'page', language, filter] as const,
    queryFn: async ({ signal }) => {
      const { search, category } = filter;
      const columns = summaryColumns(language);
      const amount = POSTS_PER_PAGE + 1;
      const words = { query: search, lang: language, in_category: category };
      const posts = await summariesOf(
        search
          ? db.rpc('search_posts', { ...words, skipped: first, amount }).select(columns)
          : listed(columns, category).range(first, first + POSTS_PER_PAGE),
        language,
        signal,
      );
      return {
        posts: posts.slice(0, POSTS_PER_PAGE),
        hasNext: posts.length > POSTS_PER_PAGE,
      };
    },
  });
}

/** A public post by id or slug, also a former one or another language's (see `usePost`), or null. */
export function postOptions(slugOrId: string, language: Language) {
  return queryOptions({
    queryKey: postKey(slugOrId, language),
    queryFn: async ({ signal }) => {
      const find = async (filter: string) => {
        // Read as a list, so that an empty response body is an error instead of a missing post.
        const rows = await rowsOf(visible(postColumns(language)).or(filter).limit(1), signal);
        const [row] = withTexts(rows, 'id', 'title');
        return row ? toPost(row, language) : null;
      };
      if (UUID.test(slugOrId)) return find(`id.eq.${slugOrId}`);
      const post = SLUG.test(slugOrId) ? await find(anySlugIs(slugOrId)) : null;
      if (post) return post;
      const [old] = await unwrapList(
        db.from('post_old_slugs').select('post_id').eq('slug', slugOrId).abortSignal(signal),
      );
      return old ? find(`id.eq.${old.post_id}`) : null;
    },
  });
}

/** Of lists of posts, those to show below one of them: the first ones, each once, without itself. */
export function othersThan<Entry extends { slug?: unknown }>(
  { slug }: { slug?: unknown },
  ...lists: Entry[][]
): Entry[] {
  const others = new Map(lists.flat().map((post) => [post.slug, post]));
  others.delete(slug);
  return [...others.values()].slice(0, MORE_POSTS);
}

/** The posts to show below a post: the newest of its category, then the newest of all. */
export function relatedPostsOptions(slugOrId: string, language: Language) {
  return queryOptions({
    queryKey: ['blog', 'related', slugOrId, language] as const,
    queryFn: async ({ client, signal }) => {
      const post = await client.query({
        ...postOptions(slugOrId, language),
        staleTime: 'static',
      });
      if (!post) return [];
      const newest = (category?: string) => {
        const posts = listed(summaryColumns(language), category).limit(MORE_POSTS + 1);
        return summariesOf(posts, language, signal);
      };
      const lists = await Promise.all([newest(post.category), newest()]);
      return othersThan(post, ...lists);
    },
  });
}

/**
 * The newest posts of a category that are written in the language, for the page of a practice area.
 * @param key the name that the category was created with: posts have its current one.
 */
export function categoryPostsOptions(language: Language, key: string) {
  return queryOptions({
    queryKey: ['blog', 'category', language, key] as const,
    queryFn: async ({ signal }) => {
      const [category] = await unwrapList(
        db.from('categories').select('name').eq('key', key).abortSignal(signal),
      );
      if (!category) return [];
      const posts = listed(summaryColumns(language), category.name);
      const written =
        language === SOURCE_LANGUAGE ? posts : posts.contains('languages', [language]);
      return summariesOf(written.limit(MORE_POSTS), language, signal);
    },
  });
}

/** The categories of published posts: their Spanish names, and their names in the page's language. */
export function categoriesOptions(language: Language) {
  return queryOptions({
    queryKey: ['blog', 'categories', language] as const,
    queryFn: async ({ signal }) => {
      const categories = db.from('categories').select(localizedColumns(['name'], language));
      const order = new Intl.Collator(language);
      return withTexts(await rowsOf(categories, signal), 'name')
        .map((row) => ({
          name: asText(row.name),
          localized: localized(row, 'name', language),
        }))
        .sort((a, b) => order.compare(textOf(a.localized), textOf(b.localized)));
    },
    // Prerendered with the page, and changed about once a year.
    staleTime: Infinity,
  });
}

/** Posts per read of the build; PostgREST returns at most 1,000 rows. */
const BATCH = 500;

/** All published posts in all languages, for the build: a thousand pages take a few reads. */
export const publishedRows = () =>
  fetchAll(
    (from, to) =>
      listed(postColumns(...LANGUAGES))
        .range(from, to)
        .overrideTypes<PostRow[], { merge: false }>(),
    BATCH,
  );
