import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { useActiveLanguages } from '@/lib/activeLanguages';
import { LANGUAGE_FACTS } from '@/site/languages';
import { Fold } from '@/ui/Fold';
import { controlClass, Field } from './Field';
import { Select } from './Select';
import type { EnquiryFormState } from './useEnquiryForm';
import { CHANNELS, SOURCES } from './values';

/** How to reply: the channel and what it needs; whatever else may help is folded. */
export function ReplyFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { values, change } = form;
  const { channel, urgency } = values;
  const reach = channel === 'video' ? 'enquiry-reach' : undefined;
  // A channel needs one of the two; whoever cannot wait is asked for a phone in any case.
  const withEmail = channel === 'email' || channel === 'video';
  const withPhone = channel !== 'email' || urgency !== 'normal';
  const email = <EmailField form={form} optional={channel !== 'email'} insteadOf={reach} />;
  const phone = (
    <PhoneField
      form={form}
      optional={channel !== 'call' && channel !== 'chat' && urgency !== 'detained'}
      insteadOf={reach}
    />
  );
  return (
    <>
      <NameField form={form} />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <Field form={form} name="channel">
          {(control) => (
            <Select
              control={control}
              options={CHANNELS.map((value) => ({ value, label: t(`survey.channels.${value}`) }))}
              value={channel}
              onChange={(chosen) => change({ channel: chosen })}
            />
          )}
        </Field>
        {withEmail && email}
        {withPhone && phone}
        {reach && (
          <p id={reach} className="text-ink-700 sm:self-center">
            {t('survey.hints.reach')}
          </p>
        )}
      </div>
      <Fold
        className="rounded-lg border border-limestone-300 px-4"
        summary={
          <>
            {t('survey.more')}
            <span className="font-normal text-ink-700"> ({t('survey.optional')})</span>
          </>
        }
      >
        <div className="grid gap-6 pt-3 pb-5 sm:grid-cols-2 sm:items-start">
          {!withEmail && email}
          {!withPhone && phone}
          <LanguageField form={form} />
          <SourceField form={form} />
        </div>
      </Fold>
    </>
  );
}

/** In which language the firm replies: the page's, unless another is chosen. */
function LanguageField({ form }: { form: EnquiryFormState }) {
  const { language } = useLanguage();
  const languages = useActiveLanguages();
  return (
    <Field form={form} name="language">
      {(control) => (
        <Select
          control={{ ...control, autoComplete: 'language' }}
          options={languages.map((code) => ({
            value: code,
            label: LANGUAGE_FACTS[code].name,
            lang: code,
          }))}
          value={form.values.language || language}
          onChange={(chosen) => form.change({ language: chosen })}
        />
      )}
    </Field>
  );
}

/** How the visitor found the firm. */
function SourceField({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  return (
    <Field form={form} name="source" optional>
      {(control) => (
        <Select
          control={control}
          options={[
            { value: '', label: t('survey.sourceNone') },
            ...SOURCES.map((value) => ({ value, label: t(`survey.sources.${value}`) })),
          ]}
          value={form.values.source}
          onChange={(source) => form.change({ source })}
        />
      )}
    </Field>
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
