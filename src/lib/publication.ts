import { db } from './db';
import { unwrap } from './errors';

/** The revision of the published content; it changes with anything that the public may read. */
export async function publicationRevision(): Promise<string> {
  return (await unwrap(db.rpc('publication_revision'))) ?? '';
}

/** All slugs and ids by which the public can read a post, former slugs included. */
export async function publishedSlugs(): Promise<string[]> {
  const answer = await unwrap(db.rpc('published_addresses'));
  return (answer as { slugs: string[] } | null)?.slugs ?? [];
}
