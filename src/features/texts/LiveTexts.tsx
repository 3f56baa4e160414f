import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyOverrides, changesTexts } from '@/i18n/overrides';
import { useEngine, useLanguage } from '@/i18n/LanguageProvider';
import { bringLateParts } from '@/ui/firstSign';
import { overridesOptions } from './queries';

/** Lays the firm's own texts over a page that was built before they were changed. */
export function LiveTexts() {
  const { language } = useLanguage();
  const engine = useEngine();
  const { data, error } = useQuery(overridesOptions(language));

  useEffect(() => {
    if (!data || !changesTexts(engine, language, data)) return;
    let current = true;
    void bringLateParts().then(() => {
      if (current) applyOverrides(engine, language, data);
    });
    return () => {
      current = false;
    };
  }, [engine, language, data]);

  useEffect(() => {
    if (error) console.error('The changed texts failed to load.', error);
  }, [error]);

  return null;
}
