import { Share2 } from 'lucide-react';
import { usePaths } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { textOf } from '@/lib/localized';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { toast } from '@/ui/toast/store';
import type { PostSummary } from '../post';
import { share } from './share';

interface ShareButtonProps {
  post: PostSummary;
  variant?: ButtonVariant;
}

/** Shares a post's own URL and reports the outcome in a toast (SPEC 4.5, 8). */
export function ShareButton({ post, variant = 'secondary' }: ShareButtonProps) {
  const t = useTexts('blog');
  const { postPathOf } = usePaths();

  async function onClick() {
    const url = new URL(postPathOf(post.slug), location.origin).href;
    const outcome = await share({ title: textOf(post.title), url });
    switch (outcome.result) {
      case 'shared':
        toast({ title: t('share.success'), description: t('share.shared') });
        break;
      case 'copied':
        toast({ title: t('share.copied'), description: t('share.manually') });
        break;
      case 'share-failed':
        toast({
          variant: 'destructive',
          title: t('share.error'),
          description: t('share.failed', { reason: outcome.reason }),
        });
        break;
      case 'copy-failed':
        toast({
          variant: 'destructive',
          title: t('share.error'),
          description: t('share.copyFailed', { reason: outcome.reason }),
        });
        break;
      case 'cancelled':
    }
  }

  return (
    <button type="button" onClick={() => void onClick()} className={buttonClass(variant)}>
      <Share2 aria-hidden="true" className="size-5" />
      {t('share.action')}
    </button>
  );
}
