import { useQuery } from '@tanstack/react-query';
import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Inbox,
  KeyRound,
  Languages,
  LogOut,
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
import { useState } from 'react';
import { toast } from 'sonner';
import { Link, useLocation } from 'wouter';
import { COUNT_LIMIT, newCountOptions } from '@/features/admin/enquiries/queries';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { admin as t, enquiries } from '@/admin-texts';
import { failureText } from '@/lib/admin/requests';
import { useShown } from '@/lib/router/NavigationProvider';
import {
  adminPath,
  type AdminScreen,
  adminScreenPath,
  SCREENS_OF_EDITORS,
} from '@/site/adminPaths';
import { firm } from '@/site/firm';
import { cx } from '@/ui/classes';

/** The entries of the menu, the account last. */
const ICONS = {
  dashboard: ChartNoAxesColumn,
  posts: Newspaper,
  enquiries: Inbox,
  agenda: CalendarDays,
  rights: Scale,
  testimonials: MessageSquareQuote,
  texts: Type,
  languages: Languages,
  staff: Users,
  accessLog: ScrollText,
  firm: Building2,
  settings: Settings,
  account: KeyRound,
} as const;

type Entry = keyof typeof ICONS;
const ENTRIES = Object.keys(ICONS) as Entry[];

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
          <MenuIcon className="size-5" />
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
            {ENTRIES.filter(
              (screen) => screen !== 'account' && (isAdmin || SCREENS_OF_EDITORS.includes(screen)),
            ).map((screen) => (
              <li key={screen}>
                <MenuLink to={screen} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-1 border-t border-ink-700 pt-2 lg:mt-auto lg:gap-0">
          <Account />
        </div>
      </div>
    </aside>
  );
}

function MenuLink({ to: screen }: { to: Entry }) {
  const { path } = useShown().page;
  const isAt = (each: AdminScreen) => adminScreenPath(each) === path;
  // What has no entry of its own is reached from the posts.
  const isPart = screen === 'posts' && !ENTRIES.some(isAt);
  const current = isAt(screen) ? 'page' : isPart || undefined;
  const Icon = ICONS[screen];
  const label = screen === 'account' ? t('account.title') : t(`screens.${screen}`);
  return (
    <Link
      to={adminPath(screen)}
      aria-current={current}
      className={cx(ROW, current && 'bg-ink-700 font-semibold text-white')}
    >
      <Icon className="size-5 shrink-0" />
      {label}
      {screen === 'enquiries' && <NewCount />}
    </Link>
  );
}

/** The number of new enquiries; nothing where there are none. */
function NewCount() {
  const { data: count = 0 } = useQuery(newCountOptions());
  if (count === 0) return null;
  return (
    <span className="relative ms-auto rounded-full bg-terracotta-600 px-2 text-sm font-semibold text-white">
      {count < COUNT_LIMIT ? count : `${COUNT_LIMIT - 1}+`}
      <span className="sr-only"> {enquiries('newCount', { count })}</span>
    </span>
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
      <MenuLink to="account" />
      <a href="/" className={ROW}>
        <SquareArrowOutUpRight className="size-5" />
        {t('menu.site')}
      </a>
      <button type="button" className={cx(ROW, 'w-full')} onClick={() => signOut('local')}>
        <LogOut className="size-5" />
        {t('menu.signOut')}
      </button>
      <button type="button" className={cx(ROW, 'w-full text-sm')} onClick={() => signOut('global')}>
        {t('menu.signOutEverywhere')}
      </button>
    </>
  );
}
