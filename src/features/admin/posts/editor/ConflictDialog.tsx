import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { posts as t } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { LANGUAGE_FACTS } from '@/site/languages';
import { Button } from '@/ui/admin/controls';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { TitledDialog } from '@/ui/admin/dialogs';
import { FieldChanges } from '../DiffText';
import { type FieldFacts, labelWithin, shownValue, withFields } from '../fields';
import type { EditablePost } from '../post';
import type { PostFieldName, PostValues } from '../schema';

export interface Conflict {
  /** What both have made of the post, with mine where both have changed a field. */
  merged: PostValues;
  clashes: readonly FieldFacts[];
  /** The fields that only the other save has changed. */
  taken: readonly FieldFacts[];
  theirs: EditablePost;
}

interface ConflictDialogProps {
  conflict: Conflict;
  onResolve: (values: PostValues, over: EditablePost) => void;
  onClose: () => void;
}

/** Whose value is kept. */
type Side = 'mine' | 'theirs';

/** Compares both versions of each field that another save has changed too, and asks which to keep. */
export function ConflictDialog({ conflict, onResolve, onClose }: ConflictDialogProps) {
  const { merged, clashes, taken, theirs } = conflict;
  const [choices, setChoices] = useState<Partial<Record<PostFieldName, Side>>>({});
  const undecided = clashes.filter(({ name }) => !choices[name]).length;
  const givenUp = clashes.filter(({ name }) => choices[name] === 'theirs');

  return (
    <TitledDialog title={t('conflict.title')} size="widest" onClose={onClose}>
      <p>
        {t('conflict.intro', { date: formatOfficeDateTime(theirs.updated_at) })}
        {theirs.deleted_at && ` ${t('conflict.inBin')}`}
      </p>
      {taken.length > 0 && (
        <p className="mt-2">{t('conflict.taken', { fields: taken.map(labelWithin).join(', ') })}</p>
      )}
      <div className="mt-4 grid gap-4">
        {clashes.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            mine={shownValue(merged, field.name)}
            theirs={shownValue(theirs.values, field.name)}
            choice={choices[field.name]}
            onChoose={(side) => setChoices({ ...choices, [field.name]: side })}
          />
        ))}
      </div>
      <div className="sticky -bottom-4 mt-4 flex flex-wrap items-center justify-end gap-3 border-t border-limestone-300 bg-white py-3 sm:-bottom-6">
        <p role="status" className="me-auto">
          {undecided > 0 && t('conflict.undecided', { count: undecided })}
        </p>
        <Button onClick={onClose}>{t('conflict.keepEditing')}</Button>
        <Button
          variant="primary"
          className="aria-disabled:opacity-50"
          unavailable={undecided > 0}
          onClick={() => onResolve(withFields(merged, theirs.values, givenUp), theirs)}
        >
          {t('conflict.save')}
        </Button>
      </div>
    </TitledDialog>
  );
}

interface FieldChoiceProps extends Record<Side, string> {
  field: FieldFacts;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field of a conflict: both values, their differences, and the choice between them. */
function FieldChoice({ field, choice, onChoose, ...values }: FieldChoiceProps) {
  const { name, label, language } = field;
  return (
    <fieldset className="min-w-0 rounded border border-limestone-300 p-3 sm:p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <label className="flex min-h-11 items-center gap-2 font-semibold">
              <input
                type="radio"
                name={`keep-${name}`}
                className="size-5 accent-terracotta-600"
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {t(`conflict.${side}`)}
            </label>
            <FieldValue
              {...field}
              label={`${label}: ${t(`conflict.${side}`)}`}
              value={values[side]}
            />
          </div>
        ))}
      </div>
      {language && (
        <details className="mt-2" open>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            {t('conflict.fromTheirs')}
          </summary>
          <FieldChanges {...{ label, language }} before={values.theirs} after={values.mine} />
        </details>
      )}
    </fieldset>
  );
}

function FieldValue({ name, language, label, value }: FieldFacts & { value: string }) {
  if (!value) return <p className="text-sm text-ink-700">{t('conflict.empty')}</p>;
  if (name === 'image') {
    return (
      <img
        src={value}
        alt=""
        style={focusStyle(value)}
        className="aspect-video w-full rounded object-cover"
      />
    );
  }
  return (
    <div
      // Longer ones may scroll.
      {...(value.length > 150 ? scrollRegion(label) : {})}
      lang={language}
      dir={language && LANGUAGE_FACTS[language].dir}
      className="max-h-48 overflow-y-auto rounded bg-limestone-50 p-2 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {value}
    </div>
  );
}
