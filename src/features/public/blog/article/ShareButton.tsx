import { Share2 } from 'lucide-react';
import { usePaths, useTexts } from '@/i18n/language';
import { textOf } from '@/lib/localized';
import { buttonClass } from '@/ui/classes';
import { toast } from '@/ui/toast/store';
import type { PostSummary } from '../post';

/** Shares a post's URL by the device or the clipboard, and says what came of it (SPEC 4.5, 8). */
export function ShareButton({ post }: { post: PostSummary }) {
  const t = useTexts('blog');
  const { postPathOf } = usePaths();

  async function onClick() {
    const url = new URL(postPathOf(post.slug), location.origin).href;
    // Missing in many desktop browsers, although the DOM types say otherwise.
    const canShare = Boolean((navigator as Partial<Navigator>).share);
    try {
      if (canShare) {
        await navigator.share({ title: textOf(post.title), url });
        toast({ title: t('share.success'), description: t('share.shared') });
      } else {
        await navigator.clipboard.writeText(url);
        toast({ title: t('share.copied'), description: t('share.manually') });
      }
    } catch (error) {
      // The visitor closed the share sheet, which is not a failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      const reason = error instanceof Error ? error.message : String(error);
      toast({
        variant: 'destructive',
        title: t('share.error'),
        description: t(canShare ? 'share.failed' : 'share.copyFailed', { reason }),
      });
    }
  }

  return (
    <button type="button" onClick={() => void onClick()} className={buttonClass('secondary')}>
      <Share2 className="size-5" />
      {t('share.action')}
    </button>
  );
}
