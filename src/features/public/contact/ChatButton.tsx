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
        className={cx(
          'fixed end-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-sea-700 text-white shadow-float transition-[opacity,background-color] hover:bg-ink-800 focus-visible:ring-3 focus-visible:ring-white focus-visible:outline-ink-950 md:end-6 md:bottom-6 print:hidden',
          hidden && HIDDEN,
        )}
        data-css-safelist={HIDDEN}
      >
        <MessageCircle aria-hidden="true" className="size-6 flip-rtl" />
      </a>
    </aside>
  );
}
