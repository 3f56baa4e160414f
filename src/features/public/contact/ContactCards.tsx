import { Mail, MessageCircle, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { NewTabLink } from '@/i18n/NewTabLink';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { chatUrl, mailtoUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';
import { ContactCard } from './ContactCard';
import { PhoneCard } from './PhoneCard';

/** The firm's further channels, for readers of the languages that use them. */
function Channels() {
  const { language } = useLanguage();
  const shown = firm.channels.filter(({ languages }) => languages?.includes(language) ?? true);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 text-sm text-ink-700">
      {shown.map(({ name, handle, url }) => (
        <li key={name}>
          <bdi>{name}</bdi> <span>· </span>
          {url ? (
            <NewTabLink
              href={url}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <bdi dir="ltr">{handle}</bdi>
            </NewTabLink>
          ) : (
            <bdi dir="ltr" className="select-all">
              {handle}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

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
        <NewTabLink
          href={chatUrl(chatNumber, t('chat.prefilled'))}
          className={buttonClass('secondary')}
        >
          {t('cards.chat.action')}
        </NewTabLink>
        <Channels />
      </ContactCard>
      <ContactCard
        icon={Mail}
        title={t('cards.email.title')}
        text={t('cards.email.text')}
        detail={
          <bdi dir="ltr" className="wrap-anywhere rtl:text-end">
            {/* A narrow card breaks the address before the domain. */}
            <span className="inline-block max-w-full">{user}</span>
            <span className="inline-block max-w-full">{`@${domain}`}</span>
          </bdi>
        }
      >
        <a href={mailtoUrl(email)} className={buttonClass('secondary')}>
          {t('cards.email.action')}
        </a>
      </ContactCard>
    </>
  );
}
