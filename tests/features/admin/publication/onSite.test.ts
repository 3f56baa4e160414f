import { describe, expect, it } from 'vitest';
import { onSite, type PostVersion } from '@/features/admin/publication/onSite';
import { NO_STAMP, type SiteStamp } from '@/site/siteStamp';
import { ANOTHER, OTHER } from '../../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const OLD = '2026-11-23T08:00:00.123+00:00';
const NEW = '2026-11-23T09:00:00.123+00:00';
const post: PostVersion = {
  slugs: { [SOURCE_LANGUAGE]: 'uno', [OTHER]: 'eins' },
  version: NEW,
  languages: [SOURCE_LANGUAGE, OTHER],
};
const since = '2026-11-23T09:00:01.000Z';

const stamp = (posts: Record<string, string>, failures: SiteStamp['failures'] = {}): SiteStamp => ({
  ...NO_STAMP,
  posts: Object.fromEntries(
    Object.entries(posts).map(([path, version]) => [path, { version, since }]),
  ),
  failures,
});

describe('what the site shows of a post', () => {
  it('is stated for each language', () => {
    // The database and the site write a time in other notations.
    const latest = { '/blog/uno': '2026-11-23T09:00:00.123Z' };
    const german = { ...latest, [`/${OTHER}/blog/eins`]: OLD, [`/${ANOTHER}/blog/uno`]: OLD };
    expect(onSite(stamp({ '/blog/uno': OLD }), post)).toEqual([
      [SOURCE_LANGUAGE, { state: 'older', detail: '' }],
      [OTHER, { state: 'first', detail: '' }],
    ]);
    const shown = onSite(stamp(german, { [`/${OTHER}/blog/eins`]: 'kaputt' }), post);
    expect(Object.fromEntries(shown)).toEqual({
      [SOURCE_LANGUAGE]: { state: 'current', detail: since },
      [ANOTHER]: { state: 'leaving', detail: '' },
      [OTHER]: { state: 'failed', detail: 'kaputt' },
    });
  });

  it('is a failure as a whole, except for current pages and those that have their own', () => {
    expect(onSite(stamp({ '/blog/uno': NEW }, { '': 'no answer' }), post)).toEqual([
      [SOURCE_LANGUAGE, { state: 'current', detail: since }],
      [OTHER, { state: 'failed', detail: 'no answer' }],
    ]);
    const served = stamp({ '/blog/uno': OLD }, { '/blog/uno': 'kaputt' });
    expect(onSite(served, post, 'http 404')).toEqual([
      [SOURCE_LANGUAGE, { state: 'failed', detail: 'kaputt' }],
      [OTHER, { state: 'failed', detail: 'http 404' }],
    ]);
  });
});
