import { failureText } from '@/lib/admin/failures';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/Button';
import { TextArea } from '@/ui/admin/fields';
import { useShortcut } from '@/ui/admin/useShortcut';
import type { Enquiry } from './enquiry';
import { useNotes } from './useNotes';

const MAX_LENGTH = 10_000;

/** Private notes, saved when the field loses the focus and by Ctrl+S. */
export function EnquiryNotes({ enquiry }: { enquiry: Enquiry }) {
  const { text, dirty, isPending, saved, error, change, save } = useNotes(enquiry);
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
          {isPending && t('common.saving')}
          {!isPending && saved && t(`notes.${saved}`)}
          {!isPending && !error && dirty && t('notes.unsaved')}
        </p>
        {error && !isPending && (
          <>
            <Problem>{t('notes.failed', { problem: failureText(error) })}</Problem>
            <Button onClick={save}>{t('notes.save')}</Button>
          </>
        )}
      </div>
    </div>
  );
}
