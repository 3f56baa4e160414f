import { languageLabel } from '@/lib/admin/languageName';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { DeadLinks } from '../links/DeadLinks';
import { ConflictDialog } from './ConflictDialog';
import type { PictureProblem } from './pictureProblems';
import type { Doubts, usePostSaving } from './usePostSaving';

/** What a save may ask: how to resolve a conflict, whether to publish what readers would miss, or whether to save a deleted post again. */
export function SaveDialogs({ saving }: { saving: ReturnType<typeof usePostSaving> }) {
  const { conflict, doubts } = saving;
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
        open={doubts !== undefined}
        title="Antes de publicar"
        confirm="Publicar de todos modos"
        cancel="Seguir editando"
        onConfirm={saving.publishAnyway}
        onClose={saving.dismissDoubts}
      >
        {doubts && <DoubtList {...doubts} />}
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

function DoubtList({ links, pictures }: Doubts) {
  return (
    <>
      {links.length > 0 && (
        <>
          <p>Quien pulse estos enlaces no encontrará nada:</p>
          <DeadLinks links={links} />
        </>
      )}
      {pictures.length > 0 && (
        <>
          <p>A estas imágenes les falta algo:</p>
          <ul className="grid gap-2 text-sm">
            {pictures.map((problem) => (
              <li key={`${problem.language} ${problem.kind}`}>{sentenceOf(problem)}</li>
            ))}
          </ul>
          {pictures.some(({ kind }) => kind === 'undescribed') && (
            <p>
              Sin descripción, quien no ve no sabe qué muestra una imagen. Para escribirla, pulse la
              imagen en el texto y luego «Imagen»; un simple adorno puede quedar sin ella.
            </p>
          )}
        </>
      )}
    </>
  );
}

function sentenceOf({ language, kind, count }: PictureProblem): string {
  const pictures = count === 1 ? 'Una imagen' : `${count} imágenes`;
  const what =
    kind === 'lost' ? 'por insertar: el texto dice que no se pudo pegar' : 'sin descripción';
  return `${pictures} ${what} · ${languageLabel(language)}`;
}
