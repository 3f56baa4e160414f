import { useTexts } from '@/i18n/useTexts';
import type { Post } from '../post';

/**
 * Tells readers in their language that the post is shown in Spanish because it is not translated
 * (PRODUCT 3).
 */
export function FallbackNotice({ post }: { post: Post }) {
  const t = useTexts('blog');
  if ([post.title, post.content].every((text) => typeof text === 'string')) return null;
  return (
    <p className="mt-6 rounded-lg border-s-4 border-brass-400 bg-limestone-100 px-5 py-3 text-base text-ink-800">
      {t('post.fallback')}
    </p>
  );
}
