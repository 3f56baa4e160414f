import { useQuery } from '@tanstack/react-query';
import type { Language } from '@/site/languages';
import { testimonialsOptions } from './queries';
import { completeness } from './testimonial';

/** How many testimonials have their text in a language, or an outdated one; undefined until they are loaded. */
export function useTestimonialCompleteness() {
  const { data } = useQuery(testimonialsOptions());
  if (!data) return undefined;
  return (language: Language) => ({
    done: data.filter(({ values }) => completeness(values.texts[language]) === 'all').length,
    total: data.length,
    outdated: data.filter(({ values }) => values.outdated.includes(language)).length,
  });
}
