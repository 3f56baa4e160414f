import { adminTexts } from '@/admin-texts';
import { useLeaveGuard } from '@/lib/admin/useLeaveGuard';
import { Button } from '@/ui/admin/Button';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';

const t = adminTexts('texts');

interface UnsavedTextsProps {
  count: number;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * Counts the unsaved texts of the whole list, in view or not, and asks before leaving the page with
 * any.
 */
export function UnsavedTexts({ count, onSave, onDiscard }: UnsavedTextsProps) {
  const texts = t('unsaved.texts', { count });
  const leaveGuard = useLeaveGuard(count > 0);
  return (
    <>
      {count > 0 && (
        <div className="sticky bottom-0 z-30 mt-3 flex flex-wrap items-center gap-x-3 rounded border border-limestone-300 bg-white px-3 py-1 shadow-float">
          <p role="status" className="me-auto text-sm font-semibold">
            {t('unsaved.waiting', { texts })}
          </p>
          <Button variant="quiet" onClick={onDiscard}>
            {t('unsaved.discard')}
          </Button>
          <Button className="px-4" onClick={onSave}>
            {count === 1 ? t('unsaved.saveOne') : t('unsaved.saveAll')}
          </Button>
        </div>
      )}
      <LeaveDialog {...leaveGuard} title={t('unsaved.title')}>
        {t('unsaved.lost', { texts })}
      </LeaveDialog>
    </>
  );
}
