import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { Toaster } from '@/ui/toast/Toaster';

/** The place of toasts and notices, with the names it needs in the page's language. */
export function Toasts() {
  const t = useTexts('common');
  const { dir } = useLanguage();
  return <Toaster label={t('toast.region')} closeLabel={t('toast.close')} dir={dir} />;
}
