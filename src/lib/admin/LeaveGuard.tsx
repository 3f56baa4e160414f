import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { admin as t } from '@/admin-texts';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { Button } from '@/ui/admin/controls';
import { TitledDialog } from '@/ui/admin/dialogs';

/** The parameters of an address that name what a screen shows; the others filter it. */
const PARTS = ['id', 'view'];

/** Whether an address shows something else on the same screen. */
function isOtherPart(next: string, shown: string): boolean {
  const [after, before] = [new URLSearchParams(next), new URLSearchParams(shown)];
  return PARTS.some((name) => after.get(name) !== before.get(name));
}

/** Asks before the tab is closed, reloaded or led elsewhere, as long as that would lose something. */
export function useUnloadGuard(loses: boolean): void {
  useEffect(() => {
    if (!loses) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [loses]);
}

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  dirty: boolean;
  /** Another path that shows the same work, and so does not leave it. */
  samePath?: string;
  title?: string;
  /** What happens to the changes on leaving; without it, that they are lost. */
  children?: ReactNode;
  /** Set where the changes survive in a draft, to offer discarding it as well. */
  onDiscardDraft?: (() => void) | undefined;
}

/**
 * Guards unsaved changes: a navigation to another path, or another part of the screen, waits until it
 * is answered whether to leave them, or until they are saved; the browser asks before the tab is closed.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const { dirty, samePath, title = t('leave.title'), children = t('leave.lost') } = props;
  const { onDiscardDraft } = props;
  const navigation = useNavigation();
  const [proceed, setProceed] = useState<() => void>();
  useLayoutEffect(() => {
    if (!dirty) return;
    return navigation.block({
      blocks({ pathname, search }) {
        const { entry } = navigation.state.shown;
        const isOtherPath = pathname !== entry.pathname && pathname !== samePath;
        return isOtherPath || isOtherPart(search, entry.search);
      },
      ask: (next) => setProceed(() => next),
    });
  }, [navigation, dirty, samePath]);

  useUnloadGuard(dirty);

  // Saved while it was asked.
  useEffect(() => {
    if (dirty || !proceed) return;
    const timer = setTimeout(() => {
      setProceed(undefined);
      proceed();
    });
    return () => clearTimeout(timer);
  }, [dirty, proceed]);

  if (!proceed) return null;
  const stay = () => setProceed(undefined);
  const leave = () => {
    stay();
    proceed();
  };
  return (
    <TitledDialog {...{ title }} onClose={stay}>
      <p>{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={stay}>
          {t('leave.stay')}
        </Button>
        <Button onClick={leave}>{onDiscardDraft ? t('leave.keep') : t('leave.without')}</Button>
        {onDiscardDraft && (
          <Button
            variant="quiet"
            onClick={() => {
              onDiscardDraft();
              leave();
            }}
          >
            {t('leave.discard')}
          </Button>
        )}
      </div>
    </TitledDialog>
  );
}
