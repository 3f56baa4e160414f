import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Dialog } from '@/ui/Dialog';
import { buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/Spinner';
import type { PostValues } from '../schema';
import { versionsOptions } from './queries';
import { VersionEntry } from './VersionEntry';

interface HistoryDialogProps {
  id: string;
  /** What is in the editor now, with which versions are compared. */
  current: PostValues;
  onRestore: (values: PostValues, savedAt: string) => void;
  onClose: () => void;
}

/** The kept versions of a post: when each was saved, by whom and what it changed, to compare and restore. */
export function HistoryDialog({ id, current, onRestore, onClose }: HistoryDialogProps) {
  const { data: versions, error, refetch } = useQuery(versionsOptions(id));
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy="history"
      className="m-auto max-h-[calc(100svh-2rem)] w-[min(52rem,calc(100%-2rem))] rounded-lg bg-white p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history" className="text-2xl">
          Versiones de esta entrada
        </h2>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Cerrar
        </button>
      </header>
      <p className="mt-2 text-ink-700">
        Se conservan las 50 últimas veces que se guardó. La que recupere pasa al editor; nada cambia
        en el sitio hasta que usted guarde. La imagen de portada no se recupera, y los idiomas que
        están en espera siguen en espera.
      </p>
      {error && <LoadFailure onRetry={() => void refetch()}>{failureText(error)}</LoadFailure>}
      {!versions && !error && <Spinner label="Cargando..." />}
      <ol className="mt-4 grid gap-3">
        {versions?.map((version) => (
          <li key={version.number}>
            <VersionEntry id={id} version={version} current={current} onRestore={onRestore} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
