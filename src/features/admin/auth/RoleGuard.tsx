import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { DraftsContext } from '@/lib/admin/drafts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { LOGIN_PATH } from '@/site/adminPaths';
import { cx } from '@/ui/cx';
import { Waiting } from '@/ui/admin/Waiting';
import { NoRole } from './NoRole';
import { ProofDialog } from './ProofDialog';
import { accessOptions, type StaffRole } from './queries';
import { ReSignIn } from './ReSignIn';
import { useSession } from './SessionProvider';
import { useLimits } from './useLimits';
import { useOwnDrafts } from './useOwnDrafts';

const RoleContext = createContext<StaffRole | null>(null);

/** The signed-in person's role. It only adapts the interface; the database enforces permissions. */
export function useRole(): StaffRole {
  const role = use(RoleContext);
  if (!role) throw new Error('useRole needs a RoleGuard');
  return role;
}

interface RoleGuardProps {
  /** The roles that may see the children. */
  roles: readonly StaffRole[];
  children: ReactNode;
}

/**
 * Renders its children for the given roles; without a session it redirects to the sign-in page and
 * back (SPEC 2.4). Only a convenience: the database's policies provide the security.
 */
export function RoleGuard({ roles, children }: RoleGuardProps) {
  const { status, person } = useSession();
  const { pathname, search, hash } = useEntry();
  const inside = use(RoleContext) !== null;
  const access = useQuery({ ...accessOptions(person?.id ?? ''), enabled: status === 'signed-in' });
  const goesOn = useLimits(!inside);
  const drafts = useOwnDrafts();

  if (status === 'unknown') return <Waiting />;
  const next = encodeURIComponent(pathname + search + hash);
  const loginWithReturn = `${LOGIN_PATH}?next=${next}`;
  // A session that had ended before the page was opened has nothing to keep.
  if (status === 'signed-out' || (status === 'ended' && !access.data?.role)) {
    return <Redirect to={loginWithReturn} replace />;
  }
  if (!drafts || (!inside && (goesOn === undefined || (!goesOn && !access.data?.role)))) {
    return <Waiting />;
  }
  if (access.data === undefined) {
    if (access.isError) return <NoRole inside={inside} onRetry={() => void access.refetch()} />;
    return <Waiting />;
  }
  const { role, missing } = access.data;
  if (missing) return <Redirect to={loginWithReturn} replace />;
  if (role === null || !roles.includes(role)) return <NoRole inside={inside} />;
  // Guards may be nested: the outer one asks for the password; the inner one, around a screen for
  // admins such as the enquiries, removes that from the page.
  if (status === 'ended' && inside) return null;
  const expired = status === 'ended' ? person : undefined;
  return (
    // Keyed, so that another person in the same browser starts with fresh state.
    <RoleContext key={person?.id} value={role}>
      {/* The page stays mounted to keep what was typed, but is hidden while the password is asked
          for. Inert, because between two dialogs a second Escape would reach a field and undo its
          text. */}
      <div className={cx('contents', expired && 'invisible')} inert={expired !== undefined}>
        <DraftsContext value={drafts}>{children}</DraftsContext>
      </div>
      {expired && <ReSignIn email={expired.email} />}
      {!inside && !expired && person && <ProofDialog email={person.email} />}
    </RoleContext>
  );
}
