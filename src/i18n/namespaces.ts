/** The translation files of a language: /locales/{language}/{namespace}.json (SPEC 7.2). */
export const NAMESPACES = [
  'common',
  'navigation',
  'contact',
  'blog',
  'services',
  'routes',
  'terms',
  'legal',
] as const;

export type Namespace = (typeof NAMESPACES)[number];
