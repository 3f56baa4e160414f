import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { Toaster } from '@/ui/toast/Toaster';

/** The toaster, labelled in the page's language. */
export function Toasts() {
  const t = useTexts('common');
  const { dir } = useLanguage();
  return <Toaster label={t('toast.region')} closeLabel={t('toast.close')} dir={dir} />;
}
