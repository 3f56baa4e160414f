import type { i18n, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Language } from '@/site/languages';
import type { Namespace } from './engine';
import { useEngine, useLanguage } from './LanguageProvider';

interface Texts {
  in: <N extends Namespace>(language: Language, namespace: N) => TFunction<N>;
  subscribe: (changed: () => void) => () => void;
}

const textsOfEngines = new WeakMap<i18n, Texts>();

/** An engine's `t` for each language and namespace: the same function until one of its texts changes. */
function textsOf(engine: i18n): Texts {
  const known = textsOfEngines.get(engine);
  if (known) return known;
  const translate = new Map<string, unknown>();
  // The first to hear of a change, so that who subscribes later finds a new function.
  engine.store.on('added', (_: string, namespace: string) => {
    // In all languages: the text may be the fallback of another.
    for (const name of [...translate.keys()]) {
      if (name.endsWith(`/${namespace}`)) translate.delete(name);
    }
  });
  const texts: Texts = {
    in(language, namespace) {
      const name = `${language}/${namespace}`;
      const t =
        translate.get(name) ?? remembering(engine.getFixedT<Namespace>(language, namespace));
      translate.set(name, t);
      return t as TFunction<typeof namespace>;
    },
    subscribe(changed) {
      engine.store.on('added', changed);
      return () => engine.store.off('added', changed);
    },
  };
  textsOfEngines.set(engine, texts);
  return texts;
}

/** Looks a text without values up once: that was a third of the time that a page takes to render. */
function remembering<T extends (...args: never[]) => unknown>(t: T): T {
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
 * The texts of a namespace in the page's language, with typed keys. The engine is told the language with each
 * text: as its global state it would load the fallback's files too, and could not render two pages at once.
 * react-i18next's own hook copies the whole engine for each component: a fifth of the time a page takes to render.
 */
export function useTexts<N extends Namespace>(namespace: N): TFunction<N> {
  const { language } = useLanguage();
  const texts = textsOf(useEngine());
  const current = () => texts.in(language, namespace);
  return useSyncExternalStore(texts.subscribe, current, current);
}
