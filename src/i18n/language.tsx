import { createContext, use, useCallback, useSyncExternalStore, type ComponentProps } from 'react';
import { I18nContext } from 'react-i18next';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import type { i18n as I18n, TFunction } from 'i18next';
import type { Namespace } from './namespaces';
import { Link, useLocation } from 'wouter';
import type { Lawyer } from '@/site/firm';
import { addressOf, lawyerPathOf, type PageId, pathOf, postPathOf } from '@/site/pages';
import { cx } from '@/ui/classes';

export interface LanguageState {
  language: Language;
  dir: 'ltr' | 'rtl';
  /**
   * Switches the language, keeping page or post, query and hash (PRODUCT 3).
   * @param href where the page is in that language, if its path does not say so.
   */
  setLanguage: (language: Language, href?: string) => Promise<void>;
}

/** For `InLanguage` only; everything else uses `useLanguage`. */
export const LanguageContext = createContext<LanguageState | null>(null);

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

/** The `t` functions of an instance by language and namespace, until one of their texts changes. */
const functionsOf = new WeakMap<I18n, Map<string, unknown>>();

function functionsIn(i18n: I18n): Map<string, unknown> {
  const known = functionsOf.get(i18n);
  if (known) return known;
  const functions = new Map<string, unknown>();
  functionsOf.set(i18n, functions);
  // Registered before any component subscribes, so that their listeners find a new function.
  i18n.store.on('added', (_: string, namespace: string) => {
    // In all languages: the text may be another language's fallback.
    for (const id of functions.keys()) if (id.endsWith(`/${namespace}`)) functions.delete(id);
  });
  return functions;
}

/**
 * Memoizes the texts without variables: looking them up took a third of the time to render a page.
 */
function memoized<T extends (...args: never[]) => unknown>(t: T): T {
  const texts = new Map<unknown, unknown>();
  return new Proxy(t, {
    apply(target, self, args: Parameters<T>) {
      const [key] = args;
      if (args.length > 1) return Reflect.apply(target, self, args);
      if (!texts.has(key)) texts.set(key, Reflect.apply(target, self, args));
      return texts.get(key);
    },
  });
}

/**
 * The `t` function of a namespace in the page's language, with typed keys. Not react-i18next's
 * hook: it copies the instance for each component, a fifth of the time to render a page, and keeps
 * the language in it, so that two pages could not be rendered at once.
 */
export function useTexts<N extends Namespace>(namespace: N): TFunction<N> {
  const { language } = useLanguage();
  const i18n = useI18n();
  const functions = functionsIn(i18n);
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.store.on('added', onChange);
      return () => i18n.store.off('added', onChange);
    },
    [i18n],
  );
  const current = () => {
    const id = `${language}/${namespace}`;
    const t = functions.get(id) ?? memoized(i18n.getFixedT<N>(language, namespace));
    functions.set(id, t);
    return t as TFunction<N>;
  };
  return useSyncExternalStore(subscribe, current, current);
}

/** `pathOf` and `postPathOf` in the page's language. */
export function usePaths() {
  const { language } = useLanguage();
  return {
    pathOf: (page: PageId) => pathOf(page, language),
    postPathOf: (slug: string) => postPathOf(slug, language),
  };
}

/** The home page's path; on it its own, so that links to it only scroll. */
export function useHomePath(): string {
  const { language } = useLanguage();
  const [pathname] = useLocation();
  return addressOf(pathname)?.page === 'home' ? pathname : pathOf('home', language);
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  page: PageId;
  search?: string | undefined;
  hash?: string;
};

/** A link to a page of the site in the current language; `search` is with '?', `hash` without '#'. */
export function PageLink({ page, search = '', hash, ...props }: PageLinkProps) {
  const path = usePaths().pathOf(page) + search + (hash ? `#${hash}` : '');
  return <Link to={path} {...props} />;
}

interface LawyerLinkProps {
  lawyer: Lawyer;
  className?: string;
}

export function LawyerLink({ lawyer: { id, name }, className }: LawyerLinkProps) {
  const { language } = useLanguage();
  return (
    <Link
      to={lawyerPathOf(id, language)}
      className={cx(
        'font-semibold underline decoration-terracotta-500 underline-offset-4',
        className,
      )}
    >
      <bdi lang={SOURCE_LANGUAGE}>{name}</bdi>
    </Link>
  );
}
