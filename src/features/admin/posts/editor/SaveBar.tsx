import { CalendarClock, Eye, Globe, Save } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import { stateOf } from '../post';
import type { PostForm } from '../usePostForm';
import type { usePostSaving } from './usePostSaving';

const t = adminTexts('posts');

interface SaveBarProps {
  post: PostForm;
  saving: ReturnType<typeof usePostSaving>;
  onPreview: () => void;
}

/** What a save that makes the post public would do; undefined if it is so already. */
function openingOf({ saved, values: { date, publishAt } }: PostForm) {
  const { values: was, inBin } = saved;
  const state = stateOf({ hidden: false, date, publishAt, inBin });
  if (state === stateOf({ ...was, inBin })) return undefined;
  return state === 'scheduled' ? 'schedule' : 'publish';
}

const ICONS = { schedule: CalendarClock, publish: Globe, save: Save };

/** Three buttons in one row of a phone, so that the bar leaves room for the text. */
const PHONE = 'max-sm:px-3';

/** The sticky bar with the save state and the save and preview buttons. */
export function SaveBar({ post, saving, onPreview }: SaveBarProps) {
  const { saved, dirty, confirming } = post;
  const isNew = saved.version === null;
  const isDraft = !saved.inBin && saved.values.hidden;
  const busy = saving.busy || confirming;
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
        aria-disabled={busy}
        onClick={isDraft ? saving.publish : undefined}
      >
        <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
        {saving.busy && !isDraft ? t('saveBar.saving') : t(`saveBar.${action}`)}
      </Button>
      {isDraft && (
        <Button type="submit" className={PHONE} aria-disabled={busy}>
          <Save aria-hidden="true" className="size-5 max-sm:hidden" />
          {saving.busy ? t('saveBar.saving') : t('saveBar.draft')}
        </Button>
      )}
      <Button className={PHONE} onClick={onPreview}>
        <Eye aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t('preview.title')}</span>
      </Button>
      <p role="status" className="text-sm text-ink-700">
        {dirty && t('saveBar.unsaved')}
        {!dirty && (isNew ? t('saveBar.nothing') : t('saveBar.saved'))}
      </p>
      <p className="ms-auto text-sm text-ink-700 max-sm:hidden">
        <AdminText
          of="posts"
          text="saveBar.shortcut"
          elements={{ key: <kbd className="rounded border border-ink-300 px-1.5" /> }}
        />
      </p>
    </div>
  );
}
