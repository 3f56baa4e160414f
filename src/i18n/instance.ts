import i18next, { type BackendModule, type FormatterModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE, LANGUAGES, type Language } from '@/site/languages';
import { type Place, placeIn, PLACES } from '@/site/places';
import { type Namespace, NAMESPACES } from './namespaces';
import { forgetOriginals } from './overrides';

/**
 * Variables that any text may use: the firm's identity is never written into a translation file.
 */
export const DEFAULT_VARIABLES = { firm: firm.name, lawyer: firm.lawyers[0].name, ...PLACES };

/** Writes a place's name as the text's language does; no text uses i18next's own formats. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | Place, _format, language = '') =>
    typeof value === 'object' ? placeIn(language, value) : value,
};

/** As long as a read of the API may take: a page waits for its texts. */
const TIMEOUT_MS = 12_000;

/** Fetches a translation file (SPEC 8); anything but texts would replace those that are loaded. */
const fileBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const path = `/locales/${language}/${namespace}.json`;
    fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => {
        if (!response.ok)
          throw new Error(`${path}: ${response.status}`, { cause: response.status });
        const file: unknown = await response.json().catch(() => undefined);
        if (typeof file === 'object' && file !== null && !Array.isArray(file)) done(null, file);
        else throw new Error(`failed parsing ${path} to json`);
      })
      .catch((reason: unknown) => {
        const error = reason as Error;
        done(error, error instanceof TypeError || Number(error.cause) >= 500);
      });
  },
};

/**
 * An i18n instance without texts; `loadTexts` fetches them.
 * @param lng the page's language, where there is a page.
 */
export function createI18n(lng: Language = SOURCE_LANGUAGE): I18n {
  const i18n = i18next.createInstance();
  void i18n
    .use(fileBackend)
    .use(initReactI18next)
    .use(formatter)
    .init({
      lng,
      fallbackLng: SOURCE_LANGUAGE,
      supportedLngs: LANGUAGES,
      ns: [],
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: {},
      initAsync: false,
      maxRetries: 2,
      interpolation: {
        escapeValue: false,
        defaultVariables: DEFAULT_VARIABLES,
        alwaysFormat: true,
      },
      // Re-render when a text is overridden while the page is open.
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  return i18n;
}

/** Fetches files, also of namespaces that are loaded. @returns whether all were loaded. */
const fetchTexts = (i18n: I18n, language: Language, namespaces: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    // i18next's type of it lacks the errors.
    const done = ((errors: unknown) => resolve(!errors)) as () => void;
    void i18n.reloadResources([language], namespaces, done);
  });

/** The namespaces of an instance that may lack their deferred keys, as 'language/namespace'. */
const incompleteTexts = new WeakMap<I18n, Set<string>>();

/**
 * Adds the texts embedded in a prerendered page.
 * @param complete the namespaces with their deferred keys (app/deferredTexts.ts).
 */
export function addPageTexts(
  i18n: I18n,
  language: Language,
  texts: Readonly<Record<string, object>>,
  complete: readonly Namespace[] = [],
): void {
  const incomplete = new Set<string>();
  for (const [namespace, file] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, file);
    if (!complete.some((one) => one === namespace)) incomplete.add(`${language}/${namespace}`);
  }
  incompleteTexts.set(i18n, incomplete);
}

/**
 * Loads the texts of a language that are not loaded yet; a file that fails to load is replaced by
 * the Spanish one.
 * @param complete the namespaces whose deferred keys are needed too.
 * @param isAhead whether the texts may be shown later: a failure then is left to that time. A document
 * that is left ends its requests, those of a prefetch too.
 * @throws when the Spanish texts cannot be loaded either, or the deferred keys cannot.
 */
export async function loadTexts(
  i18n: I18n,
  language: Language,
  namespaces: readonly Namespace[],
  complete: readonly Namespace[] = [],
  isAhead = false,
): Promise<void> {
  const incomplete = incompleteTexts.get(i18n);
  const reloaded = complete.filter((ns) => incomplete?.has(`${language}/${ns}`));
  const missing = (lng: Language) => namespaces.filter((ns) => !i18n.hasResourceBundle(lng, ns));
  const [isComplete] = await Promise.all([
    fetchTexts(i18n, language, reloaded),
    fetchTexts(i18n, language, missing(language)),
  ]);
  // No file replaces these keys; the document of the page that needs them has them.
  if (!isComplete) throw failed(reloaded);
  for (const ns of reloaded) {
    incomplete?.delete(`${language}/${ns}`);
    forgetOriginals(i18n, language, ns);
  }
  const untranslated = missing(language);
  if (untranslated.length === 0 || isAhead) return;
  console.error(`Texts of another language are shown: ${language}/${untranslated.join(', ')}`);
  await fetchTexts(i18n, SOURCE_LANGUAGE, untranslated);
  if (untranslated.some((ns) => !i18n.hasResourceBundle(SOURCE_LANGUAGE, ns))) {
    throw failed(untranslated);
  }
}

const failed = (namespaces: readonly string[]) =>
  new Error(`Translations failed to load: ${namespaces.join(', ')}`);

/** The namespaces loaded in a language, or in Spanish as its fallback. */
export function loadedNamespaces(i18n: I18n, language: Language): Namespace[] {
  return NAMESPACES.filter(
    (ns) => i18n.hasResourceBundle(language, ns) || i18n.hasResourceBundle(SOURCE_LANGUAGE, ns),
  );
}
