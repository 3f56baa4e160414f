import { languageLabel } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { DeadLinks } from '../links/DeadLinks';
import { ConflictDialog } from './ConflictDialog';
import type { PictureProblem } from './pictureProblems';
import type { Doubts, usePostSaving } from './usePostSaving';

const t = adminTexts('posts');

/** What a save may ask: how to resolve a conflict, whether to publish what readers would miss, or whether to save a deleted post again. */
export function SaveDialogs({ saving }: { saving: ReturnType<typeof usePostSaving> }) {
  const { conflict, doubts } = saving;
  return (
    <>
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.version}
          conflict={conflict}
          onResolve={saving.resolveConflict}
          onClose={saving.dismissConflict}
        />
      )}
      <ConfirmDialog
        open={doubts !== undefined}
        title={t('saveDialogs.before')}
        confirm={t('saveDialogs.anyway')}
        cancel={t('conflict.keepEditing')}
        onConfirm={saving.publishAnyway}
        onClose={saving.dismissDoubts}
      >
        {doubts && <DoubtList {...doubts} />}
      </ConfirmDialog>
      <ConfirmDialog
        open={saving.deleted}
        title={t('saveDialogs.gone')}
        confirm={t('saveDialogs.again')}
        cancel={t('conflict.keepEditing')}
        onConfirm={saving.saveAsNew}
        onClose={saving.dismissDeleted}
      >
        <p>{t('saveDialogs.goneText')}</p>
      </ConfirmDialog>
    </>
  );
}

function DoubtList({ links, pictures }: Doubts) {
  return (
    <>
      {links.length > 0 && (
        <>
          <p>{t('saveDialogs.deadLinks')}</p>
          <DeadLinks links={links} />
        </>
      )}
      {pictures.length > 0 && (
        <>
          <p>{t('saveDialogs.pictures')}</p>
          <ul className="grid gap-2 text-sm">
            {pictures.map((problem) => (
              <li key={`${problem.language} ${problem.kind}`}>{sentenceOf(problem)}</li>
            ))}
          </ul>
          {pictures.some(({ kind }) => kind === 'undescribed') && (
            <p>{t('saveDialogs.describe')}</p>
          )}
        </>
      )}
    </>
  );
}

function sentenceOf({ language, kind, count }: PictureProblem): string {
  return `${t(`saveDialogs.${kind}`, { count })} · ${languageLabel(language)}`;
}
