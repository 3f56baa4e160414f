import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { testimonials as t } from '@/admin-texts';
import { SelectField, TextArea, TextField } from '@/ui/admin/fields';
import { Switch } from '@/ui/admin/Switch';
import { CONSENT_WAYS, type TestimonialValues } from './testimonial';

/**
 * Whether the testimonial is shown, and the consent and verification that this requires (Directive (EU)
 * 2019/2161).
 */
export function ActivationFields() {
  const id = useId();
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<TestimonialValues>();

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-xl">{t('activation.title')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t('activation.consentDate')}
          hint={t('activation.consentDateHint')}
          error={errors.consent_date?.message}
          {...register('consent_date')}
        />
        <TextField
          type="datetime-local"
          label={t('activation.createdAt')}
          hint={t('activation.createdAtHint')}
          error={errors.created_at?.message}
          {...register('created_at')}
        />
      </div>
      <TextArea
        label={t('activation.consentText')}
        hint={t('activation.consentTextHint')}
        rows={3}
        error={errors.consent_text?.message}
        {...register('consent_text')}
      />
      <SelectField
        label={t('activation.consentVia')}
        options={[['', t('activation.chooseWay')], ...Object.entries(CONSENT_WAYS)]}
        error={errors.consent_via?.message}
        {...register('consent_via')}
      />
      <TextArea
        label={t('activation.verification')}
        hint={t('activation.verificationHint')}
        rows={2}
        error={errors.verification?.message}
        {...register('verification')}
      />
      <Controller
        control={control}
        name="active"
        render={({ field }) => (
          <label
            htmlFor={id}
            className="inline-flex min-h-11 items-center gap-3 justify-self-start font-semibold"
          >
            <Switch
              id={id}
              ref={field.ref}
              checked={field.value}
              onCheckedChange={field.onChange}
              onBlur={field.onBlur}
            />
            {t('activation.show')}
          </label>
        )}
      />
    </fieldset>
  );
}
