import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { TextField } from '@/ui/admin/TextField';
import { ImageField } from './ImageField';
import type { TestimonialValues } from './schema';

const t = adminTexts('testimonials');

/** Three times the size on the site, for high-density screens (SPEC 9: 120x24 px). */
const LOGO = { maxWidth: 360, maxBytes: 60_000 };

/** The logo of the platform where the testimonial was published, and what it shows, in words. */
export function PlatformFields({ logos }: { logos: readonly string[] }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<TestimonialValues>();
  const { url, upload } = useWatch({ control, name: 'platformLogo' });
  return (
    <div className="grid content-start gap-4">
      <Controller
        control={control}
        name="platformLogo"
        render={({ field }) => (
          <ImageField
            label={t('platform.logo')}
            hint={t('platform.logoHint')}
            limits={LOGO}
            className="h-6 w-30 object-contain"
            value={field.value}
            onChange={field.onChange}
            others={logos}
          />
        )}
      />
      {(url ?? upload) && (
        <TextField
          label={t('platform.name')}
          hint={t('platform.nameHint')}
          required
          error={errors.platformName?.message}
          {...register('platformName')}
        />
      )}
    </div>
  );
}
