import { Check, ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';
import { storeLanguage } from '@/i18n/preference';
import { useTexts } from '@/i18n/useTexts';
import { isLanguage, LANGUAGE_FACTS, type Language } from '@/site/languages';
import { translatePath } from '@/site/pages';
import { cx } from '@/ui/cx';
import { DROPDOWN_ITEM, DropdownPanel } from '@/ui/DropdownPanel';
import { useDisclosure } from '@/ui/useDisclosure';
import { useLanguageOptions } from './queries';

/**
 * Links to the current page in each active language (SPEC 2.8), keeping post, query and hash (PRODUCT 3). A language
 * without pages in this build has no link. Renders nothing while the list loads or with fewer than two languages.
 */
export function LanguageSwitcher() {
  const t = useTexts('navigation');
  const { language, setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const languages = useLanguageOptions();
  const { open, setOpen, rootRef, buttonProps, panelProps } = useDisclosure();

  if (languages.length < 2) return null;

  const choose = (event: MouseEvent, code: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      storeLanguage(code);
      return;
    }
    event.preventDefault();
    setOpen(false);
    void setLanguage(code);
  };

  return (
    <div ref={rootRef} className="relative">
      <button
        {...buttonProps}
        className="flex min-h-11 items-center gap-1.5 rounded-full px-2.5 hover:bg-white/10"
      >
        <span className="sr-only">{t('language')}:</span>
        <span aria-hidden="true" className="w-[1.4em] defer-paint">
          {LANGUAGE_FACTS[language].flag}
        </span>
        <span className="max-sm:sr-only lg:max-xl:sr-only">{LANGUAGE_FACTS[language].name}</span>
        <span aria-hidden="true" className="uppercase sm:hidden lg:max-xl:inline">
          {language}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <DropdownPanel {...panelProps} className="end-0 w-52">
        {languages.map(({ code, name, flag }) => (
          <li key={code}>
            {isLanguage(code) ? (
              <a
                href={translatePath(pathname, code) + search + hash}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? 'true' : undefined}
                onClick={(event) => choose(event, code)}
                // The middle button opens a new tab, whose URL may not name its language.
                onAuxClick={() => storeLanguage(code)}
                className={DROPDOWN_ITEM}
              >
                <span aria-hidden="true">{flag}</span>
                {name}
                {code === language && (
                  <Check aria-hidden="true" className="ms-auto size-4 text-terracotta-600" />
                )}
              </a>
            ) : (
              <span lang={code} className={cx(DROPDOWN_ITEM, 'text-ink-700')}>
                <span aria-hidden="true">{flag}</span>
                {name}
              </span>
            )}
          </li>
        ))}
      </DropdownPanel>
    </div>
  );
}
