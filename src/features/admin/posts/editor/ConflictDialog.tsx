import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { posts as t } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { TitledDialog } from '@/ui/admin/dialogs';
import { DiffText } from '../DiffText';
import {
  type Difference,
  differencesBetween,
  keepWaiting,
  mergeChoices,
  shownValue,
  type Side,
} from '../fields';
import type { EditablePost } from '../post';
import type { PostFieldName, PostValues } from '../schema';

export interface Conflict {
  /** The version that both edited. */
  base: PostValues;
  mine: PostValues;
  theirs: EditablePost;
  /** Whether the other save is one's own, from another tab or device. */
  isOwn: boolean;
}

interface ConflictDialogProps {
  conflict: Conflict;
  onResolve: (values: PostValues, over: EditablePost) => void;
  onClose: () => void;
}

type Choices = Partial<Record<PostFieldName, Side>>;

/**
 * Shown when another save came first: compares both versions field by field and asks which to keep. Nothing is
 * overwritten unseen.
 */
export function ConflictDialog({ conflict, onResolve, onClose }: ConflictDialogProps) {
  const { theirs: saved, isOwn } = conflict;
  const other = isOwn ? t('conflict.otherOwn') : t('conflict.other');
  const { base, mine, theirs } = keepWaiting({ ...conflict, theirs: saved.values });
  const differences = differencesBetween({ base, mine, theirs });
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      differences.flatMap(({ name, suggested }) => (suggested ? [[name, suggested]] : [])),
    ),
  );
  const undecided = differences.filter(({ name }) => !choices[name]).length;
  const chooseAll = (side: Side) =>
    setChoices(
      Object.fromEntries(differences.map((one) => [one.name, one.fixed ? 'theirs' : side])),
    );

  return (
    <TitledDialog
      title={isOwn ? t('conflict.titleOwn') : t('conflict.title')}
      size="widest"
      onClose={onClose}
    >
      <p>
        {t('conflict.intro', { date: formatOfficeDateTime(saved.updated_at), other })}
        {saved.deleted_at && ` ${t('conflict.inBin')}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => chooseAll('mine')}>{t('conflict.allMine')}</Button>
        <Button onClick={() => chooseAll('theirs')}>{t('conflict.allTheirs', { other })}</Button>
      </div>
      <div className="mt-4 grid gap-4">
        {differences.map((difference) => (
          <FieldChoice
            key={difference.name}
            difference={difference}
            mine={mine}
            theirs={theirs}
            other={other}
            choice={choices[difference.name]}
            onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
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
          onClick={() => onResolve(mergeChoices(mine, theirs, choices), saved)}
        >
          {t('conflict.save')}
        </Button>
      </div>
    </TitledDialog>
  );
}

interface FieldChoiceProps {
  difference: Difference;
  mine: PostValues;
  theirs: PostValues;
  /** Whose the other save is, as in 'la otra persona'. */
  other: string;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field of a conflict: both values, their differences, and the choice between them. */
function FieldChoice({ difference, mine, theirs, other, choice, onChoose }: FieldChoiceProps) {
  const { name, label, language, suggested, fixed } = difference;
  const sides = { mine: t('conflict.mine'), theirs: t('conflict.theirs', { other }) } as const;
  const values = { mine: shownValue(mine, name), theirs: shownValue(theirs, name) };
  return (
    <fieldset className="min-w-0 rounded border border-limestone-300 p-3 sm:p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      {suggested && (
        <p className="text-sm text-ink-700">
          {suggested === 'mine' ? t('conflict.onlyMine') : t('conflict.onlyTheirs', { other })}
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
              {sides[side]}
            </label>
            <FieldValue
              {...{ name, language }}
              label={`${label}: ${sides[side]}`}
              value={values[side]}
            />
          </div>
        ))}
      </div>
      {language && (
        <details className="mt-2" open>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            {t('conflict.fromTheirs', { other })}
          </summary>
          <div
            {...scrollRegion(t('conflict.differences', { label }))}
            className="max-h-60 overflow-y-auto text-sm"
          >
            <DiffText before={values.theirs} after={values.mine} language={language} />
          </div>
        </details>
      )}
    </fieldset>
  );
}

interface FieldValueProps extends Pick<Difference, 'name' | 'label'> {
  language: Language | undefined;
  value: string;
}

function FieldValue({ name, language, label, value }: FieldValueProps) {
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
