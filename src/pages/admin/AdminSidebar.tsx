import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleUser,
  Inbox,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  MessageSquareQuote,
  Newspaper,
  Scale,
  ScrollText,
  Settings,
  SquareArrowOutUpRight,
  Type,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { NewCount } from '@/features/admin/enquiries/NewCount';
import { authMessage } from '@/features/admin/auth/messages';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { ADMIN_PATH, ADMIN_SCREEN_PATHS, adminPath, type AdminScreen } from '@/site/adminPaths';
import { firm } from '@/site/firm';
import { cx } from '@/ui/cx';

interface Item {
  screen: Exclude<AdminScreen, 'post'>;
  label: string;
  icon: LucideIcon;
  adminOnly?: boolean;
  /** Screens that are reached from this one and have no entry of their own. */
  parts?: readonly AdminScreen[];
}

const ITEMS: readonly Item[] = [
  { screen: 'dashboard', label: 'Panel', icon: ChartNoAxesColumn },
  {
    screen: 'posts',
    label: 'Entradas',
    icon: Newspaper,
    parts: ['newPost', 'post', 'categories', 'vocabulary'],
  },
  { screen: 'enquiries', label: 'Consultas', icon: Inbox, adminOnly: true },
  { screen: 'agenda', label: 'Agenda', icon: CalendarDays, adminOnly: true },
  { screen: 'rights', label: 'Derechos', icon: Scale, adminOnly: true },
  { screen: 'testimonials', label: 'Opiniones', icon: MessageSquareQuote },
  { screen: 'texts', label: 'Textos', icon: Type },
  { screen: 'languages', label: 'Idiomas', icon: Languages, adminOnly: true },
  { screen: 'staff', label: 'Equipo', icon: Users, adminOnly: true },
  { screen: 'accessLog', label: 'Registro', icon: ScrollText, adminOnly: true },
  { screen: 'firm', label: 'Despacho', icon: Building2, adminOnly: true },
  { screen: 'settings', label: 'Ajustes', icon: Settings, adminOnly: true },
];

const ROW =
  'flex min-h-11 items-center gap-3 rounded px-3 py-1.5 whitespace-nowrap text-limestone-100 hover:bg-ink-800 lg:min-h-9';

const isAt = (screen: AdminScreen, pathname: string) =>
  matchPath(`${ADMIN_PATH}/${ADMIN_SCREEN_PATHS[screen]}`, pathname) !== null;

const entryClass = ({ isActive }: { isActive: boolean }) =>
  cx(ROW, isActive && 'bg-ink-700 font-semibold text-white');

/** The admin area's menu and account: beside the page, or above it on a phone. */
export function AdminSidebar() {
  return (
    <aside className="on-dark flex flex-col gap-2 bg-ink-900 p-3 lg:sticky lg:top-0 lg:h-svh print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <p className="px-3 py-2 font-serif text-lg text-limestone-50">{firm.name}</p>
        <details className="open:w-full lg:hidden">
          <summary
            className={cx(ROW, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
          >
            <CircleUser aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">Cuenta</span>
          </summary>
          <Account />
        </details>
      </div>
      <Menu />
      <div className="mt-auto hidden flex-col gap-1 border-t border-ink-700 pt-2 lg:flex">
        <Account />
      </div>
    </aside>
  );
}

function Menu() {
  const role = useRole();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const items = ITEMS.filter(({ adminOnly }) => !adminOnly || role === 'admin');

  // On a phone the menu is a single row that scrolls sideways.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  return (
    <nav
      aria-label="Administración"
      // The row fades out at its end, to show that it scrolls; padding keeps the last entry clear.
      className="overflow-x-auto max-lg:mask-[linear-gradient(to_left,transparent,black_3rem)]"
    >
      <ul ref={list} className="flex w-max gap-1 max-lg:pe-12 lg:w-auto lg:flex-col">
        {items.map((item) => (
          <li key={item.screen}>
            <MenuEntry {...item} pathname={pathname} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuEntry({
  screen,
  label,
  icon: Icon,
  parts = [],
  pathname,
}: Item & { pathname: string }) {
  const within = parts.some((part) => isAt(part, pathname));
  const current = isAt(screen, pathname) ? 'page' : within || undefined;
  return (
    <Link
      to={adminPath(screen)}
      aria-current={current}
      className={entryClass({ isActive: current !== undefined })}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
      {screen === 'enquiries' && <NewCount />}
    </Link>
  );
}

/** Who is signed in, with the links out of the admin area. */
function Account() {
  const role = useRole();
  const { person, leave } = useSession();

  async function signOut(scope: 'local' | 'global') {
    const error = await leave(scope);
    if (error) toast.error(`La sesión sigue abierta. ${authMessage(error)}`);
  }

  return (
    <>
      <p className="px-3 py-1 text-sm [overflow-wrap:anywhere] text-limestone-200">
        {person?.email}
        <br />
        {role === 'admin' ? 'Administración' : 'Edición'}
      </p>
      <NavLink to={adminPath('account')} className={entryClass}>
        <KeyRound aria-hidden="true" className="size-5" />
        Mi cuenta
      </NavLink>
      <a href="/" className={ROW}>
        <SquareArrowOutUpRight aria-hidden="true" className="size-5" />
        Ver la web
      </a>
      <button type="button" className={cx(ROW, 'w-full')} onClick={() => void signOut('local')}>
        <LogOut aria-hidden="true" className="size-5" />
        Cerrar la sesión
      </button>
      <button
        type="button"
        className={cx(ROW, 'w-full text-sm')}
        onClick={() => void signOut('global')}
      >
        Cerrarla en todos los dispositivos
      </button>
    </>
  );
}
