import { Mail, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import { chatUrl, mailUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';
import { ContactCard } from './ContactCard';
import { PhoneCard } from './PhoneCard';

/** The ways to reach the firm (SPEC 2.16); `form` is the link to the questionnaire from where they stand. */
export function ContactCards({ form }: { form: ReactNode }) {
  const t = useTexts('contact');
  return (
    <>
      <ContactCard icon={Video} title={t('cards.form.title')} text={t('cards.form.text')}>
        {form}
      </ContactCard>
      <PhoneCard />
      <ContactCard icon={MessageCircle} title={t('cards.chat.title')} text={t('cards.chat.text')}>
        <a
          href={chatUrl(t('chat.prefilled'))}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {t('cards.chat.action')}
          <span className="sr-only"> ({t('chat.newTab')})</span>
        </a>
      </ContactCard>
      <ContactCard icon={Mail} title={t('cards.email.title')} text={t('cards.email.text')}>
        <a href={mailUrl()} className={buttonClass('quiet', 'px-0 wrap-anywhere')}>
          <bdi dir="ltr">{firm.email}</bdi>
        </a>
      </ContactCard>
    </>
  );
}
