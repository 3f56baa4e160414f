import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';
import type { Post } from './post';
import { postOptions } from './queries';

/**
 * Leads from an address with a slug that a post once had to the one it has now, in the place of the old one in the
 * history. An address with the post's id is no old one.
 * @param addressFor the address that shows the post under a slug.
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

  const go = useRef(() => {});
  useEffect(() => {
    go.current = () => {
      if (!post) return;
      // The post is at hand: it stays on the screen while the address changes.
      client.setQueryData(postOptions(post.slug, language).queryKey, post);
      void navigate(addressFor(post.slug), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    };
  });
  useEffect(() => {
    if (outdated) go.current();
  }, [outdated]);
}
