import type { Namespace } from '@/i18n/namespaces';
import { adminTexts } from '@/admin-texts';

const t = adminTexts('texts');

/** Where the texts of each file appear on the site. */
export const GROUPS: Record<Namespace, string> = {
  common: t('groups.common'),
  navigation: t('groups.navigation'),
  contact: t('groups.contact'),
  blog: t('groups.blog'),
  services: t('groups.services'),
  routes: t('groups.routes'),
  terms: t('groups.terms'),
  legal: t('groups.legal'),
};
