import { CalendarClock, Eye, Globe, Save } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';

const t = adminTexts('posts');

interface SaveBarProps {
  dirty: boolean;
  isNew: boolean;
  saving: boolean;
  /** While a translation is being confirmed. */
  blocked: boolean;
  problem: string;
  /** What making it public is called; undefined if nothing changes for readers. */
  opening: Opening | undefined;
  isDraft: boolean;
  onPublish: () => void;
  onPreview: () => void;
}

export type Opening = 'publish' | 'schedule';

const ICONS = { schedule: CalendarClock, publish: Globe, save: Save };

/** Three buttons in one row of a phone, so that the bar leaves room for the text. */
const PHONE = 'max-sm:px-3';

/** The sticky bar with the save state and the save and preview buttons. */
export function SaveBar({
  dirty,
  isNew,
  saving,
  blocked,
  problem,
  opening,
  isDraft,
  onPublish,
  onPreview,
}: SaveBarProps) {
  const busy = saving || blocked;
  const action = opening ?? 'save';
  const Icon = ICONS[action];
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg border border-limestone-300 bg-white px-3 py-2 shadow-float max-sm:gap-x-2 low:static">
      <p role="alert" className="w-full font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      {/* One button for both, which keeps the focus once the draft is published. */}
      <Button
        type={isDraft ? 'button' : 'submit'}
        variant="primary"
        className={PHONE}
        aria-disabled={busy}
        onClick={isDraft ? onPublish : undefined}
      >
        <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
        {saving && !isDraft ? t('saveBar.saving') : t(`saveBar.${action}`)}
      </Button>
      {isDraft && (
        <Button type="submit" className={PHONE} aria-disabled={busy}>
          <Save aria-hidden="true" className="size-5 max-sm:hidden" />
          {saving ? t('saveBar.saving') : t('saveBar.draft')}
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
