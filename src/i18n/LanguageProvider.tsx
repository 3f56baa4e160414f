import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, type Language } from '@/site/languages';
import { isAdminPath, languageOfPath, translatePath } from '@/site/pages';
import { loadedNamespaces, loadTexts } from './engine';
import { rememberLanguage } from './preference';

interface LanguageState {
  language: Language;
  dir: 'ltr' | 'rtl';
  /** Switches the language and stays on the same page, post, query and hash (PRODUCT 3). */
  setLanguage: (language: Language) => Promise<void>;
}

/** For `InLanguage`; anything else asks `useLanguage`. */
export const LanguageContext = createContext<LanguageState | null>(null);

/** `preferred` is the language of addresses without prefix, resolved before the first render. */
export function LanguageProvider({
  preferred: initial,
  children,
}: {
  preferred: Language;
  children: ReactNode;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const i18n = useEngine();
  const named = languageOfPath(location.pathname);
  const [preferred, setPreferred] = useState(named ?? initial);
  // The admin area speaks Spanish, whatever its reader reads outside.
  const language = isAdminPath(location.pathname) ? DEFAULT_LANGUAGE : (named ?? preferred);
  const { dir } = LANGUAGE_FACTS[language];

  // An address with a language is a choice too; only the change counts, or a choice made here would be undone.
  const [lastNamed, setLastNamed] = useState(named);
  if (named !== lastNamed) {
    setLastNamed(named);
    if (named) setPreferred(named);
  }

  useEffect(() => {
    if (named) rememberLanguage(named);
  }, [named]);

  // Before the first paint: text that changes its direction moves across the whole line.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = dir;
  }, [language, dir]);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      dir,
      async setLanguage(next) {
        await loadTexts(i18n, next, loadedNamespaces(i18n, language));
        rememberLanguage(next);
        setPreferred(next);
        const { pathname, search, hash } = location;
        const path = translatePath(pathname, next);
        // An address without prefix may already be the right one: `/` in an English browser, switched to Spanish.
        if (path === pathname) return;
        await navigate(path + search + hash, { preventScrollReset: true });
      },
    }),
    [language, dir, i18n, location, navigate],
  );

  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The engine itself; `useTranslation` would load the Spanish texts beside the page's. */
export function useEngine() {
  return use(I18nContext).i18n;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider');
  return state;
}
