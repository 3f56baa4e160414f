import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { LanguageLink } from '@/i18n/LanguageLink';
import { useLanguage, useTexts } from '@/i18n/language';
import { languagesOptions } from '@/lib/activeLanguages';
import { useSlugsAt } from '@/lib/currentPost';
import { useEntry } from '@/lib/router/NavigationProvider';
import { flagOf, isLanguage, LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';
import { translatePath } from '@/site/pages';
import { cx } from '@/ui/classes';
import { DropdownPanel } from '@/ui/DropdownPanel';
import { useDisclosure } from '@/ui/useDisclosure';

/** Offered when the list fails to load (SPEC 8). */
const FALLBACK = [SOURCE_LANGUAGE, 'en' as const].map((code) => ({
  code,
  name: LANGUAGE_FACTS[code].name,
}));

/** Links to this page in each active language (SPEC 2.8), with post, query and hash (PRODUCT 3). */
export function LanguageSwitcher() {
  const t = useTexts('navigation');
  const { language } = useLanguage();
  const { pathname, search, hash } = useEntry();
  const slugs = useSlugsAt(pathname, language);
  // A retry resets `error`; the fallback stays during it, so that no link vanishes under a tap.
  const { data, errorUpdateCount } = useQuery(languagesOptions());
  const languages = data ?? (errorUpdateCount > 0 ? FALLBACK : []);
  const { open, close, rootRef, buttonProps, panelProps } = useDisclosure();

  if (languages.length < 2) return null;

  return (
    <div ref={rootRef} className="relative">
      <button
        {...buttonProps}
        data-early="panel"
        className="flex min-h-11 items-center gap-1.5 rounded-full px-2.5 hover:bg-white/10 max-[16rem]:px-1"
      >
        <span className="sr-only">{`${t('language')}:`}</span>
        <span aria-hidden="true" className="w-[1.4em] max-sm:hidden lg:max-xl:hidden">
          {LANGUAGE_FACTS[language].flag}
        </span>
        <span className="max-sm:sr-only lg:max-xl:sr-only">{LANGUAGE_FACTS[language].name}</span>
        {/* Without the flag, which is the same two letters on Windows. */}
        <span lang="en" className="min-w-7 text-center uppercase sm:hidden lg:max-xl:inline-block">
          {language}
        </span>
        <ChevronDown className={cx('chevron max-[16rem]:hidden', open && 'rotate-180')} />
      </button>
      <DropdownPanel {...panelProps} early className="end-0 w-44">
        {languages.map(({ code, name }) => (
          <li key={code}>
            {isLanguage(code) ? (
              <LanguageLink
                code={code}
                href={translatePath(pathname, code, slugs) + search + hash}
                onChoose={close}
                className="panel-link"
              >
                <span aria-hidden="true">{flagOf(code)}</span>
                {name}
                {code === language && <Check className="ms-auto size-4 text-terracotta-600" />}
              </LanguageLink>
            ) : (
              <span lang={code} className="panel-link text-ink-700">
                <span aria-hidden="true">{flagOf(code)}</span>
                {name}
              </span>
            )}
          </li>
        ))}
      </DropdownPanel>
    </div>
  );
}
