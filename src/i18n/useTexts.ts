import type { i18n as I18n, TFunction } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import type { Namespace } from './namespaces';
import { useI18n, useLanguage } from './LanguageProvider';

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
