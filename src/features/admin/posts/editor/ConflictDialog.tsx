import { useState } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/Dialog';
import { FieldChoice } from './FieldChoice';
import { differencesBetween, keepWaiting, mergeChoices, type Side } from '../fields';
import type { EditablePost } from '../post';
import type { PostFieldName, PostValues } from '../schema';

const t = adminTexts('posts');

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
  const differences = differencesBetween(base, mine, theirs);
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
    <Dialog
      open
      onClose={onClose}
      labelledBy="conflict"
      className="m-auto max-h-[calc(100svh-2rem)] w-[min(64rem,calc(100%-2rem))] rounded-lg bg-white p-4 sm:p-6"
    >
      <h2 id="conflict" className="text-2xl">
        {isOwn ? t('conflict.titleOwn') : t('conflict.title')}
      </h2>
      <p className="mt-2">
        {t('conflict.intro', { date: formatOfficeDateTime(saved.updatedAt), other })}
        {saved.inBin && ` ${t('conflict.inBin')}`}
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
    </Dialog>
  );
}
