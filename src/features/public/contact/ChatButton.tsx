import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { chatUrl } from '@/site/links';
import { cx } from '@/ui/cx';
import { useHidesOverControls } from './useHidesOverControls';

const HIDDEN = 'pointer-events-none opacity-0 focus-visible:opacity-100';

/**
 * The floating chat button of every public page (SPEC 1), hidden while it would cover a control or
 * the text being read.
 */
export function ChatButton() {
  const t = useTexts('contact');
  const { chatNumber } = useFirm();
  const ref = useRef<HTMLAnchorElement>(null);
  const hidden = useHidesOverControls(ref);
  return (
    <aside aria-label={t('cards.chat.title')}>
      {' '}
      <a
        ref={ref}
        href={chatUrl(chatNumber, t('chat.prefilled'))}
        target="_blank"
        rel="noopener"
        aria-label={`${t('chat.open')} (${t('chat.newTab')})`}
        className={cx('chat-button', hidden && HIDDEN)}
        data-css-safelist={HIDDEN}
      >
        <MessageCircle aria-hidden="true" className="size-6 flip-rtl" />
      </a>
    </aside>
  );
}
