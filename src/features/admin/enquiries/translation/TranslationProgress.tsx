import { buttonClass } from '@/ui/button';
import type { Failure, Progress } from './useOnDevice';

const FAILURES: Record<Failure, string> = {
  NotAllowedError:
    'El navegador no ha empezado: pide que se pulse el botón justo antes de descargar un idioma. Púlselo otra vez.',
  NotSupportedError: 'Este navegador no traduce entre estos dos idiomas.',
  other:
    'No se ha podido traducir. La primera vez el navegador tiene que descargar el idioma: compruebe la conexión y el espacio libre, y vuelva a probar.',
};

/** The progress of a translation, with a button to stop it; nothing while none is running. */
export function TranslationProgress({
  progress,
  onStop,
}: {
  progress: Progress;
  onStop: () => void;
}) {
  const downloading = progress.state === 'downloading';
  return (
    <>
      {(downloading || progress.state === 'working') && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          {downloading && (
            <progress
              aria-label="Descarga del idioma"
              className="h-2 w-40 accent-sea-700"
              value={progress.part}
            />
          )}
          <p role="status">
            {downloading
              ? `El navegador descarga el idioma, solo esta vez: ${Math.round(progress.part * 100)} %`
              : 'Traduciendo en este ordenador…'}
          </p>
          <button type="button" className={buttonClass('quiet')} onClick={onStop}>
            Parar
          </button>
        </div>
      )}
      {progress.state === 'failed' && (
        <p role="alert" className="text-sm font-semibold text-terracotta-700">
          {FAILURES[progress.failure]}
        </p>
      )}
    </>
  );
}
