import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { mailtoUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';
import { PhoneButtons } from './UrgentNotice';

/** In place of the form where it cannot be sent: how to reach the firm without it. */
export function NoScriptNotice() {
  const t = useTexts('contact');
  const { email } = useFirm();
  return (
    <div className="on-dark rounded-2xl bg-ink-800 p-6 text-white sm:p-10">
      <p className="text-lg font-semibold">{t('survey.noScript', { email })}</p>
      <PhoneButtons />
      <a
        href={mailtoUrl(email, { subject: t('survey.failedMail.subject'), body: '' })}
        className={buttonClass('onDark', 'mt-4')}
      >
        {t('cards.email.action')}
      </a>
    </div>
  );
}
