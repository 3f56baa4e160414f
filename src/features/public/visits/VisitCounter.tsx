import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '@/i18n/language';
import { countView } from './countView';

/** Counts each page that the app shows. Renders nothing. */
export function VisitCounter() {
  const [pathname] = useLocation();
  const { language } = useLanguage();
  useEffect(() => countView(pathname, language), [pathname, language]);
  return null;
}
