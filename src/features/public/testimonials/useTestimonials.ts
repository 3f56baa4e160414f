import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { testimonialsOptions } from './queries';

/** The testimonials in the page's language; a failure is logged (SPEC 8) and left to the caller to show. */
export function useTestimonials() {
  const { language } = useLanguage();
  const query = useQuery(testimonialsOptions(language));
  const { error } = query;
  useEffect(() => {
    if (error) console.error('The testimonials failed to load.', error);
  }, [error]);
  return query;
}
