import { Mail, MessageCircle, Phone, Video } from 'lucide-react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { useActiveLanguages } from '@/lib/activeLanguages';
import { LANGUAGE_FACTS } from '@/site/languages';
import { controlClass, Field } from './Field';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import type { EnquiryFormState } from './useEnquiryForm';
import { CHANNELS } from './values';

const ICONS = { call: Phone, email: Mail, chat: MessageCircle, video: Video };

/** The contact details and how to reply. */
export function ReplyFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const languages = useActiveLanguages();
  const { values, change } = form;
  const { channel } = values;
  const reach = channel === 'video' ? 'enquiry-reach' : undefined;
  return (
    <>
      <NameField form={form} />
      <RadioGroup
        form={form}
        name="channel"
        options={CHANNELS.map((value) => ({
          value,
          label: t(`survey.channels.${value}`),
          icon: ICONS[value],
        }))}
        value={channel}
        onChange={(chosen) => change({ channel: chosen })}
        className="sm:grid-cols-2"
      />
      {reach && (
        <p id={reach} className="text-ink-700">
          {t('survey.hints.reach')}
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <EmailField form={form} optional={channel !== 'email'} insteadOf={reach} />
        <PhoneField
          form={form}
          optional={channel !== 'call' && channel !== 'chat' && values.urgency !== 'detained'}
          insteadOf={reach}
        />
      </div>
      <Field form={form} name="language">
        {(control) => (
          <Select
            control={{ ...control, autoComplete: 'language' }}
            options={languages.map((code) => ({
              value: code,
              label: LANGUAGE_FACTS[code].name,
              lang: code,
            }))}
            value={values.language || language}
            onChange={(chosen) => change({ language: chosen })}
          />
        )}
      </Field>
    </>
  );
}

/** Who writes. */
export function NameField({ form }: { form: EnquiryFormState }) {
  return (
    <Field form={form} name="name">
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="name"
          dir="auto"
          value={form.values.name}
          onChange={(event) => form.change({ name: event.target.value })}
          className={controlClass(control['aria-invalid'])}
        />
      )}
    </Field>
  );
}

interface ReachFieldProps {
  form: EnquiryFormState;
  optional?: boolean;
  insteadOf?: string | undefined;
}

/** The e-mail address. */
export function EmailField({ form, ...props }: ReachFieldProps) {
  return (
    <Field form={form} name="email" {...props}>
      {(control) => (
        <input
          {...control}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          value={form.values.email}
          onChange={(event) => form.change({ email: event.target.value })}
          className={controlClass(control['aria-invalid'])}
        />
      )}
    </Field>
  );
}

/** The telephone number. */
export function PhoneField({ form, ...props }: ReachFieldProps) {
  const t = useTexts('contact');
  return (
    <Field form={form} name="phone" {...props} hint={t('survey.hints.phone')} hintBelow>
      {(control) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          value={form.values.phone}
          onChange={(event) => form.change({ phone: event.target.value })}
          className={controlClass(control['aria-invalid'])}
        />
      )}
    </Field>
  );
}
