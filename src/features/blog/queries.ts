import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { askList } from '@/lib/errors';
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages';
import {
  allColumns,
  descriptionOf,
  postColumns,
  type PostRow,
  shownCategories,
  summaryColumns,
  toPost,
  toSummary,
} from './post';

export const PAGE_SIZE = 12;
const LATEST_LIMIT = 3;
/** How many others a post's page shows. */
export const MORE_POSTS = 3;
const SEARCH_MAX = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which part of the blog a list shows; it lives in the address. */
export interface PostFilter {
  /** From 1. */
  page: number;
  category: string;
  search: string;
}

/** What is searched for: the words without what surrounds them. */
export function normalizeSearch(text: string): string {
  return text.trim().slice(0, SEARCH_MAX).trim();
}

/** The filter that an address's query names; nonsense reads as the first page of everything. */
export function filterFrom(params: URLSearchParams): PostFilter {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    category: params.get('category')?.trim() ?? '',
    search: normalizeSearch(params.get('q') ?? ''),
  };
}

export const blogKeys = {
  all: ['blog'] as const,
  featured: (language: Language) => ['blog', 'featured', language] as const,
  page: (language: Language, filter: PostFilter) => ['blog', 'page', language, filter] as const,
  post: (slugOrId: string, language: Language) => ['blog', 'post', slugOrId, language] as const,
  latest: (language: Language) => ['blog', 'latest', language] as const,
  categories: ['blog', 'categories'] as const,
};

/** The posts for the home page; when none is marked for it, the latest three (SPEC 7.1). */
export function featuredPostsOptions(language: Language) {
  return queryOptions({
    queryKey: blogKeys.featured(language),
    queryFn: async ({ signal }) => {
      const visible = () =>
        db
          .from('blog_posts')
          .select(summaryColumns(language))
          .eq('hidden', false)
          .is('deleted_at', null);
      const featured = await askList(
        visible()
          .eq('show_on_homepage', true)
          .order('date', { ascending: false })
          .abortSignal(signal)
          .overrideTypes<PostRow[], { merge: false }>(),
      );
      const rows =
        featured.length > 0
          ? featured
          : await askList(
              visible()
                .order('date', { ascending: false })
                .limit(LATEST_LIMIT)
                .abortSignal(signal)
                .overrideTypes<PostRow[], { merge: false }>(),
            );
      return rows.map((row) => toSummary(row, language));
    },
  });
}

/** PostgREST's condition for 'shown with this category' (SPEC 2.14). */
function hasCategory(category: string): string {
  const value = JSON.stringify(category);
  return `category.eq.${value},and(show_additional_categories.is.true,additional_categories.cs.{${value}})`;
}

/** What cannot be quoted inside an array inside a condition; such a category counts as a main one only. */
const UNQUOTABLE = /["\\{}]/;

/** One page of the blog list, newest first; one row more than it shows tells whether another page follows. */
export function postsPageOptions(language: Language, filter: PostFilter) {
  const first = (filter.page - 1) * PAGE_SIZE;
  return queryOptions({
    queryKey: blogKeys.page(language, filter),
    queryFn: async ({ signal }) => {
      const columns = summaryColumns(language);
      const source = filter.search
        ? db.rpc('search_posts', { query: filter.search, lang: language }).select(columns)
        : db.from('blog_posts').select(columns);
      let query = source.eq('hidden', false).is('deleted_at', null);
      if (filter.category) {
        query = UNQUOTABLE.test(filter.category)
          ? query.eq('category', filter.category)
          : query.or(hasCategory(filter.category));
      }
      const rows = await askList(
        query
          .order('date', { ascending: false })
          .order('id', { ascending: false })
          .range(first, first + PAGE_SIZE)
          .abortSignal(signal)
          .overrideTypes<PostRow[], { merge: false }>(),
      );
      return {
        posts: rows.slice(0, PAGE_SIZE).map((row) => toSummary(row, language)),
        hasNext: rows.length > PAGE_SIZE,
      };
    },
  });
}

/**
 * One post by slug or id, or null where the public has none such. A slug that a post once had finds it too: the
 * post's own slug is another one then (see `useCurrentSlug`).
 */
export function postOptions(slugOrId: string, language: Language) {
  return queryOptions({
    queryKey: blogKeys.post(slugOrId, language),
    queryFn: async ({ signal }) => {
      const find = async (column: 'id' | 'slug', value: string) => {
        // As a list: an empty body is a failure then, and not a post that does not exist.
        const [row] = await askList(
          db
            .from('blog_posts')
            .select(postColumns(language))
            .eq('hidden', false)
            .is('deleted_at', null)
            .eq(column, value)
            .limit(1)
            .abortSignal(signal)
            .overrideTypes<PostRow[], { merge: false }>(),
        );
        return row ? toPost(row, language) : null;
      };
      if (UUID.test(slugOrId)) return find('id', slugOrId);
      const post = await find('slug', slugOrId);
      if (post) return post;
      const [old] = await askList(
        db.from('post_old_slugs').select('post_id').eq('slug', slugOrId).abortSignal(signal),
      );
      return old ? find('id', old.post_id) : null;
    },
  });
}

/** The newest posts, for below a post: one more than are shown, since that post may be among them. */
export function latestPostsOptions(language: Language) {
  return queryOptions({
    queryKey: blogKeys.latest(language),
    queryFn: async ({ signal }) => {
      const rows = await askList(
        db
          .from('blog_posts')
          .select(summaryColumns(language))
          .eq('hidden', false)
          .is('deleted_at', null)
          .order('date', { ascending: false })
          .order('id', { ascending: false })
          .limit(MORE_POSTS + 1)
          .abortSignal(signal)
          .overrideTypes<PostRow[], { merge: false }>(),
      );
      return rows.map((row) => toSummary(row, language));
    },
  });
}

/** The categories in use, in Spanish as stored. */
export function categoriesOptions() {
  return queryOptions({
    queryKey: blogKeys.categories,
    queryFn: ({ signal }) => askList(db.rpc('post_categories').abortSignal(signal)),
  });
}

/** How many posts a build reads at once; PostgREST answers with 1,000 rows at most. */
const BATCH = 500;

/** A published post and what the build's own files (sitemap, feeds) say of it. */
export interface PublishedPost {
  slug: string;
  /** yyyy-mm-dd */
  date: string;
  /** An ISO time. */
  updatedAt: string;
  categories: string[];
  /** In each language it has been written in. */
  texts: Partial<Record<Language, { title: string; description: string }>>;
}

/**
 * All published posts, for the build: each is put into the cache in each of its languages, so that a
 * thousand pages need a few reads.
 */
export async function cachePublishedPosts(client: QueryClient): Promise<PublishedPost[]> {
  const published: PublishedPost[] = [];
  for (let first = 0; ; first += BATCH) {
    const rows = await askList(
      db
        .from('blog_posts')
        .select(allColumns())
        .eq('hidden', false)
        .order('date', { ascending: false })
        .order('id', { ascending: false })
        .range(first, first + BATCH - 1)
        .overrideTypes<PostRow[], { merge: false }>(),
    );
    for (const row of rows) published.push(cachePost(client, row));
    if (rows.length < BATCH) return published;
  }
}

function cachePost(client: QueryClient, row: PostRow): PublishedPost {
  const inSpanish = toPost(row, DEFAULT_LANGUAGE);
  const { slug, date, updatedAt } = inSpanish;
  const texts: PublishedPost['texts'] = {};
  for (const language of inSpanish.languages) {
    const post = toPost(row, language);
    client.setQueryData(postOptions(slug, language).queryKey, post);
    texts[language] = { title: post.title.text, description: descriptionOf(post) };
  }
  return { slug, date, updatedAt, categories: shownCategories(inSpanish), texts };
}
