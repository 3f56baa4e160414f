import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LanguageContext, type LanguageState, useI18n } from './language';
import type { Entry, KeptScroll } from '@/lib/router/entry';
import { useNavigation, useShown } from '@/lib/router/NavigationProvider';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, type Language } from '@/site/languages';
import { isAdminPath } from '@/site/adminPaths';
import { languageOfPath, translatePath } from '@/site/pages';
import { loadedNamespaces, loadTexts } from './instance';
import { keepLanguage, preferredLanguage, rememberLanguage } from './preference';
import { isReachedByHistory } from './visitorLanguage';

/** What an address that names no language was opened with: the page before may set its own late. */
interface ChosenLanguage {
  language: Language;
}

const chosenFor = ({ state }: Entry) => (state as Partial<ChosenLanguage> | null)?.language;

/** Provides the page's language and keeps `<html lang dir>` in step. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { navigate } = useNavigation();
  const { entry, action } = useShown();
  const i18n = useI18n();
  const isBack = action === 'pop';
  /** What each entry of the history was shown in. */
  const [shownIn, setShownIn] = useState(() => new Map<string, Language>());
  const named = languageOfPath(entry.pathname);
  const chosen = shownIn.get(entry.key) ?? (isBack ? undefined : chosenFor(entry));
  const wanted = named ?? chosen ?? preferredLanguage();
  // The admin area chooses its own, whatever language staff use on the public site.
  const language = isAdminPath(entry.pathname) ? SOURCE_LANGUAGE : wanted;
  const { dir } = LANGUAGE_FACTS[language];

  useEffect(() => {
    // Opening an address with a language prefix is a choice; going back to one is none.
    const isReturn = isBack && (shownIn.size > 0 || isReachedByHistory());
    shownIn.set(entry.key, wanted);
    if (named && !isReturn) rememberLanguage(named);
    else keepLanguage(wanted);
  }, [named, wanted, isBack, shownIn, entry.key]);

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
        rememberLanguage(next);
        const state: ChosenLanguage & KeptScroll = { language: next, keepScroll: true };
        if (path !== pathname) await navigate(path + search + hash, { state });
        // `/` shown in English to an English browser, switched to Spanish.
        else setShownIn((known) => new Map(known).set(entry.key, next));
      },
    }),
    [language, dir, i18n, entry, navigate],
  );

  return <LanguageContext value={state}>{children}</LanguageContext>;
}
