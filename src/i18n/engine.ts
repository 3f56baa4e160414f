import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firm } from '@/site/firm';
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages';
import { forgetCovered } from './overrides';

/** The translation files of a language: /locales/{language}/{namespace}.json (SPEC 7.2). */
export const NAMESPACES = [
  'common',
  'navigation',
  'contact',
  'blog',
  'services',
  'routes',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** Values that any text may name; identity never stands in a translation file. */
const DEFAULT_VARIABLES = {
  firm: firm.name,
  lawyer: firm.lawyer,
  city: firm.address.city,
};

type Load = (
  languages: string[],
  namespaces: readonly string[],
  done: (errors?: unknown) => void,
) => void;

/** The part of i18next's connector that is used here; its own type is `any`. */
interface BackendConnector {
  load: Load;
  /** Fetches even what is there already. */
  reload: Load;
}

/** i18next's reader of files, whose code comes with the first one: a prerendered page brings its texts along. */
class LazyHttpBackend implements BackendModule {
  static readonly type = 'backend';
  readonly type = 'backend';
  #settings: Parameters<BackendModule['init']> | undefined;
  #backend: Promise<BackendModule> | undefined;

  init(...settings: Parameters<BackendModule['init']>) {
    this.#settings = settings;
  }

  read(...[language, namespace, done]: Parameters<BackendModule['read']>) {
    this.#backend ??= import('i18next-http-backend').then(
      ({ default: HttpBackend }) => new HttpBackend(...(this.#settings ?? [])),
    );
    this.#backend.then(
      (backend) => backend.read(language, namespace, done),
      (error: unknown) => {
        this.#backend = undefined;
        // Worth another try.
        done(error as Error, true);
      },
    );
  }
}

/** A translation engine without texts; `loadTexts` fetches them. */
export function createEngine(): i18n {
  const engine = i18next.createInstance();
  void engine
    .use(LazyHttpBackend)
    .use(initReactI18next)
    .init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      ns: [],
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: {},
      initAsync: false,
      // A 5xx is tried again, a 4xx is not (SPEC 8); two tries more, then the Spanish texts.
      maxRetries: 2,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      interpolation: { escapeValue: false, defaultVariables: DEFAULT_VARIABLES },
      // A text that is changed while the page is open is shown at once.
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  return engine;
}

/** @returns whether all came. */
function fetchTexts(
  engine: i18n,
  how: keyof BackendConnector,
  language: Language,
  namespaces: readonly string[],
): Promise<boolean> {
  return new Promise((resolve) => {
    const connector = engine.services.backendConnector as BackendConnector;
    connector[how]([language], namespaces, (errors) => resolve(!errors));
  });
}

/** What an engine has only the shorter part of, as 'language/namespace'. */
const partialTexts = new WeakMap<i18n, Set<string>>();

/** Gives an engine the texts that a prerendered page carries; of the `partial` namespaces, the long ones are left out. */
export function addPageTexts(
  engine: i18n,
  language: Language,
  texts: Readonly<Record<string, object>>,
  partial: readonly Namespace[],
): void {
  for (const [namespace, file] of Object.entries(texts)) {
    engine.addResourceBundle(language, namespace, file);
  }
  partialTexts.set(engine, new Set(partial.map((namespace) => `${language}/${namespace}`)));
}

/**
 * Makes sure that a language's texts are there; what fails to load falls back to Spanish.
 * @param whole the namespaces of which a prerendered page's part is not enough.
 * @throws when the Spanish texts cannot be loaded either: without words there is no page.
 */
export async function loadTexts(
  engine: i18n,
  language: Language,
  namespaces: readonly Namespace[],
  whole: readonly Namespace[] = [],
): Promise<void> {
  const partial = partialTexts.get(engine);
  const incomplete = whole.filter((ns) => partial?.has(`${language}/${ns}`));
  if (incomplete.length > 0 && (await fetchTexts(engine, 'reload', language, incomplete))) {
    for (const ns of incomplete) {
      partial?.delete(`${language}/${ns}`);
      forgetCovered(engine, language, ns);
    }
  }
  const missing = (lng: Language) => namespaces.filter((ns) => !engine.hasResourceBundle(lng, ns));
  const wanted = missing(language);
  if (wanted.length > 0) await fetchTexts(engine, 'load', language, wanted);
  const failed = missing(language);
  if (failed.length === 0) return;
  await fetchTexts(engine, 'load', DEFAULT_LANGUAGE, failed);
  if (failed.some((ns) => !engine.hasResourceBundle(DEFAULT_LANGUAGE, ns))) {
    throw new Error(`No texts: ${failed.join(', ')}`);
  }
}

/** The namespaces that the page on the screen has loaded. */
export function loadedNamespaces(engine: i18n, language: Language): Namespace[] {
  return NAMESPACES.filter(
    (ns) =>
      engine.hasResourceBundle(language, ns) || engine.hasResourceBundle(DEFAULT_LANGUAGE, ns),
  );
}
