import { ADMIN_LANGUAGES, adminLanguage, adminTexts, chooseAdminLanguage } from '@/lib/admin/texts';
import { LANGUAGE_FACTS } from '@/site/languages';
import { buttonClass } from '@/ui/button';

const t = adminTexts('admin');

/** Chooses the language of the admin area's own texts on this device, which loads the page again. */
export function LanguageChoice() {
  const chosen = adminLanguage();
  return (
    <div role="group" aria-label={t('language.title')} className="flex flex-wrap gap-3">
      {ADMIN_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === chosen}
          className={buttonClass(code === chosen ? 'primary' : 'secondary', 'px-4')}
          onClick={() => chooseAdminLanguage(code)}
        >
          {LANGUAGE_FACTS[code].name}
        </button>
      ))}
    </div>
  );
}
