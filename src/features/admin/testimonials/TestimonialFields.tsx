import { useFormContext } from 'react-hook-form';
import { testimonials as t } from '@/admin-texts';
import { ImagePicker } from '@/lib/admin/ImagePicker';
import { Checkbox, SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { CONSENT_WAYS, type TestimonialValues } from './testimonial';

/** The form, and what a field of it has: its value, what is wrong with it, and how it is filled. */
function useFields() {
  const form = useFormContext<TestimonialValues>();
  const field = (name: keyof TestimonialValues) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return { ...form, field };
}

/** The pictures' classes, and their sizes in pixels: three times those on the site, for high-density screens (SPEC 9). */
const PICTURES = {
  image: { className: 'size-14 rounded-full object-cover', maxWidth: 168 },
  platform_logo: { className: 'h-6 w-30 object-contain', maxWidth: 360 },
};

/** The client's picture, and the logo of the platform where the testimonial was published, with what it shows in words. */
export function PictureFields() {
  const { field, setValue, watch } = useFields();
  const picker = (name: keyof typeof PICTURES, label: string, hint: string) => {
    const { className, maxWidth } = PICTURES[name];
    return (
      <>
        <p className="font-semibold">{label}</p>
        <ImagePicker
          {...{ label, hint, className }}
          storing={{ folder: 'testimonials', maxWidth, maxBytes: 60_000 }}
          image={watch(name)}
          onChange={(url) => setValue(name, url, { shouldDirty: true })}
        />
      </>
    );
  };
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="grid content-start gap-2">
        {picker('image', t('form.photo'), t('form.photoHint'))}
      </div>
      <div className="grid content-start gap-2">
        {picker('platform_logo', t('platform.logo'), t('platform.logoHint'))}
        {watch('platform_logo') && (
          <TextField
            label={t('platform.name')}
            hint={t('platform.nameHint')}
            required
            {...field('platform_name')}
          />
        )}
      </div>
    </div>
  );
}

/** Whether it is shown, and the consent and verification that this requires (Directive (EU) 2019/2161). */
export function ActivationFields() {
  const { field, register } = useFields();
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
