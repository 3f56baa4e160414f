import { db } from './db';
import { unwrap } from './errors';

/** The revision of what is published; it changes whenever the public may read something else. */
export async function publicationRevision(): Promise<string> {
  return (await unwrap(db.rpc('publication_revision'))) ?? '';
}
