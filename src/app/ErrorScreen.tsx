import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/**
 * The last resort (SPEC 8): neither texts nor layout may be there, so it needs none. Bilingual, because the
 * visitor's language may be just what failed to load.
 */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="grid min-h-svh place-items-center bg-limestone-100 p-6">
      <title>Unexpected Application Error!</title>
      <div className="max-w-prose text-center" lang="en" dir="ltr">
        <h1 className="text-3xl text-ink-900">Unexpected Application Error!</h1>
        <p className="mt-4">This page could not be shown. Please load it again.</p>
        <p className="mt-1" lang="es">
          No se ha podido mostrar esta página. Vuelva a cargarla, por favor.
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-4">
          <button
            type="button"
            onClick={() => location.reload()}
            className="rounded-full bg-terracotta-600 px-6 py-3 font-semibold text-white hover:bg-terracotta-700"
          >
            Reload · <span lang="es">Volver a cargar</span>
          </button>
          <a href="/" className="px-6 py-3 font-semibold text-ink-800 underline">
            Home · <span lang="es">Inicio</span>
          </a>
        </p>
      </div>
    </main>
  );
}
