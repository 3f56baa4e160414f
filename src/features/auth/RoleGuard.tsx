import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '@/ui/Spinner';
import { NoRole } from './NoRole';
import { roleOptions, type StaffRole } from './queries';
import { ReSignIn } from './ReSignIn';
import { useSession } from './SessionProvider';

const RoleContext = createContext<StaffRole | null>(null);

/** The role of the person at the screen. What they may do is decided by the database; this only shapes menus. */
export function useRole(): StaffRole {
  const role = use(RoleContext);
  if (!role) throw new Error('useRole needs a RoleGuard');
  return role;
}

interface RoleGuardProps {
  /** The roles that may see what is inside. */
  roles: readonly StaffRole[];
  children: ReactNode;
}

/** Lets staff in, sends others to the sign-in page and back (SPEC 2.4). Comfort: the policies are the security. */
export function RoleGuard({ roles, children }: RoleGuardProps) {
  const { status, person } = useSession();
  const location = useLocation();
  const inside = use(RoleContext) !== null;
  const role = useQuery({ ...roleOptions(person?.id ?? ''), enabled: status === 'signed-in' });

  if (status === 'unknown') return <Spinner label="Cargando..." />;
  if (status === 'signed-out') {
    const next = encodeURIComponent(location.pathname + location.search + location.hash);
    return <Navigate to={`/admin-login?next=${next}`} replace />;
  }
  if (role.data === undefined) {
    if (role.isError) return <NoRole inside={inside} onRetry={() => void role.refetch()} />;
    return <Spinner label="Cargando..." />;
  }
  if (role.data === null || !roles.includes(role.data)) return <NoRole inside={inside} />;
  // By one guard of two.
  const asked = status === 'ended' && !inside ? person : undefined;
  return (
    // Another person in the same browser starts anew.
    <RoleContext key={person?.id} value={role.data}>
      {/* The work stays on the screen, and the password is asked for over it. Inert also in the moment between two
          dialogs, when a second Escape would reach the field below and undo what was typed. */}
      <div className="contents" inert={asked !== undefined}>
        {children}
      </div>
      {asked && <ReSignIn email={asked.email} />}
    </RoleContext>
  );
}
