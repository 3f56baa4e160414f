import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';
import type { Post } from '../post';
import { postOptions } from '../queries';

/**
 * Replaces a URL with a former slug by the one with the current slug. A URL with the post's id stays.
 * @param addressFor the URL that shows the post under a slug.
 */
export function useCurrentSlug(
  post: Post | null | undefined,
  slugOrId: string,
  addressFor: (slug: string) => To,
): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const state = useLocation().state as unknown;
  const { language } = useLanguage();
  const outdated = Boolean(post) && post?.slug !== slugOrId && post?.id !== slugOrId.toLowerCase();

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
