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
import { isAdminPath } from '@/site/adminPaths';
import { languageOfPath, translatePath } from '@/site/pages';
import { loadedNamespaces, loadTexts } from './instance';
import { rememberLanguage } from './preference';

interface LanguageState {
  language: Language;
  dir: 'ltr' | 'rtl';
  /** Switches the language, keeping page or post, query and hash (PRODUCT 3). */
  setLanguage: (language: Language) => Promise<void>;
}

/** For `InLanguage` only; everything else uses `useLanguage`. */
export const LanguageContext = createContext<LanguageState | null>(null);

/**
 * Provides the page's language, from the address or the visitor's preference, and keeps `<html lang
 * dir>` in step.
 * @param preferred the language of addresses without prefix, resolved before the first render.
 */
export function LanguageProvider({
  preferred: initial,
  children,
}: {
  preferred: Language;
  children: ReactNode;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const i18n = useI18n();
  const named = languageOfPath(location.pathname);
  const [preferred, setPreferred] = useState(named ?? initial);
  // The admin area is Spanish, whatever language staff use on the public site.
  const language = isAdminPath(location.pathname) ? DEFAULT_LANGUAGE : (named ?? preferred);
  const { dir } = LANGUAGE_FACTS[language];

  // Opening an address with a language prefix is a choice too; only when it changes, or it would
  // undo `setLanguage`.
  const [lastNamed, setLastNamed] = useState(named);
  if (named !== lastNamed) {
    setLastNamed(named);
    if (named) setPreferred(named);
  }

  useEffect(() => {
    if (named) rememberLanguage(named);
  }, [named]);

  // Before the paint: text that changes direction jumps from one side to the other.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = dir;
  }, [language, dir]);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      dir,
      async setLanguage(next) {
        const { pathname, search, hash } = location;
        const path = translatePath(pathname, next);
        try {
          await loadTexts(i18n, next, loadedNamespaces(i18n, language));
          setPreferred(next);
        } catch (error) {
          // The route of another address loads the texts again, and waits for the connection.
          if (path === pathname) throw error;
        }
        rememberLanguage(next);
        // The address may stay the same: `/` shown in English to an English browser, switched to
        // Spanish.
        if (path === pathname) return;
        await navigate(path + search + hash, { preventScrollReset: true });
      },
    }),
    [language, dir, i18n, location, navigate],
  );

  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The i18n instance. Not through `useTranslation`, which would also load the Spanish files. */
export function useI18n() {
  return use(I18nContext).i18n;
}

/**
 * The page's language, its direction, and how to switch it. @throws outside of a LanguageProvider.
 */
export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider');
  return state;
}
