import { Share2 } from 'lucide-react';
import { useLanguage, usePaths, useTexts } from '@/i18n/language';
import { textOf } from '@/lib/localized';
import { buttonClass } from '@/ui/classes';
import type { PostSummary } from '../post';

/** Shares a post's URL by the device or the clipboard, and says what came of it (SPEC 4.5, 8). */
export function ShareButton({ post }: { post: PostSummary }) {
  const t = useTexts('blog');
  const common = useTexts('common');
  const { dir } = useLanguage();
  const { postPathOf } = usePaths();

  /** Does it. @returns what came of it; nothing if the visitor closed the share sheet, which is no failure. */
  async function share() {
    const url = new URL(postPathOf(post.slug), location.origin).href;
    // Missing in many desktop browsers, although the DOM types say otherwise.
    const canShare = Boolean((navigator as Partial<Navigator>).share);
    try {
      if (canShare) await navigator.share({ title: textOf(post.title), url });
      else await navigator.clipboard.writeText(url);
      return canShare
        ? { title: t('share.success'), description: t('share.shared') }
        : { title: t('share.copied'), description: t('share.manually') };
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return undefined;
      const reason = error instanceof Error ? error.message : String(error);
      const description = t(canShare ? 'share.failed' : 'share.copyFailed', { reason });
      return { variant: 'destructive' as const, title: t('share.error'), description };
    }
  }

  async function onClick() {
    const toast = await share();
    if (!toast) return;
    // A missing toast must not break the page.
    const loaded = await import('@/ui/toast/Toaster').catch(() => undefined);
    const region = { label: common('toast.region'), closeLabel: common('toast.close'), dir };
    loaded?.showToast({ ...toast, ...region });
  }

  return (
    <button type="button" onClick={() => void onClick()} className={buttonClass('secondary')}>
      <Share2 className="size-5" />
      {t('share.action')}
    </button>
  );
}
