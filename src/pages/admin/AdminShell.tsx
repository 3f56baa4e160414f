import {
  ChartNoAxesColumn,
  Inbox,
  Languages,
  LogOut,
  type LucideIcon,
  MessageSquareQuote,
  MonitorX,
  Newspaper,
  Settings,
  SquareArrowOutUpRight,
  Type,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
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

/** The frame of the admin area: its menu beside the page, above it on a phone. */
export function AdminShell({ children }: { children: ReactNode }) {
  const role = useRole();
  const { person, leave } = useSession();
  const items = ITEMS.filter(({ adminOnly }) => !adminOnly || role === 'admin');

  async function signOut(scope: 'local' | 'global') {
    const error = await leave(scope);
    if (error) toast.error(`La sesión sigue abierta. ${authMessage(error)}`);
  }

  /** Beside its icon where there is room; read aloud always. */
  const wideOnly = 'sr-only lg:not-sr-only';
  const plain =
    'flex min-h-11 min-w-11 text-start items-center gap-3 rounded px-3 py-2 text-limestone-100 hover:bg-ink-800';

  return (
    <div className="min-h-svh bg-limestone-100 text-[0.95rem] lg:grid lg:grid-cols-[15rem_1fr]">
      <aside className="on-dark flex flex-wrap items-center gap-x-2 bg-ink-900 p-3 lg:sticky lg:top-0 lg:h-svh lg:flex-col lg:flex-nowrap lg:items-stretch lg:gap-y-2">
        <p className="min-w-0 flex-1 truncate px-3 py-2 font-serif text-lg text-limestone-50 lg:flex-none lg:whitespace-normal">
          {firm.name}
        </p>
        <nav
          aria-label="Administración"
          className="order-last w-full overflow-x-auto lg:order-none lg:overflow-visible"
        >
          <ul className="flex gap-1 lg:flex-col">
            {items.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={`/config-blogmr/${to}`}
                  className={({ isActive }) =>
                    cx(
                      plain,
                      'whitespace-nowrap',
                      isActive && 'bg-ink-700 font-semibold text-white',
                    )
                  }
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex border-ink-700 lg:mt-auto lg:flex-col lg:gap-1 lg:border-t lg:pt-2">
          <p className="hidden px-3 py-1 text-sm text-limestone-200 sm:block">
            {person?.email}
            <br />
            {role === 'admin' ? 'Administración' : 'Edición'}
          </p>
          <a href="/" title="Ver la web" className={plain}>
            <SquareArrowOutUpRight aria-hidden="true" className="size-5 shrink-0" />
            <span className={wideOnly}>Ver la web</span>
          </a>
          <button
            type="button"
            title="Cerrar la sesión"
            className={plain}
            onClick={() => void signOut('local')}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            <span className={wideOnly}>Cerrar la sesión</span>
          </button>
          <button
            type="button"
            title="Cerrarla en todos los dispositivos"
            className={plain}
            onClick={() => void signOut('global')}
          >
            <MonitorX aria-hidden="true" className="size-5 shrink-0" />
            <span className={wideOnly}>Cerrarla en todos los dispositivos</span>
          </button>
        </div>
      </aside>
      <main className="min-w-0 p-4 sm:p-6 lg:p-8">{children}</main>
    </div>
  );
}
