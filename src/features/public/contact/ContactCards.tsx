import { ChevronDown, type LucideIcon, Mail, MessageCircle, Phone, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '@/i18n/language';
import { NewTabLink } from '@/i18n/NewTabLink';
import { PhoneLink } from '@/i18n/PhoneLink';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { chatUrl, mailtoUrl } from '@/site/links';
import { buttonClass, cx } from '@/ui/classes';
import { intoView } from '@/ui/scroll';
import { useDisclosure } from '@/ui/useDisclosure';

/** The ways to contact the firm (SPEC 2.16), with the page's own link to the enquiry form. */
export function ContactCards({ form }: { form: ReactNode }) {
  const t = useTexts('contact');
  const { email, chatNumber } = useFirm();
  const [user, domain] = email.split('@');
  return (
    <>
      <ContactCard id="form" icon={Video}>
        {form}
      </ContactCard>
      <PhoneCard />
      <ContactCard id="chat" icon={MessageCircle}>
        <NewTabLink
          href={chatUrl(chatNumber, t('chat.prefilled'))}
          className={buttonClass('secondary')}
        >
          {t('cards.chat.action')}
        </NewTabLink>
        <Channels />
      </ContactCard>
      <ContactCard
        id="email"
        icon={Mail}
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

interface ContactCardProps {
  id: 'form' | 'phone' | 'chat' | 'email';
  icon: LucideIcon;
  /** What stands below the text, such as an address: buttons of a row are at one height. */
  detail?: ReactNode;
  /** The link or button. */
  children: ReactNode;
}

function ContactCard({ id, icon: Icon, detail, children }: ContactCardProps) {
  const t = useTexts('contact');
  return (
    <li className="flex flex-col items-start rounded-2xl bg-white p-5 shadow-card sm:p-6">
      <div className="flex items-center gap-3 sm:block">
        <Icon strokeWidth={1.75} className="size-7 shrink-0 text-terracotta-600" />
        <h3 className="text-xl sm:mt-4">{t(`cards.${id}.title`)}</h3>
      </div>
      <p className="mt-2 leading-snug sm:leading-[inherit]">{t(`cards.${id}.text`)}</p>
      {detail && <p className="mt-1 text-sm text-ink-700">{detail}</p>}
      <div className="mt-auto max-w-full pt-3 sm:pt-6">{children}</div>
    </li>
  );
}

/** The phone card: its button reveals the numbers as dial links (SPEC 2.16). */
function PhoneCard() {
  const t = useTexts('contact');
  const { phones } = useFirm();
  const { open, rootRef, buttonProps, panelProps } = useDisclosure();
  return (
    <ContactCard id="phone" icon={Phone}>
      <div ref={rootRef} className="relative">
        <button {...buttonProps} className={buttonClass('secondary')}>
          {t('cards.phone.action')}
          <ChevronDown className={cx('chevron', open && 'rotate-180')} />
        </button>
        <ul
          {...panelProps}
          className="absolute start-0 top-full z-20 mt-2 min-w-60 rounded-xl bg-white p-2 shadow-float"
        >
          {(open ? phones : []).map((phone) => (
            // The card may be at the bottom of the viewport, with the opened list below it.
            <li key={phone} ref={intoView} className="scroll-mb-6">
              <PhoneLink
                phone={phone}
                className="flex min-h-12 items-center gap-3 rounded-lg px-4 text-lg font-semibold hover:bg-limestone-100 [&>svg]:text-terracotta-600"
              />
            </li>
          ))}
        </ul>
      </div>
    </ContactCard>
  );
}

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
