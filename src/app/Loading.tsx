import { useLocation } from 'wouter';
import { preferredLanguage } from '@/i18n/preference';
import { LANGUAGE_FACTS } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import { Spinner } from '@/ui/Spinner';

/** Shown before any translation has loaded: SPEC 2.5's 'Cargando...' in the visitor's language. */
export function Loading() {
  const language = languageOfPath(useLocation()[0]) ?? preferredLanguage();
  const { loading, dir } = LANGUAGE_FACTS[language];
  return (
    <div lang={language} dir={dir} className="grid min-h-svh place-items-center">
      <Spinner label={loading} />
    </div>
  );
}
