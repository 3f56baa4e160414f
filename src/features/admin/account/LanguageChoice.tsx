import { admin as t, ADMIN_LANGUAGES, adminLanguage, chooseAdminLanguage } from '@/admin-texts';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';

/** Chooses the language of the admin area's own texts on this device, which loads the page again. */
export const LanguageChoice = () => (
  <div role="group" aria-label={t('language.title')} className="flex flex-wrap gap-1">
    <LanguageButtons
      inOwn
      languages={ADMIN_LANGUAGES}
      shown={adminLanguage()}
      onShow={chooseAdminLanguage}
    />
  </div>
);
