import { useTexts } from '@/i18n/useTexts';
import { MenuItem } from './MenuItem';
import { ServicesMenu } from './ServicesMenu';
import { useMenu } from './useMenu';

const ITEM =
  'flex min-h-11 items-center border-y-2 border-transparent px-2.5 text-limestone-50/90 transition-colors hover:text-white aria-[current]:border-b-brass-400 aria-[current]:text-white xl:px-3.5 forced-colors:border-y-0 forced-colors:aria-[current]:border-b-2';

/** The menu of large screens; the video consultation button is beside it in the header. */
export function DesktopNav() {
  const t = useTexts('navigation');
  const { home, services, about, blog, contact } = useMenu();
  return (
    <nav aria-label={t('main')} className="hidden lg:block">
      <ul className="flex items-center">
        <li>
          <MenuItem link={home} className={ITEM} />
        </li>
        <ServicesMenu label={services.label} links={services.links} className={ITEM} />
        {[about, blog, contact].map((link) => (
          <li key={link.label}>
            <MenuItem link={link} className={ITEM} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
