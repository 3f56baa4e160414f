import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { TextArea } from '@/ui/admin/TextArea';
import { useShortcut } from '@/ui/admin/useShortcut';
import type { Enquiry } from './enquiry';
import { useNotes } from './useNotes';

const t = adminTexts('enquiries');
const common = adminTexts('admin');

const MAX_LENGTH = 10_000;

/** Private notes, saved when the field loses the focus and by Ctrl+S. */
export function EnquiryNotes({ enquiry }: { enquiry: Enquiry }) {
  const { text, dirty, saving, change, save, resolveConflict } = useNotes(enquiry);
  useShortcut('ctrl+s', save);

  return (
    <div className="grid gap-2">
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={5}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={save}
        dir="auto"
      />
      <div className="flex min-h-6 flex-wrap items-center gap-3 text-sm">
        <p role="status">
          {saving.state === 'saving' && common('common.saving')}
          {saving.state === 'saved' && !dirty && t('notes.saved')}
          {(saving.state === 'idle' || saving.state === 'saved') && dirty && t('notes.unsaved')}
        </p>
        {saving.state === 'failed' && (
          <>
            <Problem>{t('notes.failed', { problem: saving.problem })}</Problem>
            <Button onClick={save}>{t('notes.save')}</Button>
          </>
        )}
      </div>
      {saving.state === 'conflict' && (
        <div role="alert" className="grid gap-3 rounded border-2 border-terracotta-600 p-4">
          <p className="font-semibold">{t('notes.conflict')}</p>
          <p
            {...scrollRegion(t('notes.theirs'))}
            dir="auto"
            className="max-h-40 overflow-auto bg-limestone-100 p-3 whitespace-pre-wrap"
          >
            {saving.theirs || t('nothing')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              onClick={() =>
                resolveConflict(`${saving.theirs}\n\n${text}`.trim().slice(0, MAX_LENGTH))
              }
            >
              {t('notes.join')}
            </Button>
            <Button onClick={() => resolveConflict(text)}>{t('notes.keepMine')}</Button>
            <Button onClick={() => resolveConflict(saving.theirs)}>{t('notes.keepTheirs')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
