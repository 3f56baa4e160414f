import { useLanguage, useTexts } from '@/i18n/language';
import { useActiveLanguages } from '@/lib/activeLanguages';
import { LANGUAGE_FACTS } from '@/site/languages';
import { Fold } from '@/ui/Fold';
import { SelectField, TextField } from './Field';
import type { EnquiryFormState } from './useEnquiryForm';
import { CHANNELS, SOURCES } from '@/site/enquiries';

/** How to reply: the channel and what it needs; whatever else may help is folded. */
export function ReplyFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { language: pageLanguage } = useLanguage();
  const languages = useActiveLanguages();
  const { channel, urgency, language } = form.values;
  const reach = channel === 'video' ? 'enquiry-reach' : undefined;
  // A channel needs one of the two; whoever cannot wait is asked for a phone in any case.
  const withEmail = channel === 'email' || channel === 'video';
  const withPhone = channel !== 'email' || urgency !== 'normal';
  const email = (
    <TextField form={form} name="email" optional={channel !== 'email'} insteadOf={reach} />
  );
  const phone = (
    <TextField
      form={form}
      name="phone"
      optional={channel !== 'call' && channel !== 'chat' && urgency !== 'detained'}
      insteadOf={reach}
      hint={t('survey.hints.phone')}
      hintBelow
    />
  );
  return (
    <>
      <TextField form={form} name="name" />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <SelectField
          form={form}
          name="channel"
          options={CHANNELS.map((value) => ({ value, label: t(`survey.channels.${value}`) }))}
        />
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
          {/* The page's language, unless another is chosen. */}
          <SelectField
            form={form}
            name="language"
            options={languages.map((code) => ({
              value: code,
              label: LANGUAGE_FACTS[code].name,
              lang: code,
            }))}
            value={language || pageLanguage}
            autoComplete="language"
          />
          <SelectField
            form={form}
            name="source"
            optional
            options={[
              { value: '', label: t('survey.sourceNone') },
              ...SOURCES.map((value) => ({ value, label: t(`survey.sources.${value}`) })),
            ]}
          />
        </div>
      </Fold>
    </>
  );
}
