import { useQuery } from '@tanstack/react-query';
import type { Language } from '@/site/languages';
import { completeness } from './catalogue';
import { catalogueOptions, overridesOptions } from './queries';

/** How many of the site's texts a language has, and how many are outdated; undefined until they are loaded. */
export function useTextCompleteness() {
  const { data: catalogue } = useQuery(catalogueOptions());
  const { data: overrides } = useQuery(overridesOptions());
  if (!catalogue || !overrides) return undefined;
  return (language: Language) => completeness(catalogue, overrides, language);
}
