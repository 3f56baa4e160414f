import {
  ChartNoAxesColumn,
  CircleUser,
  Inbox,
  Languages,
  LogOut,
  type LucideIcon,
  MessageSquareQuote,
  Newspaper,
  Settings,
  SquareArrowOutUpRight,
  Type,
  Users,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { authMessage } from '@/features/auth/messages';
import { useRole } from '@/features/auth/RoleGuard';
import { useSession } from '@/features/auth/SessionProvider';
import { firm } from '@/site/firm';
import { cx } from '@/ui/cx';

interface Item {
  to: string;
  label: string;
  icon: LucideIcon;
  adminOnly?: boolean;
}

const ITEMS: readonly Item[] = [
  { to: 'dashboard', label: 'Panel', icon: ChartNoAxesColumn },
  { to: 'posts', label: 'Entradas', icon: Newspaper },
  { to: 'cuestionario', label: 'Consultas', icon: Inbox, adminOnly: true },
  { to: 'opiniones', label: 'Opiniones', icon: MessageSquareQuote },
  { to: 'traducciones', label: 'Textos', icon: Type },
  { to: 'idiomas', label: 'Idiomas', icon: Languages, adminOnly: true },
  { to: 'equipo', label: 'Equipo', icon: Users, adminOnly: true },
  { to: 'ajustes', label: 'Ajustes', icon: Settings, adminOnly: true },
];

const LINE =
  'flex min-h-11 items-center gap-3 rounded px-3 py-2 whitespace-nowrap text-limestone-100 hover:bg-ink-800';

/** The frame of the admin area: its menu beside the page, above it on a phone. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-svh bg-limestone-100 text-[0.95rem] lg:grid lg:grid-cols-[15rem_1fr]">
      <aside className="on-dark flex flex-col gap-2 bg-ink-900 p-3 lg:sticky lg:top-0 lg:h-svh">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <p className="px-3 py-2 font-serif text-lg text-limestone-50">{firm.name}</p>
          <details className="open:w-full lg:hidden">
            <summary
              className={cx(LINE, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
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
      <main className="min-w-0 p-4 sm:p-6 lg:p-8">{children}</main>
    </div>
  );
}

function Menu() {
  const role = useRole();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const items = ITEMS.filter(({ adminOnly }) => !adminOnly || role === 'admin');

  // On a phone the menu is one line that scrolls sideways.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  return (
    <nav aria-label="Administración" className="overflow-x-auto">
      <ul ref={list} className="flex gap-1 lg:flex-col">
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={`/config-blogmr/${to}`}
              className={({ isActive }) =>
                cx(LINE, isActive && 'bg-ink-700 font-semibold text-white')
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who is signed in, and the ways out. */
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
      <a href="/" className={LINE}>
        <SquareArrowOutUpRight aria-hidden="true" className="size-5" />
        Ver la web
      </a>
      <button type="button" className={cx(LINE, 'w-full')} onClick={() => void signOut('local')}>
        <LogOut aria-hidden="true" className="size-5" />
        Cerrar la sesión
      </button>
      <button
        type="button"
        className={cx(LINE, 'w-full text-sm')}
        onClick={() => void signOut('global')}
      >
        Cerrarla en todos los dispositivos
      </button>
    </>
  );
}
