/** The site's report on the pages that it serves, for the admin area. */
export interface SiteStamp {
  /** The database revision of the last complete publication; '' before the first. */
  revision: string;
  /** The time of that publication, in ISO format. */
  at: string;
  /** By the path of a post's page: the post's `updated_at`, and since when it is served. */
  posts: Record<string, { version: string; since: string }>;
  /** Why pages could not be written, by path; that of '' concerns all. */
  failures: Record<string, string>;
}

export const NO_STAMP: SiteStamp = { revision: '', at: '', posts: {}, failures: {} };

/** What of the stamp every visit reads: the rest of it grows with the posts. */
export type Revision = Pick<SiteStamp, 'revision' | 'at'>;

export const REVISION_PATH = '/revision.json';

/** The path of the stamp, a public file of the site. */
export const STAMP_PATH = '/published.json';
