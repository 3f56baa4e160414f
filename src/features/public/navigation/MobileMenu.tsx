import { ChevronDown, Menu, X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { PageLink, useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { formatPhone, telUrl } from '@/site/links';
import { buttonClass, cx } from '@/ui/classes';
import { Dialog } from '@/ui/Dialog';
import { Logo } from './Logo';
import { MenuItem, useMenu } from './menu';

/** The menu closes when the page scrolls further than this (SPEC 9). */
const CLOSE_AFTER_PX = 50;

const PANEL_ID = 'menu-panel';

/** Whether the menu is open: its button is in the header, its panel after the page's content. */
const MenuContext = createContext<[open: boolean, setOpen: (open: boolean) => void]>([
  false,
  () => undefined,
]);

/** Around the page. */
export function MenuProvider({ children }: { children: ReactNode }) {
  return <MenuContext value={useState(false)}>{children}</MenuContext>;
}

/** The menu button of small screens (SPEC 2.7, 4.2). */
export function MenuButton() {
  const t = useTexts('navigation');
  const [open, setOpen] = use(MenuContext);
  return (
    <>
      {/* The footer has the same pages, and more. */}
      <noscript>
        <a href="#footer" className="flex min-h-11 items-center gap-2 px-2">
          <Menu />
          {t('menu')}
        </a>
      </noscript>
      <div className="lg:hidden noscript:hidden">
        <button
          type="button"
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={PANEL_ID}
          data-early="dialog"
          onClick={() => setOpen(true)}
          className="icon-button"
        >
          <Menu />
        </button>
      </div>
    </>
  );
}

/** The menu's panel, prerendered to open before the app; below the content, which is painted first. */
export function MenuPanel() {
  const t = useTexts('navigation');
  const [open, setOpen] = use(MenuContext);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const start = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - start) > CLOSE_AFTER_PX) setOpen(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [open, setOpen]);

  return (
    <div className="lg:hidden noscript:hidden">
      <Dialog
        id={PANEL_ID}
        open={open}
        onClose={close}
        onFoundOpen={() => setOpen(true)}
        label={t('menu')}
        className="on-dark m-0 h-dvh max-h-none w-full max-w-none slide-in overflow-y-auto overscroll-contain bg-ink-950 text-limestone-50"
      >
        <div className="container-page flex min-h-20 items-center justify-between gap-2 low:min-h-14">
          <Logo onChoose={close} />
          <button
            type="button"
            aria-label={t('closeMenu')}
            data-early="close"
            onClick={close}
            className="icon-button"
          >
            <X />
          </button>
        </div>
        <MobileNav onChoose={close} />
      </Dialog>
    </div>
  );
}

/** Somebody detained reads no page: the number, or where the duty lawyer is named. */
function Detained({ onChoose }: { onChoose: () => void }) {
  const t = useTexts('contact');
  const [phone = ''] = useFirm().phones;
  const className =
    'mt-4 flex min-h-14 flex-wrap items-center justify-center gap-x-4 text-center underline underline-offset-4';
  return firm.detention.takes ? (
    <a href={telUrl(phone)} className={className}>
      {t('detention.heading')} <bdi dir="ltr">{formatPhone(phone)}</bdi>
    </a>
  ) : (
    <PageLink page="contact" hash="detention" onClick={onChoose} className={className}>
      {t('detention.heading')}
    </PageLink>
  );
}

function MobileNav({ onChoose }: { onChoose: () => void }) {
  const t = useTexts('navigation');
  const [open] = use(MenuContext);
  /** Whether the practice areas are listed. */
  const [expanded, setExpanded] = useState(false);
  if (expanded && !open) setExpanded(false);
  const { home, services, about, blog, contact, videoConsultation } = useMenu();
  const listId = useId();
  return (
    <nav aria-label={t('main')} className="container-page pt-4 pb-12">
      <ul>
        <li>
          <MenuItem link={home} onChoose={onChoose} className="menu-entry" />
        </li>
        <li>
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={listId}
            aria-current={services.links.some(({ current }) => current) ? 'true' : undefined}
            onClick={() => setExpanded(!expanded)}
            className="menu-entry"
          >
            {services.label}
            <ChevronDown className={cx('chevron size-6 shrink-0', expanded && 'rotate-180')} />
          </button>
          <ul id={listId} hidden={!expanded} className="border-b border-white/15 py-2">
            {(expanded ? services.links : []).map((link) => (
              <li key={link.label}>
                <MenuItem link={link} onChoose={onChoose} className="menu-subentry" />
              </li>
            ))}
          </ul>
        </li>
        {[about, blog, contact].map((link) => (
          <li key={link.label}>
            <MenuItem link={link} onChoose={onChoose} className="menu-entry" />
          </li>
        ))}
      </ul>
      <MenuItem
        link={videoConsultation}
        onChoose={onChoose}
        className={buttonClass('primary', 'mt-8 w-full text-lg')}
      />
      <Detained onChoose={onChoose} />
    </nav>
  );
}
