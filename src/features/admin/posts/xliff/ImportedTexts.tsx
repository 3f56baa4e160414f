import { scrollRegion } from '@/ui/admin/scrollRegion';
import { buttonClass } from '@/ui/button';
import { DiffText } from '../DiffText';
import type { PostValues, Translation } from '../schema';
import type { Texts } from '../spanish/units';
import { FIELD_NAMES, unitName } from './names';
import { type ImportPlan, textsIn } from './plan';

interface ImportedTextsProps {
  plan: Extract<ImportPlan, { kind: 'changes' }>;
  values: PostValues;
  language: Translation;
  /** What the texts come from, such as 'El archivo'. */
  what: string;
  onAccept: () => void;
}

/** What a file or a translation by link would change in the editor, text by text. */
export function ImportedTexts({ plan, values, language, what, onAccept }: ImportedTextsProps) {
  const changes = Object.entries(plan.texts) as [keyof Texts, string][];
  if (changes.length === 0) {
    return <p role="status">{what} dice lo mismo que el editor: no hay nada que cambiar.</p>;
  }
  const before = textsIn(values, language);
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        Lo que cambiaría en el editor:
      </p>
      {plan.unlike.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          Compruebe el formato y los enlaces, que no son los del texto español:{' '}
          {plan.unlike.map(unitName).join(', ')}.
        </p>
      )}
      <div {...scrollRegion('Cambios')} className="grid max-h-[45svh] gap-3 overflow-y-auto">
        {changes.map(([field, text]) => (
          <section key={field} className="rounded border border-limestone-300 p-3">
            <h3 className="font-sans font-semibold">{FIELD_NAMES[field]}</h3>
            <DiffText before={before[field]} after={text} language={language} />
          </section>
        ))}
      </div>
      <button
        type="button"
        className={buttonClass('primary', 'justify-self-start')}
        onClick={onAccept}
      >
        Pasar al editor
      </button>
    </div>
  );
}
