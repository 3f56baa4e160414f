import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { serialize } from '@/lib/admin/markdown/serialize';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { parseBlocks } from '@/lib/markdown/blocks';
import { buttonClass } from '@/ui/button';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { languageName } from '@/lib/admin/languageName';
import { DiffText } from './DiffText';
import { confirmTranslation } from './mutations';
import { sourceOptions } from './queries';
import { type PostValues, TEXT_FIELDS, type TextField, type Translation } from './schema';
import { unavailable } from '@/ui/admin/unavailable';

interface OutdatedNoticeProps {
  id: string;
  version: number;
  language: Translation;
  /** The Spanish text as saved. */
  saved: PostValues;
  /** Whether there are unsaved Spanish changes: confirming would then refer to another text than the visible one. */
  unsaved: boolean;
  onConfirmed: (language: Translation, version: number) => void;
}

const LABELS = { title: 'Título', excerpt: 'Extracto', content: 'Contenido' } as const;

/** A text in normalized Markdown, so that only changes visible to readers differ. */
const comparable = (field: TextField, text: string) =>
  field === 'content' ? serialize(parseBlocks(text)) : text;

/**
 * Shows what has changed in the Spanish text since it was translated, with a button to confirm that the
 * translation still applies.
 */
export function OutdatedNotice({
  id,
  version,
  language,
  saved,
  unsaved,
  onConfirmed,
}: OutdatedNoticeProps) {
  const { data: source, error, refetch } = useQuery(sourceOptions(id, language, version));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    setProblem('');
    try {
      const confirmed = await confirmTranslation(id, language, version);
      if (confirmed !== null) onConfirmed(language, confirmed);
      else {
        setProblem(
          'Otra persona ha guardado esta entrada mientras tanto. Ábrala de nuevo para ver el texto de ahora.',
        );
      }
    } catch (thrown) {
      setProblem(failureText(thrown));
    }
    setBusy(false);
  }

  return (
    <section
      aria-label="Cambios en el texto español"
      className="rounded-lg border border-brass-400 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 text-terracotta-600" />
        El texto español ha cambiado desde esta traducción
      </h2>
      {source && (
        <>
          <p className="mt-1 text-sm text-ink-700">
            Traducida el {formatOfficeDateTime(source.translated_at)}. Esto es lo que ha cambiado:
          </p>
          <div {...scrollRegion('Lo que ha cambiado')} className="mt-3 max-h-96 overflow-y-auto">
            <dl className="space-y-3">
              {TEXT_FIELDS.filter((field) => source[field] !== saved[field]).map((field) => (
                <div key={field}>
                  <dt className="text-sm font-semibold">{LABELS[field]}</dt>
                  <dd>
                    <DiffText
                      before={comparable(field, source[field])}
                      after={comparable(field, saved[field])}
                      language="es"
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      )}
      {error && (
        <p className="mt-2">
          {failureText(error)}{' '}
          <button type="button" className="min-h-11 underline" onClick={() => void refetch()}>
            Volver a probar
          </button>
        </p>
      )}
      <p className="mt-3 text-sm">
        Corrija el texto en {languageName(language)} y guarde, o diga que no hace falta.
      </p>
      <p role="alert" className="mt-2 font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      <button
        type="button"
        className={buttonClass('secondary', 'mt-2 aria-disabled:opacity-60')}
        {...unavailable(busy || unsaved || !source)}
        onClick={() => void confirm()}
      >
        La traducción sigue siendo válida
      </button>
      {unsaved && (
        <p className="mt-1 text-sm text-ink-700">Guarde antes los cambios del texto español.</p>
      )}
    </section>
  );
}
