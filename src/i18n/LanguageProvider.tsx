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
import type { Entry, KeptScroll } from '@/lib/router/entry';
import { useNavigation, useShown } from '@/lib/router/NavigationProvider';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, type Language } from '@/site/languages';
import { isAdminPath } from '@/site/adminPaths';
import { languageOfPath, translatePath } from '@/site/pages';
import { loadedNamespaces, loadTexts } from './instance';
import { keepLanguage, rememberLanguage } from './preference';
import { isReachedByHistory } from './visitorLanguage';

interface LanguageState {
  language: Language;
  dir: 'ltr' | 'rtl';
  /**
   * Switches the language, keeping page or post, query and hash (PRODUCT 3).
   * @param href where the page is in that language, if its path does not say so.
   */
  setLanguage: (language: Language, href?: string) => Promise<void>;
}

/** What an address that names no language was opened with: the page before may set its own late. */
interface ChosenLanguage {
  language: Language;
}

const chosenFor = ({ state }: Entry) => (state as Partial<ChosenLanguage> | null)?.language;

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
  const { navigate } = useNavigation();
  const { entry, action } = useShown();
  const i18n = useI18n();
  const isBack = action === 'pop';
  const named = languageOfPath(entry.pathname);
  const [preferred, setPreferred] = useState(named ?? initial);
  /** What each entry of the history was shown in. */
  const [shownIn] = useState(() => new Map<string, Language>());
  // The admin area chooses its own, whatever language staff use on the public site.
  const language = isAdminPath(entry.pathname) ? SOURCE_LANGUAGE : (named ?? preferred);
  const { dir } = LANGUAGE_FACTS[language];

  // Only when the address changes, or it would undo `setLanguage`.
  const [lastKey, setLastKey] = useState(entry.key);
  if (entry.key !== lastKey) {
    setLastKey(entry.key);
    const next = named ?? (isBack ? shownIn.get(entry.key) : chosenFor(entry));
    if (next) setPreferred(next);
  }

  useEffect(() => {
    // Opening an address with a language prefix is a choice; going back to one is none.
    const isReturn = isBack && (shownIn.size > 0 || isReachedByHistory());
    // Once for each address: choosing another language renders this one again before it is left.
    const isNew = shownIn.get(entry.key) !== language;
    if (!named || isReturn) keepLanguage(preferred);
    else if (isNew) rememberLanguage(named);
    shownIn.set(entry.key, language);
  }, [named, preferred, isBack, shownIn, entry.key, language]);

  // Before the paint: text that changes direction jumps from one side to the other.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    // Also an attribute that is set to what it is restyles the whole page.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== dir) root.dir = dir;
  }, [language, dir]);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      dir,
      async setLanguage(next, href) {
        const { pathname, search, hash } = entry;
        const path = href?.split(/[?#]/)[0] ?? translatePath(pathname, next);
        try {
          await loadTexts(i18n, next, loadedNamespaces(i18n, language));
        } catch (error) {
          // The route of another address loads the texts again, and waits for the connection.
          if (path === pathname) throw error;
        }
        // Not where the next address names it: this page would change before it is left.
        if (!languageOfPath(path)) setPreferred(next);
        rememberLanguage(next);
        // The address may stay the same: `/` shown in English to an English browser, switched to
        // Spanish.
        if (path === pathname) return;
        const state: ChosenLanguage & KeptScroll = { language: next, keepScroll: true };
        await navigate(path + search + hash, { state });
      },
    }),
    [language, dir, i18n, entry, navigate],
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
