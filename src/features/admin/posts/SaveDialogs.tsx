import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { ConflictDialog } from './ConflictDialog';
import type { usePostSaving } from './usePostSaving';

/** What a save may ask: how to resolve a conflict, or whether to save a deleted post again. */
export function SaveDialogs({ saving }: { saving: ReturnType<typeof usePostSaving> }) {
  const { conflict } = saving;
  return (
    <>
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.version}
          conflict={conflict}
          onResolve={saving.resolveConflict}
          onClose={saving.dismissConflict}
        />
      )}
      <ConfirmDialog
        open={saving.deleted}
        title="Esta entrada ya no existe"
        confirm="Guardarla de nuevo"
        cancel="Seguir editando"
        onConfirm={saving.saveAsNew}
        onClose={saving.dismissDeleted}
      >
        <p>
          Se ha eliminado para siempre mientras usted escribía. Lo escrito sigue aquí y puede
          guardarlo como una entrada nueva.
        </p>
      </ConfirmDialog>
    </>
  );
}
