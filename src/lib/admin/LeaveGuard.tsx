import { useEffect, useId, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  dirty: boolean;
  title?: string;
  /** What happens to the changes on leaving. */
  children: ReactNode;
  /** Another path that shows the same work, and so does not leave it. */
  samePath?: string;
  /** Set where the changes survive in a draft, to offer discarding it as well. */
  onDiscardDraft?: () => void;
}

/**
 * Guards unsaved changes: a dialog asks before navigating to another path, the browser before
 * closing or reloading the tab.
 */
export function LeaveGuard({
  dirty,
  title = 'Hay cambios sin guardar',
  children,
  samePath,
  onDiscardDraft,
}: LeaveGuardProps) {
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== samePath,
  );

  useEffect(() => {
    if (!dirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);

  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      labelledBy={titleId}
      className="m-auto w-[min(34rem,calc(100%-2rem))] rounded-lg bg-white p-6"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={stay}>
          Seguir editando
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={leave}>
          {onDiscardDraft ? 'Salir y conservarlos' : 'Salir sin guardar'}
        </button>
        {onDiscardDraft && (
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => {
              onDiscardDraft();
              leave();
            }}
          >
            Salir y descartarlos
          </button>
        )}
      </div>
    </Dialog>
  );
}
