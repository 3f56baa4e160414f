import { useLeaveGuard } from '@/lib/admin/useLeaveGuard';
import { buttonClass } from '@/ui/button';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';

interface UnsavedTextsProps {
  count: number;
  onSave: () => void;
  onDiscard: () => void;
}

const countText = (count: number) => (count === 1 ? '1 texto' : `${count} textos`);

/**
 * Counts the unsaved texts of the whole list, in view or not, and asks before leaving the page with
 * any.
 */
export function UnsavedTexts({ count, onSave, onDiscard }: UnsavedTextsProps) {
  const leaveGuard = useLeaveGuard(count > 0);
  return (
    <>
      {count > 0 && (
        <div className="sticky bottom-0 z-30 mt-3 flex flex-wrap items-center gap-x-3 rounded border border-limestone-300 bg-white px-3 py-1 shadow-float">
          <p role="status" className="me-auto text-sm font-semibold">
            {countText(count)} sin guardar
          </p>
          <button type="button" className={buttonClass('quiet')} onClick={onDiscard}>
            Descartar
          </button>
          <button type="button" className={buttonClass('secondary', 'px-4')} onClick={onSave}>
            {count === 1 ? 'Guardarlo' : 'Guardar todos'}
          </button>
        </div>
      )}
      <LeaveDialog {...leaveGuard} title="Hay textos sin guardar">
        Si sale ahora, se pierde lo que ha escrito en {countText(count)}.
      </LeaveDialog>
    </>
  );
}
