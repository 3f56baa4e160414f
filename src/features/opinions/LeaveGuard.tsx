import { useLeaveGuard } from '@/lib/useLeaveGuard';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

/** Asks before unsaved work is left behind, by a link, the way back or a closed tab. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useLeaveGuard(dirty);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      labelledBy="leave-title"
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-lg bg-white p-6"
    >
      <h2 id="leave-title" className="text-2xl">
        Hay cambios sin guardar
      </h2>
      <p className="mt-3">Si sale ahora se pierden.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => blocker.proceed?.()}
        >
          Salir sin guardar
        </button>
        <button type="button" className={buttonClass('primary')} onClick={stay}>
          Seguir editando
        </button>
      </div>
    </Dialog>
  );
}
