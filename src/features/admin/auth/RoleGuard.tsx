import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode, useEffect, useMemo } from 'react';
import { Redirect } from 'wouter';
import { browserStorage, type Drafts, DraftsContext, encryptedDrafts } from '@/lib/admin/drafts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { LOGIN_PATH } from '@/site/adminPaths';
import { cx } from '@/ui/cx';
import { Waiting } from '@/ui/admin/Waiting';
import { NoRole } from './NoRole';
import { ProofDialog, ReSignIn } from './ProofDialog';
import { accessOptions, draftKeyOptions, ownLimitsOptions, type StaffRole } from './queries';
import { useSession } from './SessionProvider';
import { watchLimits } from './watchLimits';

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

/**
 * Ends the session when the server or the firm's limits say so.
 * @returns whether the session is still valid; undefined until that is known.
 */
function useLimits(isOuter: boolean): boolean | undefined {
  const { status, person, end } = useSession();
  const enabled = isOuter && status === 'signed-in';
  const sessionId = person?.sessionId ?? '';
  const limits = useQuery({ ...ownLimitsOptions(sessionId), enabled });
  const data = limits.isPlaceholderData ? undefined : limits.data;
  useEffect(() => {
    if (!enabled || data === undefined) return;
    if (data) return watchLimits(sessionId, data, end);
    end();
  }, [enabled, sessionId, data, end]);
  // If the read fails, it counts as valid; the policies protect the data in any case.
  return limits.data === undefined ? limits.isError || undefined : data !== null;
}

/** The drafts of the signed-in person; undefined until their key is loaded, none if it fails. */
function useOwnDrafts(): Drafts | undefined {
  const { status, person } = useSession();
  const id = person?.id ?? '';
  const key = useQuery({ ...draftKeyOptions(id), enabled: status === 'signed-in' });
  return useMemo(
    () =>
      key.isPending ? undefined : encryptedDrafts(browserStorage(), id, key.data ?? undefined),
    [id, key.isPending, key.data],
  );
}
