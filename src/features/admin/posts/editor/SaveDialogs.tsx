import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { DeadLinks } from '../links/DeadLinks';
import { ConflictDialog } from './ConflictDialog';
import type { usePostSaving } from './usePostSaving';

/** What a save may ask: how to resolve a conflict, whether to publish dead links, or whether to save a deleted post again. */
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
        open={saving.deadLinks !== undefined}
        title="Hay enlaces que no llevan a nada"
        confirm="Publicar de todos modos"
        cancel="Seguir editando"
        onConfirm={saving.publishAnyway}
        onClose={saving.dismissDeadLinks}
      >
        <p>La entrada se va a publicar, y quien pulse estos enlaces no encontrará nada:</p>
        <DeadLinks links={saving.deadLinks ?? []} />
      </ConfirmDialog>
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
