import { useQuery } from '@tanstack/react-query';
import { createContext, type PropsWithChildren, use, useEffect, useMemo } from 'react';
import { Redirect } from 'wouter';
import { auth as t } from '@/admin-texts';
import { ActionButton } from '@/lib/admin/requests';
import { allowed } from '@/lib/allowed';
import { DraftsContext, encryptedDrafts } from '@/lib/admin/drafts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { LOGIN_PATH } from '@/site/adminPaths';
import { AdminTitle } from '@/ui/admin/page';
import { Button } from '@/ui/admin/controls';
import { buttonClass, cx } from '@/ui/classes';
import { Waiting } from '@/ui/admin/Waiting';
import { ProofDialog, ReSignIn } from './ProofDialog';
import { accessOptions, type StaffRole, WATCH_MS, WATCHED } from './queries';
import { useSession } from './SessionProvider';
import { watchLimits } from './watchLimits';

const RoleContext = createContext<StaffRole | null>(null);

/** The signed-in person's role. It only adapts the interface; the database enforces permissions. */
export function useRole(): StaffRole {
  const role = use(RoleContext);
  if (!role) throw new Error('useRole needs a RoleGuard');
  return role;
}

/**
 * Renders its children for staff; without a session it redirects to the sign-in page and back
 * (SPEC 2.4). Only a convenience: the database's policies provide the security.
 */
export function RoleGuard({ children }: PropsWithChildren) {
  const { status, person, end } = useSession();
  const { pathname, search, hash } = useEntry();
  const { id = '', sessionId = '' } = person ?? {};
  const enabled = status === 'signed-in';
  const query = useQuery({ ...accessOptions(person), ...WATCHED, enabled });
  const { data: access, dataUpdatedAt, isError, refetch, isPlaceholderData } = query;
  const drafts = useMemo(() => {
    const storage = allowed(() => localStorage);
    return encryptedDrafts(storage, id, access?.draft_key ?? undefined);
  }, [id, access?.draft_key]);
  const isKnown = enabled && access !== undefined && !isPlaceholderData;
  // The session still lasts, whatever a browser says whose clock is ahead.
  const endsAt = access?.ends_at
    ? Math.max(Date.parse(access.ends_at), dataUpdatedAt + 2 * WATCH_MS)
    : undefined;
  const idleMs = (access?.idle_minutes ?? 0) * 60_000;
  // Ends the session when the server or the firm's limits say so.
  useEffect(() => {
    if (!isKnown) return;
    if (endsAt) return watchLimits(sessionId, { endsAt, idleMs }, end);
    end();
  }, [isKnown, sessionId, endsAt, idleMs, end]);

  if (status === 'unknown') return <Waiting />;
  const next = encodeURIComponent(pathname + search + hash);
  const login = <Redirect to={`${LOGIN_PATH}?next=${next}`} replace />;
  // A session that had ended before the page was opened has nothing to keep.
  if (status === 'signed-out' || (status === 'ended' && !access?.role)) return login;
  if (!access && isError) return <NoRole Box="main" onRetry={() => void refetch()} />;
  if (!access || !(access.ends_at || access.role)) return <Waiting />;
  if (access.missing) return login;
  if (access.role === null) return <NoRole Box="main" />;
  const expired = status === 'ended' ? person : undefined;
  return (
    // Keyed, so that another person in the same browser starts with fresh state.
    <RoleContext key={id} value={access.role}>
      {/* The page stays mounted to keep what was typed, but is hidden while the password is asked
          for. Inert, because between two dialogs a second Escape would reach a field and undo its
          text. */}
      <div className={cx('contents', expired && 'invisible')} inert={expired !== undefined}>
        <DraftsContext value={drafts}>{children}</DraftsContext>
      </div>
      {expired && <ReSignIn {...expired} />}
      {!expired && person && <ProofDialog email={person.email} />}
    </RoleContext>
  );
}

/** A screen for admins, such as the enquiries, which goes from the page when the session has ended. */
export function OnlyAdmins({ children }: PropsWithChildren) {
  const { status } = useSession();
  if (useRole() !== 'admin') return <NoRole Box="div" />;
  return status === 'ended' ? null : children;
}

interface NoRoleProps {
  /** 'div' inside the admin layout, which already has the page's landmarks. */
  Box: 'main' | 'div';
  /** Set where the role failed to load. */
  onRetry?: () => void;
}

/** Shown to a signed-in person whose role does not allow the page, or could not be read. */
function NoRole({ Box, onRetry }: NoRoleProps) {
  const { person, leave } = useSession();
  return (
    <Box className="mx-auto grid min-h-[60svh] max-w-prose content-center gap-4 p-6 text-center">
      <AdminTitle screen={t('noRole.title')} />
      <h1 className="text-3xl">{onRetry ? t('noRole.unchecked') : t('noRole.title')}</h1>
      <p>{onRetry ? t('noRole.unreachable') : t('noRole.about', { email: person?.email ?? '' })}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <a href="/" className={buttonClass('secondary')}>
          {t('noRole.site')}
        </a>
        <ActionButton variant="quiet" action={() => leave('local')}>
          {t('menu.signOut')}
        </ActionButton>
      </div>
    </Box>
  );
}
