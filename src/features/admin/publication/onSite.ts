import { type Language, LANGUAGES } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import { slugIn, type Slugs } from '@/site/slugs';
import type { SiteStamp } from '@/site/siteStamp';

/** A post in the database, which the site should show. */
export interface PostVersion {
  slugs: Slugs;
  version: string;
  /** The active languages that it is written in; none while it is not public. */
  languages: readonly Language[];
}

/** Whether the site shows the current version of a post in a language. */
export interface OnSite {
  state: 'current' | 'first' | 'older' | 'leaving' | 'failed';
  /** When the current version came, or why there is none. */
  detail: string;
}

/**
 * The state of a post on the site, for each language that it is or should be in.
 * @param problem why pages fail for which the stamp has no reason.
 */
export function onSite(
  stamp: SiteStamp,
  { slugs, version, languages }: PostVersion,
  problem?: string,
): [Language, OnSite][] {
  return LANGUAGES.flatMap((language): [Language, OnSite][] => {
    const path = postPathOf(slugIn(slugs, language), language);
    const served = stamp.posts[path];
    const isWanted = languages.includes(language);
    if (!served && !isWanted) return [];
    if (served && isWanted && Date.parse(served.version) === Date.parse(version))
      return [[language, { state: 'current', detail: served.since }]];
    const reason = stamp.failures[path] ?? stamp.failures[''] ?? problem;
    if (reason !== undefined) return [[language, { state: 'failed', detail: reason }]];
    const state = !isWanted ? 'leaving' : served ? 'older' : 'first';
    return [[language, { state, detail: '' }]];
  });
}
