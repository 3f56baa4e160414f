import { mail as t } from '@/admin-texts';
import { SettingsForm } from '@/lib/admin/SettingsForm';
import { useFirm } from '@/lib/liveFirm';
import { MAX_MAIL_ADDRESS } from '@/site/mailAddress';

/** How often a summary is sent. */
const SUMMARIES = ['none', 'daily', 'weekly'] as const;

// A browser takes a domain without a dot, and the database does not.
const ADDRESS = { type: 'email', pattern: '.+@.+\\..+', maxLength: MAX_MAIL_ADDRESS } as const;

/** Edits where alerts of new enquiries are sent, and how often a summary. */
export function MailForm() {
  const { email } = useFirm();
  return (
    <SettingsForm
      fields={[
        {
          ...ADDRESS,
          name: 'alert_email',
          label: t('form.address'),
          hint: t('form.addressHint', { email }),
        },
        {
          ...ADDRESS,
          name: 'absence_email',
          label: t('form.absence'),
          hint: t('form.absenceHint'),
        },
        {
          name: 'summary_mail',
          label: t('form.summary'),
          type: 'select',
          options: SUMMARIES.map((name) => [name, t(`summaries.${name}`)]),
        },
      ]}
      label={t('form.save')}
      savedLabel={t('form.saved')}
    />
  );
}
