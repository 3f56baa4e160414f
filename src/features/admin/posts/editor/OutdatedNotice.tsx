import { TriangleAlert } from 'lucide-react';
import { languageName } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { focusTabPanel } from '../focusTabPanel';
import type { SpanishSide } from '../spanish/useSpanish';
import { type Translation } from '@/site/languages';

function leftOf(toConfirm: number): string {
  // The change is in the Markdown only, such as another sign for the same list.
  if (toConfirm === 0) return 'No hay cambios visibles.';
  return toConfirm === 1
    ? 'Queda 1 cambio por revisar.'
    : `Quedan ${toConfirm} cambios por revisar.`;
}

/** Says how much of the Spanish text has changed since a translation was confirmed, and confirms all of it. */
export function OutdatedNotice({
  language,
  spanish,
}: {
  language: Translation;
  spanish: SpanishSide;
}) {
  const { confirmedAt, toConfirm, unsaved, busy, problem, failure } = spanish;
  return (
    <section
      aria-label="Cambios en el texto español"
      className="rounded-lg border border-brass-400 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-terracotta-600" />
        El texto español ha cambiado desde esta traducción
      </h2>
      {confirmedAt && (
        <p className="mt-1" role="status">
          {leftOf(toConfirm)} Última revisión: {formatOfficeDateTime(confirmedAt)}.
        </p>
      )}
      <p className="mt-1 text-sm text-ink-700">
        Corrija el texto en {languageName(language)} donde haga falta y pulse «Sigue bien» en cada
        párrafo español marcado, o confirme todos a la vez.
      </p>
      {failure && (
        <p className="mt-2">
          {failure}{' '}
          <button type="button" className="min-h-11 underline" onClick={spanish.retry}>
            Volver a probar
          </button>
        </p>
      )}
      <p role="alert" className="mt-2 font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      <button
        type="button"
        className={buttonClass('secondary', 'mt-2 aria-disabled:opacity-60')}
        {...unavailable(busy || unsaved || !confirmedAt)}
        onClick={(event) => {
          focusTabPanel(event.currentTarget);
          spanish.confirmAll();
        }}
      >
        Dar por revisada toda la traducción
      </button>
      {unsaved && <p className="mt-1 text-sm text-ink-700">Guarde antes los cambios.</p>}
    </section>
  );
}
