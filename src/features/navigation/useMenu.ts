import { useLocation, type To } from 'react-router-dom';
import { usePaths } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { addressOf, type PageId } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';

export interface MenuLink {
  label: string;
  to: To;
  /** For `aria-current`: the page itself, or one above it. */
  current?: 'page' | 'true';
}

/** The items of the menu (SPEC 2.7), for the bar and the panel alike. */
export function useMenu() {
  const t = useTexts('navigation');
  const { pathname } = useLocation();
  const { pathOf } = usePaths();
  const page = addressOf(pathname)?.page;

  // On the home page its own address, whichever that is, so that the links only scroll.
  const home = page === 'home' ? pathname : pathOf('home');

  const link = (id: PageId, label: string): MenuLink => ({
    label,
    to: pathOf(id),
    current: page === id ? 'page' : undefined,
  });

  const blog = link('blog', t('blog'));
  if (!blog.current && pathname.includes('blog')) blog.current = 'true';

  return {
    home: { ...link('home', t('home')), to: home },
    services: {
      label: t('services'),
      links: SERVICE_IDS.map((id) => link(`service-${id}`, t(`areas.${id}`))),
    },
    about: { label: t('about'), to: { pathname: home, hash: '#about' } } satisfies MenuLink,
    blog,
    contact: link('contact', t('contact')),
    videoConsultation: link('contact', t('videoConsultation')),
  };
}
