import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '@/i18n/language';
import type { KeptScroll } from '@/lib/router/entry';
import { useEntry } from '@/lib/router/NavigationProvider';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import { postOptions } from '../queries';

/**
 * Reads the post of a URL, and replaces a former slug or another language's by the current one, but
 * not in a URL with the post's id or without a language, which any language may be shown at.
 */
export function usePost(slugOrId: string, addressFor: (slug: string) => string) {
  const client = useQueryClient();
  const [pathname, navigate] = useLocation();
  const { state } = useEntry();
  const { language } = useLanguage();
  const query = useQuery(postOptions(slugOrId, language));
  const { data: post } = query;
  const source = languageOfPath(pathname) ? undefined : post?.slugs[SOURCE_LANGUAGE];
  const outdated =
    post && ![post.slug, post.id, source].includes(slugOrId) && post.id !== slugOrId.toLowerCase();

  const redirect = useEffectEvent(() => {
    if (!post) return;
    // Caches the post under its current slug, so that it stays visible during the navigation.
    client.setQueryData(postOptions(post.slug, language).queryKey, post);
    navigate(addressFor(post.slug), {
      replace: true,
      state: { ...(state as object | null), keepScroll: true } satisfies KeptScroll,
    });
  });
  useEffect(() => {
    if (outdated) redirect();
  }, [outdated]);

  return query;
}
