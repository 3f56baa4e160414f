import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { hasCome } from '@/lib/admin/format';
import { supabase } from '@/lib/admin/supabase';
import { publication as t } from '@/admin-texts';
import { unwrap, unwrapList } from '@/lib/errors';
import { isLanguage, type Language } from '@/site/languages';
import { SLUG_COLUMNS, slugsOf } from '@/site/slugs';
import { type SiteStamp, STAMP_PATH } from '@/site/siteStamp';
import { onSite, type OnSite, type PostVersion } from './onSite';

/** In ms; short, because somebody who has just saved is watching. */
const POLL_INTERVAL = 3000;

/** The site's stamp; null where there is none, as in development. */
async function readStamp(signal: AbortSignal): Promise<SiteStamp | null> {
  const response = await fetch(STAMP_PATH, { cache: 'no-cache', signal });
  const isStamp = response.ok && response.headers.get('Content-Type')?.includes('json');
  return isStamp ? ((await response.json()) as SiteStamp) : null;
}

async function readPost(id: string, signal: AbortSignal): Promise<PostVersion | null> {
  const [[row], active] = await Promise.all([
    unwrapList(
      supabase
        .from('blog_posts')
        .select(
          `${SLUG_COLUMNS.join()}, updated_at, hidden, deleted_at, date, publish_at, languages` as '*',
        )
        .eq('id', id)
        .abortSignal(signal),
    ),
    unwrapList(
      supabase
        .from('language_settings')
        .select('language_code')
        .eq('is_active', true)
        .abortSignal(signal),
    ),
  ]);
  if (!row) return null;
  const isPublic = !row.hidden && !row.deleted_at && hasCome(row.date, row.publish_at);
  const codes = active.map(({ language_code }) => language_code);
  const languages = row.languages.filter(isLanguage).filter((code) => codes.includes(code));
  return { slugs: slugsOf(row), version: row.updated_at, languages: isPublic ? languages : [] };
}

/**
 * The state of a post on the site in each language; null without a stamp.
 * @param version the saved version: after the next save, what is known of it counts no more.
 */
export function onSiteOptions(id: string, version: number) {
  return queryOptions({
    queryKey: ['admin', 'on-site', id, version] as const,
    refetchInterval: POLL_INTERVAL,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<[Language, OnSite][] | null> => {
      // The post first: an earlier stamp could be outdated by the time the post is read.
      const post = await readPost(id, signal);
      const stamp = post && (await readStamp(signal));
      if (!stamp) return null;
      // Why a host that is called by its build hook has not built what was published, if it has not.
      const query = supabase.rpc('build_problem').abortSignal(signal);
      const code: string | null = await unwrap(query);
      return onSite(stamp, post, code ? t('refused', { code }) : undefined);
    },
  });
}
