import { PhoneLink } from '@/i18n/PhoneLink';
import { useTexts } from '@/i18n/language';
import { buttonClass } from '@/ui/classes';
import { Ornament } from '@/ui/Ornament';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MenuButton } from './MobileMenu';
import { ServicesMenu } from './ServicesMenu';
import { MenuItem, useMenu } from './menu';

/** The header (SPEC 2.7), transparent on the dark banner until it is scrolled (markScrolled.ts). */
export function Header() {
  const { videoConsultation } = useMenu();
  return (
    <header className="on-dark fixed inset-x-0 top-0 z-40 text-limestone-50 [transition:background-color_300ms] in-data-scrolled:bg-ink-950/90 in-data-scrolled:shadow-float in-data-scrolled:backdrop-blur-md print:hidden noscript:bg-ink-950">
      <div className="container-page flex min-h-20 items-center gap-2 xl:gap-4 low:min-h-14">
        <Logo />
        {/* On phones as wide as its controls will be, which may be parsed after it is painted. */}
        <div className="ms-auto flex items-center gap-1.5 max-sm:min-w-[min(10.625rem,50.2vw)] max-[16rem]:min-w-0 xl:gap-4">
          <div className="contents noscript:hidden">
            <DesktopNav />
            <Ornament>
              <LanguageSwitcher />
            </Ornament>
          </div>
          <MenuItem
            link={videoConsultation}
            className={buttonClass('primary', 'max-md:hidden xl:ms-0')}
          />
          {/* On phones: somebody detained reads no page to the end. */}
          <PhoneLink brief className="icon-button max-[21rem]:hidden md:hidden" />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

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
        <ServicesMenu {...services} />
        {[about, blog, contact].map((link) => (
          <li key={link.label}>
            <MenuItem link={link} className="nav-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
