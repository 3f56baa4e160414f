import type { QueryClient } from '@tanstack/react-query';
import { textOf } from '@/lib/localized';
import { SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { slugIn } from '@/site/slugs';
import { descriptionOf } from './description';
import { asText, type PostRow, shownCategories, toPost, toSummary } from './post';
import { MORE_POSTS, othersThan, postOptions, publishedRows, relatedPostsOptions } from './queries';

/** Reads all published posts for the build and caches each in each of its languages. */
export async function cachePublishedPosts(client: QueryClient) {
  const rows = await publishedRows();
  const relatedTo = relatedRows(rows);
  return rows.map((row) => cachePost(client, row, relatedTo(row)));
}

/** As `relatedPostsOptions` finds them, without asking for each of a thousand posts. */
function relatedRows(rows: PostRow[]) {
  const byCategory = new Map<string, typeof rows>();
  for (const row of rows) {
    for (const category of new Set(row.shown_categories as string[])) {
      const newest = byCategory.get(category) ?? [];
      if (newest.length <= MORE_POSTS) newest.push(row);
      byCategory.set(category, newest);
    }
  }
  const latest = rows.slice(0, MORE_POSTS + 1);
  return (row: PostRow) => othersThan(row, byCategory.get(asText(row.category)) ?? [], latest);
}

/** A published post as the sitemap and the feeds need it. */
export type PublishedPost = ReturnType<typeof cachePost>;

function cachePost(client: QueryClient, row: PostRow, related: PostRow[]) {
  const inSpanish = toPost(row, SOURCE_LANGUAGE);
  const { id, slugs, date, updatedAt, author } = inSpanish;
  /** Only the languages it is written in. */
  const texts: Partial<Record<Language, { title: string; description: string }>> = {};
  for (const language of inSpanish.languages) {
    const post = toPost(row, language);
    const slug = slugIn(slugs, language);
    client.setQueryData(postOptions(slug, language).queryKey, post);
    client.setQueryData(
      relatedPostsOptions(slug, language).queryKey,
      related.map((other) => toSummary(other, language)),
    );
    texts[language] = { title: textOf(post.title), description: descriptionOf(post) };
  }
  return { id, slugs, date, updatedAt, author, categories: shownCategories(inSpanish), texts };
}
