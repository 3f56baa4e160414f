import type { ReactNode } from 'react';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { buttonClass } from '@/ui/button';
import { DiffText } from '../DiffText';
import type { PostValues } from '../schema';
import type { Texts } from '../spanish/units';
import { FIELD_NAMES, unitName } from './names';
import { type IncomingPlan, textsIn } from './plan';
import { type Translation } from '@/site/languages';

interface IncomingTextsProps {
  plan: IncomingPlan;
  values: PostValues;
  language: Translation;
  /** What the texts come from, such as 'El archivo'. */
  what: string;
  /** Where the older Spanish text was, if the plan is stale, and what to do instead. */
  stale: { wasIn: string; advice: ReactNode };
  onAccept: () => void;
}

/** What texts from outside would change in the editor, text by text, or why they cannot be taken. */
export function IncomingTexts({
  plan,
  values,
  language,
  what,
  stale,
  onAccept,
}: IncomingTextsProps) {
  if (plan.kind === 'stale') {
    return (
      <div role="alert" className="grid gap-3">
        <p className="font-semibold text-terracotta-700">{stale.advice}</p>
        <Sections label="Textos que han cambiado" names={plan.texts.map(({ id }) => unitName(id))}>
          {plan.texts.map(({ id, was, now }) => (
            <dl key={id} className="grid gap-3 sm:grid-cols-2">
              <Text label={stale.wasIn} text={was} />
              <Text label="Ahora" text={now} />
            </dl>
          ))}
        </Sections>
      </div>
    );
  }
  const changes = Object.entries(plan.texts) as [keyof Texts, string][];
  const before = textsIn(values, language);
  return (
    <div className="grid gap-3">
      {plan.unfinished.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          {what} deja sin terminar, y aquí se queda lo que hay:{' '}
          {plan.unfinished.map(unitName).join(', ')}.
        </p>
      )}
      <p role="status" className={changes.length > 0 ? 'font-semibold' : ''}>
        {changes.length > 0
          ? 'Lo que cambiaría en el editor:'
          : `${what} dice lo mismo que el editor: no hay nada que cambiar.`}
      </p>
      {plan.unlike.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          Compruebe el formato y los enlaces, que no son los del texto español:{' '}
          {plan.unlike.map(unitName).join(', ')}.
        </p>
      )}
      {changes.length > 0 && (
        <>
          <Sections label="Cambios" names={changes.map(([field]) => FIELD_NAMES[field])}>
            {changes.map(([field, text]) => (
              <DiffText key={field} before={before[field]} after={text} language={language} />
            ))}
          </Sections>
          <button
            type="button"
            className={buttonClass('primary', 'justify-self-start')}
            onClick={onAccept}
          >
            Pasar al editor
          </button>
        </>
      )}
    </div>
  );
}

interface SectionsProps {
  label: string;
  /** The heading of each child. */
  names: readonly string[];
  children: ReactNode[];
}

function Sections({ label, names, children }: SectionsProps) {
  return (
    <div {...scrollRegion(label)} className="grid max-h-[45svh] gap-3 overflow-y-auto">
      {names.map((name, index) => (
        <section key={name} className="rounded border border-limestone-300 p-3">
          <h3 className="font-sans font-semibold">{name}</h3>
          {children[index]}
        </section>
      ))}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-700">{label}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text || 'No está.'}</dd>
    </div>
  );
}
