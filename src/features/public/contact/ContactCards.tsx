import { Mail, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { chatUrl, mailtoUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';
import { ContactCard } from './ContactCard';
import { PhoneCard } from './PhoneCard';

/**
 * The ways to contact the firm (SPEC 2.16).
 * @param form the link to the enquiry form, which differs by page.
 */
export function ContactCards({ form }: { form: ReactNode }) {
  const t = useTexts('contact');
  const { email, chatNumber } = useFirm();
  const [user, domain] = email.split('@');
  return (
    <>
      <ContactCard icon={Video} title={t('cards.form.title')} text={t('cards.form.text')}>
        {form}
      </ContactCard>
      <PhoneCard />
      <ContactCard icon={MessageCircle} title={t('cards.chat.title')} text={t('cards.chat.text')}>
        <a
          href={chatUrl(chatNumber, t('chat.prefilled'))}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {t('cards.chat.action')}
          <span className="sr-only"> ({t('chat.newTab')})</span>
        </a>
      </ContactCard>
      <ContactCard icon={Mail} title={t('cards.email.title')} text={t('cards.email.text')}>
        <a href={mailtoUrl(email)} className={buttonClass('secondary')}>
          {t('cards.email.action')}
        </a>
        <p className="mt-3 text-sm text-ink-700">
          <bdi dir="ltr" className="wrap-anywhere rtl:text-end">
            {/* A narrow card breaks the address before the domain. */}
            <span className="inline-block max-w-full">{user}</span>
            <span className="inline-block max-w-full">@{domain}</span>
          </bdi>
        </p>
      </ContactCard>
    </>
  );
}
