import { useLeaveGuard } from '@/lib/useLeaveGuard';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface UnsavedTextsProps {
  count: number;
  onSave: () => void;
  onDiscard: () => void;
}

const textsText = (count: number) => (count === 1 ? '1 texto' : `${count} textos`);

/** Says that there are texts to save, wherever in the list they are, and asks before they are left behind. */
export function UnsavedTexts({ count, onSave, onDiscard }: UnsavedTextsProps) {
  const blocker = useLeaveGuard(count > 0);
  return (
    <>
      {count > 0 && (
        <div className="sticky bottom-0 z-30 mt-3 flex flex-wrap items-center gap-x-3 rounded border border-limestone-300 bg-white px-3 py-1 shadow-float">
          <p role="status" className="me-auto text-sm font-semibold">
            {textsText(count)} sin guardar
          </p>
          <button type="button" className={buttonClass('quiet')} onClick={onDiscard}>
            Descartar
          </button>
          <button type="button" className={buttonClass('secondary', 'px-4')} onClick={onSave}>
            {count === 1 ? 'Guardarlo' : 'Guardar todos'}
          </button>
        </div>
      )}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Hay textos sin guardar"
        confirm="Salir sin guardar"
        cancel="Seguir editando"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        <p>Si sale ahora, se pierde lo que ha escrito en {textsText(count)}.</p>
      </ConfirmDialog>
    </>
  );
}
