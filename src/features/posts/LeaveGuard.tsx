import { useLeaveGuard } from '@/lib/useLeaveGuard';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

interface LeaveGuardProps {
  /** There is something to lose. */
  dirty: boolean;
  /** The editor's own address, to which a new post moves when it is saved. */
  home: string;
  onDiscard: () => void;
}

/** Asks before the editor is left with changes that are not saved. */
export function LeaveGuard({ dirty, home, onDiscard }: LeaveGuardProps) {
  const blocker = useLeaveGuard(
    dirty,
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== home,
  );

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      labelledBy="leave-guard"
      className="m-auto w-[min(34rem,calc(100%-2rem))] rounded-lg bg-white p-6"
    >
      <h2 id="leave-guard" className="text-2xl">
        Hay cambios sin guardar
      </h2>
      <p className="mt-3">
        Si sale y los conserva, quedan en este navegador y se le ofrecerán la próxima vez que abra
        esta entrada.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={() => blocker.reset?.()}>
          Seguir editando
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => blocker.proceed?.()}
        >
          Salir y conservarlos
        </button>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          Salir y descartarlos
        </button>
      </div>
    </Dialog>
  );
}
