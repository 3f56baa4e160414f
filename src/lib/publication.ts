import { callApi, db } from './db';
import type { PublishedRedirect } from '@/site/redirects';
import { unwrap } from './errors';

/** The revision of the published content; it changes with anything that the public may read. */
export async function publicationRevision(): Promise<string> {
  const revision = await callApi('rpc/publication_revision', { method: 'POST', body: '{}' });
  return typeof revision === 'string' ? revision : '';
}

/** What the public can address: slugs and ids of posts, former slugs included, and the redirects. */
export async function publishedAddresses() {
  const answer = await unwrap(db.rpc('published_addresses'));
  const { slugs = [], redirects = [] } = (answer ?? {}) as {
    slugs?: string[];
    redirects?: PublishedRedirect[];
  };
  return { slugs, redirects };
}
