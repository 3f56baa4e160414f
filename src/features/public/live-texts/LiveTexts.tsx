import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyOverrides } from '@/i18n/overrides';
import { useI18n, useLanguage } from '@/i18n/language';
import { hydrateIslands } from '@/hydration/firstInteraction';
import { hydrateDates } from '@/i18n/dates';
import { overridesOptions } from './queries';

/** Applies the firm's text overrides to a page that was built before they were saved. */
export function LiveTexts() {
  const { language } = useLanguage();
  const i18n = useI18n();
  const { data } = useQuery(overridesOptions(language));

  useEffect(() => {
    if (!data) return;
    let current = true;
    void hydrateIslands()
      .then(hydrateDates)
      .then(() => current && applyOverrides(i18n, language, data));
    return () => {
      current = false;
    };
  }, [i18n, language, data]);

  return null;
}
