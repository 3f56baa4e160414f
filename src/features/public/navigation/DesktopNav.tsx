import { useTexts } from '@/i18n/useTexts';
import { MenuItem } from './MenuItem';
import { ServicesMenu } from './ServicesMenu';
import { useMenu } from './useMenu';

/** The menu of large screens; the video consultation button is beside it in the header. */
export function DesktopNav() {
  const t = useTexts('navigation');
  const { home, services, about, blog, contact } = useMenu();
  return (
    <nav aria-label={t('main')} className="hidden lg:block">
      <ul className="flex items-center">
        <li>
          <MenuItem link={home} className="nav-link" />
        </li>
        <ServicesMenu label={services.label} links={services.links} className="nav-link" />
        {[about, blog, contact].map((link) => (
          <li key={link.label}>
            <MenuItem link={link} className="nav-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
