import { MessageCircle } from 'lucide-react';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { chatUrl } from '@/site/links';

/** The chat button of every page (SPEC 1), hidden where it covers something (hideChatButton.ts). */
export function ChatButton() {
  const t = useTexts('contact');
  const common = useTexts('common');
  const { chatNumber } = useFirm();
  return (
    <aside aria-label={t('cards.chat.title')}>
      {' '}
      <a
        href={chatUrl(chatNumber, t('chat.prefilled'))}
        target="_blank"
        rel="noopener"
        aria-label={`${t('chat.open')} ${common('newTab')}`}
        className="chat-button"
      >
        <MessageCircle className="size-6 flip-rtl" />
      </a>
    </aside>
  );
}
