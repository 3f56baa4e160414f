/** What a site says of the pages that it really serves; the admin area reads it from there. */
export interface SiteStamp {
  /** The database's revision that all pages were last made from; '' before the first time. */
  revision: string;
  /** When that was, as an ISO time. */
  at: string;
  /** Each post's page by its path: the version of the post (`updated_at`), and since when it is there. */
  posts: Record<string, { version: string; since: string }>;
  /** Why pages could not be written, by path; that of '' concerns all. */
  failures: Record<string, string>;
}

export const NO_STAMP: SiteStamp = { revision: '', at: '', posts: {}, failures: {} };

/** Where it is: a file of the site, which anybody may read. */
export const STAMP_PATH = '/published.json';
