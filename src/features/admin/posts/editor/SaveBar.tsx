import { CalendarClock, Eye, Globe, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { posts as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/controls';
import { ConfirmDialog, DialogButton } from '@/ui/admin/dialogs';
import { DoubtList } from '../links/LinkPanel';
import { savedState, stateOf } from '../post';
import type { PostForm } from '../usePostForm';
import { ConflictDialog } from './ConflictDialog';
import type { usePostSaving } from './usePostSaving';

interface SaveBarProps {
  post: PostForm;
  saving: ReturnType<typeof usePostSaving>;
  /** What the button of the preview opens. */
  preview: ReactNode;
}

/** What a save that makes the post public would do; undefined if it is so already. */
function openingOf({ saved, values: { date, publish_at } }: PostForm) {
  const state = stateOf({ hidden: false, date, publish_at, deleted_at: saved.deleted_at });
  if (state === savedState(saved)) return undefined;
  return state === 'scheduled' ? 'schedule' : 'publish';
}

const ICONS = { schedule: CalendarClock, publish: Globe, save: Save };

/** Three buttons in one row of a phone, so that the bar leaves room for the text. */
const PHONE = 'max-sm:px-3';

/** The sticky bar with the save state and the save and preview buttons. */
export function SaveBar({ post, saving, preview }: SaveBarProps) {
  const { saved, dirty } = post;
  const isNew = saved.version === null;
  const isDraft = !saved.deleted_at && saved.values.hidden;
  const action = openingOf(post) ?? 'save';
  const Icon = ICONS[action];
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg border border-limestone-300 bg-white px-3 py-2 shadow-float max-sm:gap-x-2 low:static">
      <Problem className="w-full">{saving.problem}</Problem>
      {/* One button for both, which keeps the focus once the draft is published. */}
      <Button
        type={isDraft ? 'button' : 'submit'}
        variant="primary"
        className={PHONE}
        aria-disabled={saving.busy}
        onClick={isDraft ? () => saving.save({ hidden: false }) : undefined}
      >
        <Icon className="size-5 max-sm:hidden" />
        {saving.busy && !isDraft ? t('saveBar.saving') : t(`saveBar.${action}`)}
      </Button>
      {isDraft && (
        <Button type="submit" className={PHONE} aria-disabled={saving.busy}>
          <Save className="size-5 max-sm:hidden" />
          {saving.busy ? t('saveBar.saving') : t('saveBar.draft')}
        </Button>
      )}
      <DialogButton
        icon={Eye}
        label={<span className="max-sm:sr-only">{t('preview.title')}</span>}
        title={t('preview.title')}
        size="full"
        className={PHONE}
      >
        {() => preview}
      </DialogButton>
      <p role="status" className="text-sm text-ink-700">
        {dirty && t('saveBar.unsaved')}
        {!dirty && (isNew ? t('saveBar.nothing') : t('saveBar.saved'))}
      </p>
      <p className="ms-auto text-sm text-ink-700 max-sm:hidden">
        {t.rich('saveBar.shortcut', {
          key: <kbd className="rounded border border-ink-300 px-1.5" />,
        })}
      </p>
    </div>
  );
}

/** What a save may ask: how to resolve a conflict, whether to publish what readers would miss, or whether to save a deleted post again. */
export function SaveDialogs({ saving }: { saving: ReturnType<typeof usePostSaving> }) {
  const { question, dismiss } = saving;
  if (!question) return null;
  if (question.kind === 'conflict') {
    return (
      <ConflictDialog
        key={question.theirs.version}
        conflict={question}
        onResolve={saving.resolveConflict}
        onClose={dismiss}
      />
    );
  }
  const asks = question.kind === 'doubts';
  return (
    <ConfirmDialog
      title={t(asks ? 'saveDialogs.before' : 'saveDialogs.gone')}
      confirm={t(asks ? 'saveDialogs.anyway' : 'saveDialogs.again')}
      cancel={t('conflict.keepEditing')}
      onConfirm={() => (asks ? saving.save(question.options) : saving.saveAsNew())}
      onClose={dismiss}
    >
      {asks ? (
        <>
          <p>{t('saveDialogs.missing')}</p>
          <DoubtList doubts={question.doubts} />
          {question.doubts.some(({ href }) => !href) && <p>{t('saveDialogs.describe')}</p>}
        </>
      ) : (
        <p>{t('saveDialogs.goneText')}</p>
      )}
    </ConfirmDialog>
  );
}
