import type { QueryClient } from '@tanstack/react-query';
import { SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { descriptionOf } from './description';
import { type PostRow, shownCategories, toPost } from './post';
import { postOptions, publishedRows } from './queries';

/** A published post as the sitemap and the feeds need it. */
export interface PublishedPost {
  id: string;
  slug: string;
  /** yyyy-mm-dd */
  date: string;
  /** An ISO time. */
  updatedAt: string;
  categories: string[];
  /** Only the languages it is written in. */
  texts: Partial<Record<Language, { title: string; description: string }>>;
}

/** Reads all published posts for the build and caches each in each of its languages. */
export async function cachePublishedPosts(client: QueryClient): Promise<PublishedPost[]> {
  return (await publishedRows()).map((row) => cachePost(client, row));
}

function cachePost(client: QueryClient, row: PostRow): PublishedPost {
  const inSpanish = toPost(row, SOURCE_LANGUAGE);
  const { id, slug, date, updatedAt } = inSpanish;
  const texts: PublishedPost['texts'] = {};
  for (const language of inSpanish.languages) {
    const post = toPost(row, language);
    client.setQueryData(postOptions(slug, language).queryKey, post);
    texts[language] = { title: post.title.text, description: descriptionOf(post) };
  }
  return { id, slug, date, updatedAt, categories: shownCategories(inSpanish), texts };
}
