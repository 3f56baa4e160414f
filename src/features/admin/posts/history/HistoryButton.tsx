import { History } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import type { PostForm } from '../usePostForm';
import { HistoryDialog } from './HistoryDialog';

const t = adminTexts('posts');

/** Opens the versions of a post; a restored one is put into the form, to be read and saved. */
export function HistoryButton({ post }: { post: PostForm }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <History aria-hidden="true" className="size-5" />
        {t('history.button')}
      </Button>
      {open && (
        <HistoryDialog
          id={post.id}
          current={post.values}
          onRestore={(earlier, savedAt) => {
            post.fillIn(earlier);
            setOpen(false);
            toast(t('history.restored', { date: formatOfficeDateTime(savedAt) }));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
