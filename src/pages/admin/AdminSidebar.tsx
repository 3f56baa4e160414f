import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Inbox,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  Menu as MenuIcon,
  MessageSquareQuote,
  Newspaper,
  Scale,
  ScrollText,
  Settings,
  SquareArrowOutUpRight,
  Type,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { Link, useLocation } from 'wouter';
import { NewCount } from '@/features/admin/enquiries/NewCount';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { admin as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { useShown } from '@/lib/router/NavigationProvider';
import {
  adminPath,
  type AdminScreen,
  adminScreenPath,
  SCREENS_OF_EDITORS,
} from '@/site/adminPaths';
import { firm } from '@/site/firm';
import { cx } from '@/ui/cx';

/** Screens that are reached from another and have no entry of their own. */
type Part = 'newPost' | 'post' | 'categories' | 'vocabulary' | 'redirects';

interface Item {
  screen: Exclude<AdminScreen, Part | 'account'>;
  icon: LucideIcon;
  parts?: readonly Part[];
}

const ITEMS: readonly Item[] = [
  { screen: 'dashboard', icon: ChartNoAxesColumn },
  {
    screen: 'posts',
    icon: Newspaper,
    parts: ['newPost', 'post', 'categories', 'vocabulary', 'redirects'],
  },
  { screen: 'enquiries', icon: Inbox },
  { screen: 'agenda', icon: CalendarDays },
  { screen: 'rights', icon: Scale },
  { screen: 'testimonials', icon: MessageSquareQuote },
  { screen: 'texts', icon: Type },
  { screen: 'languages', icon: Languages },
  { screen: 'staff', icon: Users },
  { screen: 'accessLog', icon: ScrollText },
  { screen: 'firm', icon: Building2 },
  { screen: 'settings', icon: Settings },
];

const ACCOUNT = { screen: 'account', icon: KeyRound } as const;

const ROW =
  'flex min-h-11 items-center gap-3 rounded px-3 py-1.5 whitespace-nowrap text-limestone-100 hover:bg-ink-800 lg:min-h-9';

/** The admin area's menu and account: beside the page, or folded above it on a phone. */
export function AdminSidebar() {
  const [pathname] = useLocation();
  const isAdmin = useRole() === 'admin';
  // Folded again on the next screen.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  return (
    <aside className="on-dark flex flex-col gap-2 bg-ink-900 p-3 max-lg:py-1 lg:sticky lg:top-0 lg:h-svh lg:overflow-y-auto print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="px-3 py-2 font-serif text-lg leading-snug text-limestone-50">{firm.name}</p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="admin-menu"
          className={cx(ROW, 'lg:hidden')}
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          <MenuIcon aria-hidden="true" className="size-5" />
          {t('menu.open')}
          {isAdmin && !open && <NewCount />}
        </button>
      </div>
      <div
        id="admin-menu"
        className={cx('flex flex-col gap-2 lg:flex lg:grow', !open && 'max-lg:hidden')}
      >
        <nav aria-label={t('menu.label')}>
          <ul className="grid gap-1 max-lg:grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] lg:gap-0">
            {ITEMS.filter(({ screen }) => isAdmin || SCREENS_OF_EDITORS.includes(screen)).map(
              (item) => (
                <li key={item.screen}>
                  <Entry {...item}>
                    {t(`screens.${item.screen}`)}
                    {item.screen === 'enquiries' && <NewCount />}
                  </Entry>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="flex flex-col gap-1 border-t border-ink-700 pt-2 lg:mt-auto lg:gap-0">
          <Account />
        </div>
      </div>
    </aside>
  );
}

interface EntryProps extends Omit<Item, 'screen'> {
  screen: Item['screen'] | 'account';
  children: ReactNode;
}

function Entry({ screen, icon: Icon, parts = [], children }: EntryProps) {
  const { path } = useShown().page;
  const isAt = (each: AdminScreen) => adminScreenPath(each) === path;
  const current = isAt(screen) ? 'page' : parts.some(isAt) || undefined;
  return (
    <Link
      to={adminPath(screen)}
      aria-current={current}
      className={cx(ROW, current && 'bg-ink-700 font-semibold text-white')}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </Link>
  );
}

/** Who is signed in, with the links out of the admin area. */
function Account() {
  const role = useRole();
  const { person, leave } = useSession();

  const signOut = (scope: 'local' | 'global') =>
    void leave(scope).catch((error: unknown) =>
      toast.error(t('menu.stillOpen', { reason: failureText(error) })),
    );

  return (
    <>
      <p className="px-3 py-1 text-sm [overflow-wrap:anywhere] text-limestone-200">
        {person?.email}
        <br />
        {t(`roles.${role}`)}
      </p>
      <Entry {...ACCOUNT}>{t('account.title')}</Entry>
      <a href="/" className={ROW}>
        <SquareArrowOutUpRight aria-hidden="true" className="size-5" />
        {t('menu.site')}
      </a>
      <button type="button" className={cx(ROW, 'w-full')} onClick={() => signOut('local')}>
        <LogOut aria-hidden="true" className="size-5" />
        {t('menu.signOut')}
      </button>
      <button type="button" className={cx(ROW, 'w-full text-sm')} onClick={() => signOut('global')}>
        {t('menu.signOutEverywhere')}
      </button>
    </>
  );
}
