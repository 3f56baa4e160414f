import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useLocation, useNavigate } from '@/lib/router/hooks';
import type { To } from '@/lib/router/location';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import type { Post } from '../post';
import { postOptions } from '../queries';

/**
 * Replaces a URL with a former slug, or that of another language, by the one with the current slug. A URL with the
 * post's id stays, and so does one without a language, which any language may be shown at.
 * @param addressFor the URL that shows the post under a slug.
 */
export function useCurrentSlug(
  post: Post | null | undefined,
  slugOrId: string,
  addressFor: (slug: string) => To,
): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const { language } = useLanguage();
  const source = languageOfPath(pathname) ? undefined : post?.slugs[SOURCE_LANGUAGE];
  const outdated =
    post && ![post.slug, post.id, source].includes(slugOrId) && post.id !== slugOrId.toLowerCase();

  const redirect = useRef(() => {});
  useEffect(() => {
    redirect.current = () => {
      if (!post) return;
      // Caches the post under its current slug, so that it stays visible during the navigation.
      client.setQueryData(postOptions(post.slug, language).queryKey, post);
      void navigate(addressFor(post.slug), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    };
  });
  useEffect(() => {
    if (outdated) redirect.current();
  }, [outdated]);
}
