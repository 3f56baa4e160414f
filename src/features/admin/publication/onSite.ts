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
export type OnSite =
  | { state: 'current'; since: string }
  | { state: 'publishing'; older: boolean }
  | { state: 'leaving' }
  | { state: 'failed'; reason: string };

/** The stamp with a reason why pages fail for which it has none of their own. */
export const failing = (stamp: SiteStamp, reason: string): SiteStamp => ({
  ...stamp,
  failures: { '': reason, ...stamp.failures },
});

function stateOf(stamp: SiteStamp, path: string, wanted: string | undefined): OnSite | undefined {
  const served = stamp.posts[path];
  if (!served && wanted === undefined) return undefined;
  if (served && wanted !== undefined && Date.parse(served.version) === Date.parse(wanted)) {
    return { state: 'current', since: served.since };
  }
  const reason = stamp.failures[path] ?? stamp.failures[''];
  if (reason !== undefined) return { state: 'failed', reason };
  return wanted === undefined
    ? { state: 'leaving' }
    : { state: 'publishing', older: served !== undefined };
}

/** The state of a post on the site, for each language that it is or should be in. */
export function onSite(stamp: SiteStamp, post: PostVersion): [Language, OnSite][] {
  return LANGUAGES.flatMap((language) => {
    const wanted = post.languages.includes(language) ? post.version : undefined;
    const state = stateOf(stamp, postPathOf(slugIn(post.slugs, language), language), wanted);
    return state ? [[language, state] as [Language, OnSite]] : [];
  });
}
