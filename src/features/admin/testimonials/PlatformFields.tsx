import { useFormContext, useWatch } from 'react-hook-form';
import { testimonials as t } from '@/admin-texts';
import { ImagePicker } from '@/lib/admin/ImagePicker';
import { TextField } from '@/ui/admin/fields';
import { storeWithin } from './queries';
import type { TestimonialValues } from './testimonial';

/** Three times the size on the site, for high-density screens (SPEC 9: 120x24 px). */
const storeLogo = storeWithin({ maxWidth: 360, maxBytes: 60_000 });

/** The logo of the platform where the testimonial was published, and what it shows, in words. */
export function PlatformFields({ logos }: { logos: readonly string[] }) {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<TestimonialValues>();
  const logo = useWatch<TestimonialValues, 'platform_logo'>({ name: 'platform_logo' });
  const choose = (url: string) => setValue('platform_logo', url, { shouldDirty: true });
  const others = logos.filter((url) => url !== logo);
  return (
    <div className="grid content-start gap-2">
      <p className="font-semibold">{t('platform.logo')}</p>
      <ImagePicker
        label={t('platform.logo')}
        hint={t('platform.logoHint')}
        store={storeLogo}
        className="h-6 w-30 object-contain"
        image={logo}
        onChange={choose}
      />
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">{t('platform.known')}</span>
          {others.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={t('platform.use', { number: index + 1 })}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded border border-limestone-300 bg-white p-2 hover:border-ink-800"
              onClick={() => choose(url)}
            >
              <img src={url} alt="" className="h-6 w-30 object-contain" />
            </button>
          ))}
        </div>
      )}
      {logo && (
        <TextField
          label={t('platform.name')}
          hint={t('platform.nameHint')}
          required
          error={errors.platform_name?.message}
          {...register('platform_name')}
        />
      )}
    </div>
  );
}
