import { Link, useLocation } from 'wouter';
import { useHomePath, usePaths, useTexts } from '@/i18n/language';
import { addressOf, type PageId } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';

export interface MenuLink {
  label: string;
  to: string;
  /** For `aria-current`: 'page' on the page itself, 'true' on a page below it. */
  current?: 'page' | 'true' | undefined;
}

/** The menu items (SPEC 2.7), shared by the desktop and mobile menus. */
export function useMenu() {
  const t = useTexts('navigation');
  const [pathname] = useLocation();
  const { pathOf } = usePaths();
  const page = addressOf(pathname)?.page;

  const home = useHomePath();

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
    about: { label: t('about'), to: `${home}#about` } satisfies MenuLink,
    blog,
    contact: link('contact', t('contact')),
    videoConsultation: link('contact', t('videoConsultation')),
  };
}

interface MenuItemProps {
  link: MenuLink;
  className?: string;
  onChoose?: () => void;
}

/** A menu link, marked when it leads to the current page. */
export function MenuItem({ link, className, onChoose }: MenuItemProps) {
  return (
    <Link to={link.to} aria-current={link.current} className={className} onClick={onChoose}>
      {link.label}
    </Link>
  );
}
