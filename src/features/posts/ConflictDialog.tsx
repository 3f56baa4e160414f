import { useState } from 'react';
import { officeText } from '@/lib/officeTime';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';
import { DiffText } from './DiffText';
import { type Difference, differencesBetween, settle, shownValue, type Side } from './fields';
import type { EditablePost } from './post';
import type { PostFieldName, PostValues } from './schema';

export interface Conflict {
  /** The text both started from. */
  base: PostValues;
  mine: PostValues;
  theirs: EditablePost;
}

interface ConflictDialogProps {
  conflict: Conflict;
  onSettle: (values: PostValues, over: EditablePost) => void;
  onClose: () => void;
}

type Choices = Partial<Record<PostFieldName, Side>>;

/** Somebody saved first: both texts, field by field, and a choice for each. Nothing is overwritten unseen. */
export function ConflictDialog({ conflict, onSettle, onClose }: ConflictDialogProps) {
  const { base, mine, theirs } = conflict;
  const differences = differencesBetween(base, mine, theirs.values);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      differences.flatMap(({ name, suggested }) => (suggested ? [[name, suggested]] : [])),
    ),
  );
  const open = differences.filter(({ name }) => !choices[name]).length;
  const all = (side: Side) =>
    setChoices(
      Object.fromEntries(differences.map((one) => [one.name, one.fixed ? 'theirs' : side])),
    );

  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy="conflict"
      className="m-auto max-h-[calc(100svh-2rem)] w-[min(64rem,calc(100%-2rem))] rounded-lg bg-white p-4 sm:p-6"
    >
      <h2 id="conflict" className="text-2xl">
        Otra persona ha guardado esta entrada antes
      </h2>
      <p className="mt-2">
        Guardó el {officeText(theirs.updatedAt)}, mientras usted escribía. Su texto no se ha
        guardado todavía, y el de la otra persona tampoco se ha perdido. Elija qué se queda.
        {theirs.inBin && ' La entrada está ahora en la papelera.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={() => all('mine')}>
          Todo lo mío
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => all('theirs')}>
          Todo lo de la otra persona
        </button>
      </div>
      <div className="mt-4 grid gap-4">
        {differences.map((difference) => (
          <FieldChoice
            key={difference.name}
            difference={difference}
            mine={mine}
            theirs={theirs.values}
            choice={choices[difference.name]}
            onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
          />
        ))}
      </div>
      <div className="sticky -bottom-4 mt-4 flex flex-wrap items-center justify-end gap-3 border-t border-limestone-300 bg-white py-3 sm:-bottom-6">
        <p role="status" className="me-auto">
          {open > 0 && `Falta elegir en ${open === 1 ? '1 campo' : `${open} campos`}.`}
        </p>
        <button type="button" className={buttonClass('secondary')} onClick={onClose}>
          Seguir editando
        </button>
        <button
          type="button"
          className={buttonClass('primary', 'disabled:opacity-50')}
          disabled={open > 0}
          onClick={() => onSettle(settle(mine, theirs.values, choices), theirs)}
        >
          Guardar lo elegido
        </button>
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  difference: Difference;
  mine: PostValues;
  theirs: PostValues;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

const SIDES = { mine: 'Lo mío', theirs: 'Lo de la otra persona' } as const;

function FieldChoice({ difference, mine, theirs, choice, onChoose }: FieldChoiceProps) {
  const { name, label, language, suggested, fixed } = difference;
  const values = { mine: shownValue(mine, name), theirs: shownValue(theirs, name) };
  return (
    <fieldset className="min-w-0 rounded border border-limestone-300 p-3 sm:p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      {suggested && (
        <p className="text-sm text-ink-700">
          {suggested === 'mine'
            ? 'Solo lo ha cambiado usted.'
            : 'Solo lo ha cambiado la otra persona.'}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <label className="flex min-h-11 items-center gap-2 font-semibold">
              <input
                type="radio"
                name={`keep-${name}`}
                className="size-5 accent-terracotta-600"
                checked={choice === side}
                disabled={fixed && side === 'mine'}
                onChange={() => onChoose(side)}
              />
              {SIDES[side]}
            </label>
            <FieldValue name={name} value={values[side]} language={language} />
          </div>
        ))}
      </div>
      {language && (
        <details className="mt-2" open>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            De lo de la otra persona a lo mío
          </summary>
          <div className="max-h-60 overflow-y-auto text-sm">
            <DiffText before={values.theirs} after={values.mine} language={language} />
          </div>
        </details>
      )}
    </fieldset>
  );
}

function FieldValue({
  name,
  value,
  language,
}: {
  name: PostFieldName;
  value: string;
  language: Difference['language'];
}) {
  if (!value) return <p className="text-sm text-ink-700">(vacío)</p>;
  if (name === 'image') {
    return <img src={value} alt="" className="aspect-video w-full rounded object-cover" />;
  }
  return (
    // What does not fit is scrolled, by keyboard too.
    <div
      tabIndex={value.length > 400 ? 0 : undefined}
      lang={language}
      dir={language === 'ar' ? 'rtl' : undefined}
      className="max-h-48 overflow-y-auto rounded bg-limestone-50 p-2 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {value}
    </div>
  );
}
