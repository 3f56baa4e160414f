import { admin as t } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import type { OwnPage } from '@/site/pages';
import { CATEGORY_OF_SERVICE, SERVICE_IDS, type ServiceId } from '@/site/services';

/** What staff call the pages of the site. */
export const PAGE_NAMES: Record<OwnPage, string> = {
  home: t('site.home'),
  blog: t('site.blog'),
  contact: t('site.contact'),
  testimonials: t('site.testimonials'),
  glossary: t('site.glossary'),
  privacy: t('site.privacy'),
  cookies: t('site.cookies'),
  notice: t('site.notice'),
  ...recordOf(
    SERVICE_IDS.map((id) => `service-${id}` as const),
    (page) => CATEGORY_OF_SERVICE[page.slice('service-'.length) as ServiceId],
  ),
};
