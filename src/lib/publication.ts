import { db } from './db';
import { unwrap } from './errors';

/** The revision of the published content; it changes with anything that the public may read. */
export async function publicationRevision(): Promise<string> {
  return (await unwrap(db.rpc('publication_revision'))) ?? '';
}
