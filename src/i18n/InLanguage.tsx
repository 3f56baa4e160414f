import { useEffect, useState, type ReactNode } from 'react';
import { LANGUAGE_FACTS, type Language } from '@/site/languages';
import { loadTexts } from './instance';
import type { Namespace } from './namespaces';
import { LanguageContext, useI18n, useLanguage } from './language';

interface InLanguageProps {
  language: Language;
  /** The namespaces that the children need. */
  namespaces: readonly Namespace[];
  /** Shown while they load, and if they cannot be loaded. */
  fallback: (failed: boolean) => ReactNode;
  className?: string;
  children: ReactNode;
}

/** Renders public components in another language than the page's: legal texts, and previews. */
export function InLanguage({
  language,
  namespaces,
  fallback,
  className,
  children,
}: InLanguageProps) {
  const i18n = useI18n();
  const outer = useLanguage();
  const [loaded, setLoaded] = useState<Language>();
  const [failed, setFailed] = useState<Language>();
  const wanted = namespaces.join();

  useEffect(() => {
    loadTexts(i18n, language, wanted.split(',') as Namespace[]).then(
      () => setLoaded(language),
      () => setFailed(language),
    );
  }, [i18n, language, wanted]);

  const { dir } = LANGUAGE_FACTS[language];
  return (
    <LanguageContext value={{ ...outer, language, dir }}>
      <div lang={language} dir={dir} className={className}>
        {loaded === language ? children : fallback(failed === language)}
      </div>
    </LanguageContext>
  );
}
