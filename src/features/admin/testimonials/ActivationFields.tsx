import { useFormContext } from 'react-hook-form';
import { testimonials as t } from '@/admin-texts';
import { Checkbox, SelectField, TextArea, TextField } from '@/ui/admin/fields';
import { CONSENT_WAYS, type TestimonialValues } from './testimonial';

/**
 * Whether the testimonial is shown, and the consent and verification that this requires (Directive (EU)
 * 2019/2161).
 */
export function ActivationFields() {
  const { register, formState } = useFormContext<TestimonialValues>();
  const field = (name: keyof TestimonialValues) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-xl">{t('activation.title')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('activation.consentDate')}
          hint={t('activation.consentDateHint')}
          {...field('consent_date')}
        />
        <TextField
          type="datetime-local"
          label={t('activation.createdAt')}
          hint={t('activation.createdAtHint')}
          {...field('created_at')}
        />
      </div>
      <TextArea
        label={t('activation.consentText')}
        hint={t('activation.consentTextHint')}
        rows={3}
        {...field('consent_text')}
      />
      <SelectField
        label={t('activation.consentVia')}
        options={[['', t('activation.chooseWay')], ...Object.entries(CONSENT_WAYS)]}
        {...field('consent_via')}
      />
      <TextArea
        label={t('activation.verification')}
        hint={t('activation.verificationHint')}
        rows={2}
        {...field('verification')}
      />
      <Checkbox label={t('activation.show')} {...register('active')} />
    </fieldset>
  );
}
