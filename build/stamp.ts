import { NO_STAMP, REVISION_PATH, type SiteStamp, STAMP_PATH } from '../src/site/siteStamp.ts';
import { readJson } from './pageManifest.ts';
import { FAST_COMPRESSION, writeCompressed } from './precompress.ts';

const NAME = STAMP_PATH.slice(1);

/** The folder's `published.json`; NO_STAMP before the first publication. */
export const readStamp = (out: string): SiteStamp => readJson(out, NAME, NO_STAMP);

export function writeStamp(out: string, stamp: SiteStamp): void {
  const { revision, at } = stamp;
  writeCompressed(out, NAME, JSON.stringify(stamp), FAST_COMPRESSION);
  writeCompressed(out, REVISION_PATH.slice(1), JSON.stringify({ revision, at }), FAST_COMPRESSION);
}

/**
 * The posts served now, each with the time since which its version has been served.
 * @param versions each page's path with the version of its post; undefined where the new page is
 *   not written (yet) and the previous one is still served.
 */
export function servedPosts(
  before: SiteStamp['posts'],
  versions: ReadonlyMap<string, string | undefined>,
  now: string,
): SiteStamp['posts'] {
  const served: SiteStamp['posts'] = {};
  for (const [path, version] of versions) {
    const last = before[path];
    if (version === undefined || version === last?.version) {
      if (last) served[path] = last;
    } else {
      served[path] = { version, since: now };
    }
  }
  return served;
}
