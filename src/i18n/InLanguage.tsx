import { useEffect, useState, type ReactNode } from 'react';
import { LANGUAGE_FACTS, type Language } from '@/site/languages';
import { loadTexts, type Namespace } from './engine';
import { LanguageContext, useEngine, useLanguage } from './LanguageProvider';

interface InLanguageProps {
  language: Language;
  /** The texts that what is inside needs. */
  namespaces: readonly Namespace[];
  /** Shown until they are there, and where they cannot be loaded. */
  fallback: (failed: boolean) => ReactNode;
  children: ReactNode;
}

/** Shows a part of the public site in another language than the page's: the admin area's preview. */
export function InLanguage({ language, namespaces, fallback, children }: InLanguageProps) {
  const engine = useEngine();
  const outer = useLanguage();
  const [loaded, setLoaded] = useState<Language>();
  const [failed, setFailed] = useState<Language>();
  const wanted = namespaces.join();

  useEffect(() => {
    loadTexts(engine, language, wanted.split(',') as Namespace[]).then(
      () => setLoaded(language),
      () => setFailed(language),
    );
  }, [engine, language, wanted]);

  const { dir } = LANGUAGE_FACTS[language];
  return (
    <LanguageContext value={{ ...outer, language, dir }}>
      <div lang={language} dir={dir}>
        {loaded === language ? children : fallback(failed === language)}
      </div>
    </LanguageContext>
  );
}
