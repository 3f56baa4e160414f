import { ADMIN_LANGUAGES, adminLanguage, adminTexts, chooseAdminLanguage } from '@/admin-texts';
import { LANGUAGE_FACTS } from '@/site/languages';
import { cx } from '@/ui/cx';

const t = adminTexts('admin');

/** Chooses the language of the admin area's own texts on this device, which loads the page again. */
export function LanguageChoice() {
  const chosen = adminLanguage();
  return (
    <div role="group" aria-label={t('language.title')} className="flex flex-wrap gap-1">
      {ADMIN_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === chosen}
          className={cx(
            'min-h-11 rounded px-3 text-sm',
            code === chosen ? 'bg-ink-800 font-semibold text-white' : 'hover:bg-limestone-200',
          )}
          onClick={() => chooseAdminLanguage(code)}
        >
          {LANGUAGE_FACTS[code].name}
        </button>
      ))}
    </div>
  );
}
