import type { Namespace } from '@/i18n/namespaces';

/** Where the texts of each file appear on the site. */
export const GROUPS: Record<Namespace, string> = {
  common: 'General',
  navigation: 'Menús',
  contact: 'Contacto y cuestionario',
  blog: 'Blog',
  services: 'Servicios',
  routes: 'Títulos y descripciones',
  terms: 'Glosario jurídico',
  legal: 'Textos legales',
};
