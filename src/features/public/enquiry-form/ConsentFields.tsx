import type { ReactNode } from 'react';
import { NewTabLink } from '@/i18n/NewTabLink';
import { usePaths, useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { firmCountry } from '@/site/firmCountry';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { controlProps, FieldError } from './Field';
import type { EnquiryFormState } from './useEnquiryForm';

/** The first layer of data protection (LOPDGDD art. 11.2) and the consent. */
export function ConsentFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { email } = useFirm();
  const { pathOf } = usePaths();
  return (
    <div>
      <p className="mb-3 max-w-prose text-sm text-ink-700">
        {t('survey.firstLayer', {
          email,
          months: ENQUIRY_RETENTION_MONTHS,
          authority: firmCountry.supervisoryAuthority.name,
          authorityUrl: firmCountry.supervisoryAuthority.website,
        })}
      </p>
      <Checkbox form={form} name="consent">
        {t('survey.consent')}
      </Checkbox>
      <FieldError form={form} name="consent" />
      {/* Free: an enquiry without it is sent all the same. */}
      <Checkbox form={form} name="special_consent">
        {t('survey.specialConsent')} ({t('survey.optional')})
      </Checkbox>
      <NewTabLink
        href={pathOf('privacy')}
        className="mt-1 inline-flex min-h-11 items-center text-start font-semibold text-ink-800 underline decoration-terracotta-500 underline-offset-4 hover:text-terracotta-700"
      >
        {t('survey.readNotice')}
      </NewTabLink>
    </div>
  );
}

interface CheckboxProps {
  form: EnquiryFormState;
  name: 'consent' | 'special_consent';
  children: ReactNode;
}

function Checkbox({ form, name, children }: CheckboxProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 py-2">
      <input
        {...controlProps(form, name)}
        type="checkbox"
        checked={form.values[name]}
        onChange={(event) => form.change({ [name]: event.target.checked })}
        className="mt-1 size-6 shrink-0 accent-ink-800"
      />
      <span>{children}</span>
    </label>
  );
}
